import type { PaymentSubjectId } from './payment-subject.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';
import type { ProviderPayment } from './provider-payment.ts';

/** A payment without an outcome yet. */
export const openPayment = ({ state }: View, subjectId: PaymentSubjectId): ProviderPayment | undefined => {
  const payment = lookUp(state.providerPayments, subjectId);
  return payment?.status === 'open' ? payment : undefined;
};
