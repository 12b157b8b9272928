import type { OrderId } from '@shop/domain/orders/order';
import type { Money } from '@shop/domain/shared/money';
import { emptyMap, lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';
import type { OrderRecord } from './order-record.ts';

export type PaymentOutcome = 'paid' | 'declined' | 'cancelled';

/** A payment with a provider, as the shop and the provider both know it. The first outcome is final. */
export interface ProviderPayment {
  readonly amount: Money;
  readonly language: 'de' | 'en';
  readonly status: 'open' | PaymentOutcome;
}

/** By order id. */
export const PAYMENT_TABLES = { providerPayments: emptyMap<ProviderPayment>() };

/** A payment without an outcome yet, and the order that waits for it. */
export interface OpenPayment {
  readonly payment: ProviderPayment;
  readonly order: OrderRecord;
}

export const openPayment = ({ state }: View, orderId: OrderId): OpenPayment | undefined => {
  const payment = lookUp(state.providerPayments, orderId);
  const order = lookUp(state.orders, orderId);
  return payment?.status === 'open' && order !== undefined ? { payment, order } : undefined;
};
