import { Body, Controller, Header, HttpCode, Inject, Post, Req, UseFilters, UseGuards } from '@nestjs/common';
import { registerBusiness } from '@shop/domain/businesses/register-business';
import { uploadCertificate } from '@shop/domain/businesses/upload-certificate';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { FastifyRequest } from 'fastify';
import { CERTIFICATE, requireBusinessShop } from '../businesses/receive-certificate.ts';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { JsonOnly, MultipartOnly, OwnPagesOnly } from '../request/route-guards.ts';
import { CurrentContext } from '../request/current-context.decorator.ts';
import type { RequestContext } from '../request/request-context.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import { UPLOADS } from '../uploads/uploads.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { acceptedReply, formRefusedReply } from '../login/auth-reply.ts';
import type { AuthReply } from '../login/auth-reply.ts';
import { RegisterBusinessAction } from './business-bodies.ts';

/** What became of an uploaded file. */
export interface UploadReply {
  readonly successfull: boolean;
  readonly errorMessage: MessageKey | null;
  /** The name under which it is stored. */
  readonly name: string | null;
}

const refusedFile = (errorMessage: MessageKey): UploadReply => ({ successfull: false, errorMessage, name: null });

/** The registration of a business: its certificate first, then the form (docs/decisions/0094). */
@Controller('api')
@UseGuards(OwnPagesOnly)
@UseFilters(ForwardErrors)
export class BusinessController {
  constructor(@Inject(UPLOADS) private readonly uploads: Uploads) {}

  @Post('uploads/certificate')
  @UseGuards(MultipartOnly)
  @HttpCode(200)
  @Header('cache-control', NO_STORE)
  async upload(@CurrentContext() context: RequestContext, @Req() request: FastifyRequest): Promise<UploadReply> {
    requireBusinessShop(context);
    const visitor = context.visitor();
    const {
      files: [certificate],
      fieldErrors: [error],
    } = await this.uploads.receive(request, { network: context.network, source: visitor.source }, CERTIFICATE);
    if (certificate === undefined || error !== undefined) return refusedFile(error?.message ?? 'shop.upload.required');
    const sent = await uploadCertificate(context.shop(), visitor)(certificate);
    return sent.ok ? { successfull: true, errorMessage: null, name: certificate.name } : refusedFile(sent.refusal);
  }

  @Post('register-business-action')
  @UseGuards(JsonOnly)
  @HttpCode(200)
  @Header('cache-control', NO_STORE)
  async register(
    @CurrentContext() context: RequestContext,
    @Body() { formData }: RegisterBusinessAction,
  ): Promise<AuthReply> {
    requireBusinessShop(context);
    const registered = await registerBusiness(context.shop())(context.visitor().shopper, formData);
    return registered.ok ? acceptedReply() : formRefusedReply(registered.refusal);
  }
}
