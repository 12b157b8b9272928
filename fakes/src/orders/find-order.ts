import type { OrderId } from '@shop/domain/shared/shop-id';
import type { Shopper } from '@shop/domain/visit/shopper';
import { currentUser } from '../sessions/current-user.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';
import type { OrderRecord } from './order-record.ts';

/** An order of this world, or a past order of a persona. */
export const orderOf = ({ state }: View, orderId: OrderId): OrderRecord | undefined =>
  lookUp(state.orders, orderId) ?? lookUp(state.pastOrders, orderId);

/** The order, unless its payment is still open or has failed. */
export const ifPlaced = (order: OrderRecord | undefined): OrderRecord | undefined =>
  order?.status === 'placed' ? order : undefined;

/** The shopper's own order, whether it is paid or not. */
export const ownOrderEver = (view: View, shopper: Shopper, orderId: OrderId): OrderRecord | undefined => {
  const order = orderOf(view, orderId);
  return order !== undefined && order.userId === currentUser(view, shopper)?.userId ? order : undefined;
};

/** The shopper's own order, once it is placed. */
export const ownOrder = (view: View, shopper: Shopper, orderId: OrderId): OrderRecord | undefined =>
  ifPlaced(ownOrderEver(view, shopper, orderId));
