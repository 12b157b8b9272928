import { PaymentReturnDocument } from '../../platform/generated/graphql.ts';
import { personalQuery } from '../../platform/queries/document-query.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';

/** What became of the payment of the order just placed. A failed attempt is followed by the next one. */
export const paymentReturnQuery = () => ({ ...personalQuery('PaymentReturn', PaymentReturnDocument, {}), meta: SILENT });
