import type { Orders } from '@shop/domain/orders/orders.port';
import { granted, refused } from '@shop/domain/shared/result';
import { signedInUser, currentUser } from '../sessions/current-user.ts';
import type { WorldOf } from '../worlds/worlds.ts';
import { orderOf } from './find-order.ts';
import { recentOrders } from './recent-orders.ts';
import { submit } from './submit-order.ts';

export const inMemoryOrders = (worldOf: WorldOf): Orders => ({
  submit: async (shopper, cartId, attempt) => worldOf(shopper).run((tx) => submit(tx, shopper, cartId, attempt)),
  confirmation: async (shopper, orderId) =>
    worldOf(shopper).read((view) => {
      const order = orderOf(view, orderId);
      const isTheirs = order !== undefined && order.userId === currentUser(view, shopper)?.userId;
      return isTheirs && order.status === 'placed' ? granted(order.confirmation) : refused({ because: 'no-such-order' as const });
    }),
  recent: async (shopper) => worldOf(shopper).read((view) => recentOrders(view, signedInUser(view, shopper))),
});
