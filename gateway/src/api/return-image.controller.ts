import { Controller, Header, HttpCode, Inject, Post, Req, UseFilters, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RETURN_IMAGE_RULE } from '@shop/domain/returns/image-rule';
import { orderNotFound } from '@shop/domain/returns/returns-guard';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { Shop } from '@shop/domain/shop';
import { badRequest, httpError } from '../http/errors.ts';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { MultipartOnly, OwnPagesOnly } from '../http/route-guards.ts';
import { CurrentContext } from '../request/current-context.decorator.ts';
import type { RequestContext } from '../request/request-context.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import { addReturnImage } from '../returns/add-return-image.ts';
import { RETURN_DRAFTS } from '../returns/return-drafts.ts';
import type { ReturnDrafts } from '../returns/return-drafts.ts';
import type { ReturnImage } from '../returns/stored-return.ts';
import { unlessRevoked } from '../sessions/unless-revoked.ts';
import { SHOP_ID } from '../shared/is-shop-id.ts';
import { SHOP } from '../shop.token.ts';
import { UPLOADS } from '../uploads/uploads.ts';
import type { ReceivedForm, Uploads } from '../uploads/uploads.ts';

/** The stored picture, or why there is none. With a path the return cannot go on here. */
type ImageReply =
  | { readonly image: ReturnImage }
  | { readonly messageKey: MessageKey | undefined; readonly path?: string };

const NO_PICTURE = badRequest('The form needs the fields order and item, and a file in the field image.');

/** Pictures of what is returned (specification A7: uploadReturnImage), one in each request. */
@Controller('api/uploads')
@UseGuards(MultipartOnly, OwnPagesOnly)
@UseFilters(ForwardErrors)
export class ReturnImageController {
  constructor(
    @Inject(SHOP) private readonly shop: Pick<Shop, 'returns' | 'parameters' | 'customers'>,
    @Inject(RETURN_DRAFTS) private readonly drafts: ReturnDrafts,
    @Inject(UPLOADS) private readonly uploads: Uploads,
  ) {}

  @Post('return-image')
  @HttpCode(200)
  @Header('cache-control', NO_STORE)
  async upload(@CurrentContext() requestContext: RequestContext, @Req() request: FastifyRequest): Promise<ImageReply> {
    const visitor = await requestContext.confirmedVisitor({ isAboutToKeep: true });
    const isOfAnOrder = async ({ order: hash = '' }: ReceivedForm['fields']): Promise<boolean> => {
      const find = () => this.shop.returns.findByHash(visitor.shopper, hash);
      return !SHOP_ID.test(hash) || (await unlessRevoked(this.shop)(visitor, find, find)).ok;
    };
    const { fields, files, fieldErrors, isExpected } = await this.uploads.receive(
      request,
      { network: requestContext.network, shopper: visitor.shopper },
      { field: 'image', rule: RETURN_IMAGE_RULE, isExpected: isOfAnOrder },
    );
    if (!isExpected) return { messageKey: orderNotFound.notice, path: orderNotFound.path };
    const [error] = fieldErrors;
    if (error !== undefined) return { messageKey: error.message };
    const { order = '', item = '' } = fields;
    const [file] = files;
    if (file === undefined || !SHOP_ID.test(order) || !SHOP_ID.test(item)) throw httpError(NO_PICTURE);
    const add = () => addReturnImage({ shop: this.shop, drafts: this.drafts })(visitor, order, item, file);
    const added = await unlessRevoked(this.shop)(visitor, add, add);
    if (added.ok) return { image: added.value };
    return added.refusal.because === 'not-ready'
      ? { messageKey: added.refusal.notice, path: added.refusal.path }
      : { messageKey: added.refusal.message };
  }
}
