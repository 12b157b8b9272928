import { PAYMENT_ENDS } from '@shop/domain/payments/payment-end';
import type { PaymentEnd } from '@shop/domain/payments/payment-end';
import type { PaymentId } from '@shop/domain/payments/payment';
import type { RefusalTable } from '../shared/read-mutation-result.ts';
import { readId } from '../shared/read-text.ts';

type PaymentRefusal =
  | { readonly because: 'payment-pending'; readonly paymentId: PaymentId }
  | { readonly because: 'payment-ended'; readonly how: PaymentEnd; readonly paymentId: PaymentId };

const readPaymentEnd = (how: PaymentEnd): readonly [string, RefusalTable<PaymentRefusal>[string]] => [
  `PAYMENT_${how.toUpperCase()}`,
  ({ subject }) => ({ because: 'payment-ended', how, paymentId: readId(subject) }),
];

/** Why an order or a subscription is not paid: its payment goes on, or ended without money. */
export const readPaymentRefusals: RefusalTable<PaymentRefusal> = {
  PAYMENT_PENDING: ({ subject }) => ({ because: 'payment-pending', paymentId: readId(subject) }),
  ...Object.fromEntries(PAYMENT_ENDS.map(readPaymentEnd)),
};
