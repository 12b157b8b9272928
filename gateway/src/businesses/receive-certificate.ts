import { sendCertificate } from '@shop/domain/businesses/send-certificate';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { Result } from '@shop/domain/shared/result';
import { CERTIFICATE_RULE } from '@shop/domain/shared/upload-rules';
import type { UploadedFile } from '@shop/domain/shared/uploaded-file';
import type { Shop } from '@shop/domain/shop';
import { httpError, NOT_FOUND } from '../http/errors.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import type { ExpectedForm } from '../uploads/uploads.ts';

/** The file field of a business registration. */
export const CERTIFICATE: ExpectedForm = { field: 'certificate', rule: CERTIFICATE_RULE };

/** Only the business shop registers businesses. */
export const requireBusinessShop = ({ storefront }: Pick<RequestContext, 'storefront'>): void => {
  if (!storefront.isB2b) throw httpError(NOT_FOUND);
};

/** Gives the certificate to the shop. It belongs to the visitor's session, which is opened for it if there is none. */
export const receiveCertificate =
  (shop: Pick<Shop, 'businesses' | 'sessions'>) =>
  async (visitor: VisitorSession, certificate: UploadedFile): Promise<Result<void, MessageKey>> => {
    if (visitor.shopper.userId === undefined) visitor.opened(await shop.sessions.open(visitor.shopper));
    return sendCertificate(shop)(visitor.shopper, certificate);
  };
