import type { OrderId } from '@shop/domain/orders/order';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';
import type { OrderRecord } from './order-record.ts';
import type { ProviderPayment } from './provider-payment.ts';

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
