import type { OrderId } from '@shop/domain/orders/order';
import { rowOf } from '../worlds/table.ts';
import { put, type Turn, unschedule } from '../worlds/turn.ts';
import { setStock, stockOf } from '../catalogue/stock.ts';
import { sendOrderConfirmation } from './order-confirmation-mail.ts';

/** Makes the order final: takes the goods off the shelf, closes the cart, and writes to the buyer. */
export const makeFinal = (turn: Turn, orderId: OrderId): void => {
  const order = rowOf(turn.state.orders, orderId);
  const cart = order === undefined ? undefined : rowOf(turn.state.carts, order.cartId);
  if (order === undefined || cart === undefined || order.status === 'placed') return;
  put(turn, 'orders', orderId, { ...order, status: 'placed' });
  unschedule(turn, 'payment-abandoned', orderId);
  put(turn, 'carts', cart.id, { ...cart, fate: { is: 'ordered', orderId } });
  for (const { itemId, quantity } of order.confirmation.positions) setStock(turn, itemId, Math.max(0, stockOf(turn, itemId) - quantity));
  const user = rowOf(turn.state.users, order.userId);
  if (user?.kind === 'customer') put(turn, 'users', user.userId, { ...user, isNew: false, cartId: order.newCartId, orderIds: [...(user.orderIds ?? []), orderId] });
  sendOrderConfirmation(turn, order);
};
