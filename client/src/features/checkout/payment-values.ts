import type { CheckoutPartFragment } from '../../shared/generated/graphql.ts';
import type { Draft } from '../../shared/session-draft.ts';

/** What the payment step begins with: the way to pay that is chosen and still offered. */
export const paymentValues = ({ paymentMethods, selectedPaymentId }: CheckoutPartFragment): Draft => ({
  paymentId: paymentMethods.find(({ id, enabled }) => id === selectedPaymentId && enabled)?.id ?? '',
  buyerReference: paymentMethods.find(({ buyerReference }) => buyerReference !== null)?.buyerReference ?? '',
});
