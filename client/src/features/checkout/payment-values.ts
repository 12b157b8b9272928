import type { CheckoutPartFragment } from '../../platform/generated/graphql.ts';

/** Initial values of the payment step: the chosen payment method, if it is still offered. */
export const paymentValues = ({ paymentMethods, selectedPaymentId }: CheckoutPartFragment) => ({
  paymentId: paymentMethods.find(({ id, enabled }) => id === selectedPaymentId && enabled)?.id ?? '',
  buyerReference: paymentMethods.find(({ buyerReference }) => buyerReference !== null)?.buyerReference ?? '',
});
