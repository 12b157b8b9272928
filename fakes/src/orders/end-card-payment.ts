import type { OrderId } from '@shop/domain/orders/order';
import { lookUp } from '../worlds/persistent-map.ts';
import { remove, put, type Transaction, unschedule } from '../worlds/transaction.ts';
import { openPayment } from './open-payment.ts';

/** The provider did not get the money: the order that waited for it never comes to be, and its cart is free again. */
export const endCardPayment = (tx: Transaction, orderId: OrderId, status: 'declined' | 'cancelled'): void => {
  const open = openPayment(tx, orderId);
  if (open === undefined) return;
  const { payment, order } = open;
  put(tx, 'cardPayments', orderId, { ...payment, status });
  put(tx, 'orders', orderId, { ...order, status: 'cancelled' });
  remove(tx, 'carts', order.newCartId);
  unschedule(tx, 'payment-abandoned', orderId);
  const cart = lookUp(tx.state.carts, order.cartId);
  if (cart !== undefined) put(tx, 'carts', cart.id, { ...cart, status: { is: 'open' } });
};
