import { Inject, Req } from '@nestjs/common';
import { PHOTO_RULE } from '@shop/domain/shared/upload-rules';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { FastifyRequest } from 'fastify';
import { Action } from '../graphql/action.decorator.ts';
import { badRequest, httpError } from '../http/errors.ts';
import { UploadRoute } from '../request/api-route.decorator.ts';
import { CurrentContext } from '../request/current-context.decorator.ts';
import type { RequestContext } from '../request/request-context.ts';
import { UPLOADS, type Uploads } from '../uploads/uploads.ts';

/** The stored photo, or why there is none. */
type ImageReply =
  | { readonly image: { readonly id: string; readonly name: string } }
  | { readonly messageKey: MessageKey };

const NO_PICTURE = badRequest('The form needs a file in the field image.');

/** Adds a photo to what somebody is about to send to the team, one in each request. */
@Action()
export class AddContactImage {
  constructor(@Inject(UPLOADS) private readonly uploads: Uploads) {}

  @UploadRoute('contact-image')
  async upload(@CurrentContext() context: RequestContext, @Req() request: FastifyRequest): Promise<ImageReply> {
    const {
      files: [file],
      fieldErrors: [error],
    } = await this.uploads.receive(
      request,
      { network: context.network, source: context.source() },
      { field: 'image', rule: PHOTO_RULE },
    );
    if (error !== undefined) return { messageKey: error.message };
    if (file === undefined) throw httpError(NO_PICTURE);
    const stored = await context.shop().contactRequests.uploadImage(context.visitor().shopper, file);
    return stored.ok ? { image: { id: stored.value, name: file.name } } : { messageKey: stored.refusal.message };
  }
}
