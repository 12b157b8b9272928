import { type OrderOverview, RECENT_ORDERS } from '@shop/domain/orders/order';
import type { Account, Guest } from '../customers/user.ts';
import type { View } from '../worlds/turn.ts';
import { orderOf } from './order-record.ts';

/** The newest orders of an account; a guest has no account. */
export const recentOrders = (view: View, user: Account | Guest | undefined): readonly OrderOverview[] => {
  if (user?.kind !== 'customer') return [];
  const newest = (user.orderIds ?? []).slice(-RECENT_ORDERS).toReversed();
  return newest.flatMap((id) => {
    const order = orderOf(view, id);
    if (order === undefined) return [];
    const { orderId, orderedAt, total: totalAmount } = order.confirmation;
    return [{ orderId, orderedAt, totalAmount }];
  });
};
