import { type OrderOverview, RECENT_ORDERS } from '@shop/domain/orders/order';
import type { Account, Guest } from '../customers/user.ts';
import { rowOf } from '../worlds/table.ts';
import type { View } from '../worlds/turn.ts';

/** The newest orders of an account; a guest has no account. */
export const recentOrders = ({ state }: View, user: Account | Guest | undefined): readonly OrderOverview[] => {
  if (user?.kind !== 'customer') return [];
  const newest = (user.orderIds ?? []).slice(-RECENT_ORDERS).toReversed();
  return newest.flatMap((id) => {
    const order = rowOf(state.orders, id);
    if (order === undefined) return [];
    const { orderId, orderedAt, total: totalAmount } = order.confirmation;
    return [{ orderId, orderedAt, totalAmount }];
  });
};
