import { Controller, Header, HttpCode, Inject, Post, Req, UseFilters, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RETURN_IMAGE_RULE } from '@shop/domain/returns/image-rule';
import { orderNotFound } from '@shop/domain/returns/returns-guard';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { badRequest, httpError } from '../http/errors.ts';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { MultipartOnly, OwnPagesOnly } from '../request/route-guards.ts';
import { CurrentContext } from '../request/current-context.decorator.ts';
import type { RequestContext } from '../request/request-context.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import { addReturnImage } from '@shop/domain/returns/add-return-image';
import { RETURN_PORTS, type ReturnPortsFor } from '../returns/return-ports.ts';
import type { ReturnImage } from '@shop/domain/returns/stored-return';
import { evenWithoutSession } from '@shop/domain/returns/change-return';
import { SHOP_ID } from '@shop/domain/shared/shop-id';
import { UPLOADS } from '../uploads/uploads.ts';
import type { ReceivedForm, Uploads } from '../uploads/uploads.ts';

/** The stored picture, or why there is none. With a path the return cannot go on here. */
type ImageReply =
  | { readonly image: ReturnImage }
  | { readonly messageKey: MessageKey | undefined; readonly path?: string };

const NO_PICTURE = badRequest('The form needs the fields order and item, and a file in the field image.');

/** Pictures of what is returned (RETURN-07), one in each request. */
@Controller('api/uploads')
@UseGuards(MultipartOnly, OwnPagesOnly)
@UseFilters(ForwardErrors)
export class ReturnImageController {
  constructor(
    @Inject(RETURN_PORTS) private readonly portsFor: ReturnPortsFor,
    @Inject(UPLOADS) private readonly uploads: Uploads,
  ) {}

  @Post('return-image')
  @HttpCode(200)
  @Header('cache-control', NO_STORE)
  async upload(@CurrentContext() requestContext: RequestContext, @Req() request: FastifyRequest): Promise<ImageReply> {
    const visitor = await requestContext.confirmedVisitor({ isAboutToKeep: true });
    const ports = this.portsFor(requestContext.shop(), visitor);
    const isOfAnOrder = async ({ order: hash = '' }: ReceivedForm['fields']): Promise<boolean> => {
      const find = () => ports.returns.findByHash(visitor.shopper, hash);
      return !SHOP_ID.test(hash) || (await evenWithoutSession(ports, visitor)(find)).ok;
    };
    const { fields, files, fieldErrors, isExpected } = await this.uploads.receive(
      request,
      { network: requestContext.network, source: visitor.source },
      { field: 'image', rule: RETURN_IMAGE_RULE, isExpected: isOfAnOrder },
    );
    if (!isExpected) return { messageKey: orderNotFound.notice, path: orderNotFound.path };
    const [error] = fieldErrors;
    if (error !== undefined) return { messageKey: error.message };
    const { order = '', item = '' } = fields;
    const [file] = files;
    if (file === undefined || !SHOP_ID.test(order) || !SHOP_ID.test(item)) throw httpError(NO_PICTURE);
    const added = await addReturnImage(ports, visitor)(order, item, file);
    if (added.ok) return { image: added.value };
    return added.refusal.because === 'not-ready'
      ? { messageKey: added.refusal.notice, path: added.refusal.path }
      : { messageKey: added.refusal.message };
  }
}
