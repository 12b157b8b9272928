import { setStock, stockOf } from '../catalogue/stock.ts';
import { rowOf } from '../worlds/table.ts';
import { put, type Turn } from '../worlds/turn.ts';
import { sendOrderConfirmation } from './order-confirmation-mail.ts';
import type { OrderRecord } from './order-record.ts';

/** Makes an order final: takes the goods off the shelf, closes the cart, and writes to the buyer. */
export const makeFinal = (turn: Turn, order: OrderRecord): void => {
  const { orderId, positions } = order.confirmation;
  put(turn, 'orders', orderId, { ...order, status: 'placed' });
  const cart = rowOf(turn.state.carts, order.cartId);
  if (cart !== undefined) put(turn, 'carts', cart.id, { ...cart, fate: { is: 'ordered', orderId } });
  for (const { itemId, quantity } of positions) setStock(turn, itemId, Math.max(0, stockOf(turn, itemId) - quantity));
  const user = rowOf(turn.state.users, order.userId);
  if (user?.kind === 'customer') put(turn, 'users', user.userId, { ...user, isNew: false, cartId: order.newCartId, orderIds: [...(user.orderIds ?? []), orderId] });
  sendOrderConfirmation(turn, order);
};
