import { Controller, Inject, Post, Redirect, Req, UseFilters, UseGuards } from '@nestjs/common';
import { registerBusiness } from '@shop/domain/businesses/register-business';
import { uploadCertificate } from '@shop/domain/businesses/upload-certificate';
import type { FieldError } from '@shop/domain/shared/field-errors';
import { writeEntries } from '@shop/domain/shared/file-entries';
import { BUSINESS_REGISTERED, REGISTER } from '@shop/domain/shared/paths';
import type { UploadedFile } from '@shop/domain/shared/uploaded-file';
import type { FastifyRequest } from 'fastify';
import { CERTIFICATE, requireBusinessShop } from '../businesses/receive-certificate.ts';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { OwnFormsOnly } from '../request/route-guards.ts';
import { CurrentContext } from '../request/current-context.decorator.ts';
import type { RequestContext } from '../request/request-context.ts';
import { UPLOADS } from '../uploads/uploads.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { BUSINESS_FORM_FIELDS, typedBusinessIn, typedBusinessValues } from './business-form-values.ts';
import { echoRefusal } from './form-refused.ts';
import { ReadsFields } from '../request/reads-fields.decorator.ts';
import { TooManyAttemptsInForm } from '../request/too-many-attempts.filter.ts';

const SEE_OTHER = 303;
const FORM = 'register-business';

interface SentBack {
  readonly url: string;
}

/** What became of the certificate of a form; the session may have one from an earlier try. */
interface Certificate {
  readonly errors: readonly FieldError[];
  /** Fields that show the next page what the shop has. */
  readonly values: Readonly<Record<string, string>>;
}

/** The registration of a business before scripts run, or without them: form and certificate in one request. */
@Controller('forms')
@UseGuards(OwnFormsOnly)
@UseFilters(ForwardErrors, TooManyAttemptsInForm)
export class BusinessFormsController {
  constructor(@Inject(UPLOADS) private readonly uploads: Uploads) {}

  @Post('uploads/business-registration')
  @ReadsFields(BUSINESS_FORM_FIELDS)
  @Redirect(BUSINESS_REGISTERED, SEE_OTHER)
  async register(@CurrentContext() context: RequestContext, @Req() request: FastifyRequest): Promise<SentBack> {
    requireBusinessShop(context);
    const visitor = context.visitor();
    const { fields, files, fieldErrors } = await this.uploads.receive(
      request,
      { network: context.network, source: visitor.source },
      CERTIFICATE,
    );
    const certificate =
      fieldErrors.length > 0 ? { errors: fieldErrors, values: {} } : await this.receive(context, files[0]);
    const typedBusiness = typedBusinessIn(fields);
    const registered = await registerBusiness(context.shop())(visitor.shopper, typedBusiness, certificate.errors);
    if (registered.ok) return { url: BUSINESS_REGISTERED };
    const { refusal } = registered;
    const { certificate: earlier, ...typed } = typedBusinessValues(fields);
    const isMissing = refusal.fieldErrors.some(({ field }) => field === CERTIFICATE.field);
    echoRefusal(
      visitor,
      FORM,
      { ...typed, ...(isMissing ? {} : { certificate: earlier, ...certificate.values }) },
      refusal,
    );
    return { url: REGISTER };
  }

  private async receive(context: RequestContext, file: UploadedFile | undefined): Promise<Certificate> {
    if (file === undefined) return { errors: [], values: {} };
    const { field } = CERTIFICATE;
    const sent = await uploadCertificate(context.shop(), context.visitor())(file);
    if (!sent.ok) return { errors: [{ field, message: sent.refusal }], values: {} };
    return { errors: [], values: { [field]: writeEntries([{ key: field, id: field, name: file.name }]) } };
  }
}
