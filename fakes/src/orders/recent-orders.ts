import { type OrderOverview, RECENT_ORDERS } from '@shop/domain/orders/order';
import type { Account, Guest } from '../customers/user.ts';
import type { View } from '../worlds/transaction.ts';
import { orderOf } from './find-order.ts';

/** The orders of an account, the newest first; none for guests. */
export const ordersOf = (view: View, user: Account | Guest | undefined): readonly OrderOverview[] => {
  if (user?.kind !== 'customer') return [];
  return (user.orderIds ?? []).toReversed().flatMap((id) => {
    const order = orderOf(view, id);
    if (order === undefined) return [];
    const { orderId, orderedAt, total: totalAmount } = order.confirmation;
    return [{ orderId, orderedAt, totalAmount }];
  });
};

export const recentOrders = (view: View, user: Account | Guest | undefined): readonly OrderOverview[] => ordersOf(view, user).slice(0, RECENT_ORDERS);
