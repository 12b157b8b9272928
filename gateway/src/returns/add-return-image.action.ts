import { Inject, Req } from '@nestjs/common';
import { addReturnImage, returnOrderExists } from '@shop/domain/returns/add-return-image';
import { PHOTO_RULE } from '@shop/domain/shared/upload-rules';
import { orderNotFound } from '@shop/domain/returns/returns-guard';
import type { ReturnImage } from '@shop/domain/returns/stored-return';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { SHOP_ID } from '@shop/domain/shared/shop-id';
import type { FastifyRequest } from 'fastify';
import { Action } from '../graphql/action.decorator.ts';
import { badRequest, httpError } from '../http/errors.ts';
import { UploadRoute } from '../request/api-route.decorator.ts';
import { CurrentContext } from '../request/current-context.decorator.ts';
import type { RequestContext } from '../request/request-context.ts';
import { type ReceivedForm, UPLOADS, type Uploads } from '../uploads/uploads.ts';
import { RETURN_PORTS, type ReturnPortsFor } from './return-ports.ts';

/** The stored picture, or why there is none. With a path the return cannot go on here. */
type ImageReply =
  | { readonly image: ReturnImage }
  | { readonly messageKey: MessageKey | undefined; readonly path?: string };

const NO_PICTURE = badRequest('The form needs the fields order and item, and a file in the field image.');

/** Adds a picture of what is returned (RETURN-07), one in each request. */
@Action()
export class AddReturnImage {
  constructor(
    @Inject(RETURN_PORTS) private readonly portsFor: ReturnPortsFor,
    @Inject(UPLOADS) private readonly uploads: Uploads,
  ) {}

  @UploadRoute('return-image')
  async upload(@CurrentContext() requestContext: RequestContext, @Req() request: FastifyRequest): Promise<ImageReply> {
    const visitor = await requestContext.confirmedVisitor({ isAboutToKeep: true });
    const ports = this.portsFor(requestContext.shop(), requestContext);
    const isExpectedOf = async ({ order: hash = '' }: ReceivedForm['fields']): Promise<boolean> =>
      !SHOP_ID.test(hash) || returnOrderExists(ports, visitor)(hash);
    const { fields, files, fieldErrors, isExpected } = await this.uploads.receive(
      request,
      { network: requestContext.network, source: requestContext.source() },
      { field: 'image', rule: PHOTO_RULE, isExpected: isExpectedOf },
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
