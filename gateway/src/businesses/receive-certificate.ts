import { CERTIFICATE_RULE } from '@shop/domain/shared/upload-rules';
import { httpError, NOT_FOUND } from '../http/errors.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ExpectedForm } from '../uploads/uploads.ts';

/** The file field of a business registration. */
export const CERTIFICATE: ExpectedForm = { field: 'certificate', rule: CERTIFICATE_RULE };

/** Only the business shop registers businesses. */
export const requireBusinessShop = ({ storefront }: Pick<RequestContext, 'storefront'>): void => {
  if (!storefront.isB2b) throw httpError(NOT_FOUND);
};
