import { PaymentReturnDocument } from '../../platform/generated/graphql.ts';
import { personalQuery } from '../../platform/queries/document-query.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';

/** What became of the payment of the order or the subscription just placed. A failed attempt is followed by the next one. */
export const paymentReturnQuery = (isPrime: boolean) => ({
  ...personalQuery('PaymentReturn', PaymentReturnDocument, { isPrime }),
  meta: SILENT,
});
