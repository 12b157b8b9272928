import type { OrderId } from '@shop/domain/orders/order';
import { rowOf } from '../worlds/table.ts';
import { drop, put, type Turn, unschedule } from '../worlds/turn.ts';
import { openPayment } from './open-payment.ts';

/** The provider did not get the money: the order that waited for it never comes to be, and its cart is free again. */
export const endCardPayment = (turn: Turn, orderId: OrderId, status: 'declined' | 'cancelled'): void => {
  const open = openPayment(turn, orderId);
  if (open === undefined) return;
  const { payment, order } = open;
  put(turn, 'cardPayments', orderId, { ...payment, status });
  put(turn, 'orders', orderId, { ...order, status: 'cancelled' });
  drop(turn, 'carts', order.newCartId);
  unschedule(turn, 'payment-abandoned', orderId);
  const cart = rowOf(turn.state.carts, order.cartId);
  if (cart !== undefined) put(turn, 'carts', cart.id, { ...cart, fate: { is: 'open' } });
};
