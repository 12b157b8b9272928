import type { Orders } from '@shop/domain/orders/orders.port';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { signedInUser } from '../sessions/current-user.ts';
import type { World } from '../worlds/world.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { confirmationFor } from '../orders/confirmation-for.ts';
import { ownOrder } from '../orders/find-order.ts';
import { orderAtZipCode } from '../orders/look-up-order.ts';
import { listOrders, orderYears, recentOrders } from '../orders/list-orders.ts';
import { orderDetailsOf, orderStatusViewOf } from './order-details.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { submit } from '../checkout/submit-order.ts';

const ifFound = <Value>(
  order: OrderRecord | undefined,
  present: (order: OrderRecord) => Value,
): Result<Value, { readonly because: 'no-such-order' }> =>
  order === undefined ? refused({ because: 'no-such-order' }) : granted(present(order));

export const inMemoryOrders = (world: World): Orders => ({
  submit: async (shopper, cartId, attempt) => world.run((tx) => submit(tx, shopper, cartId, attempt)),
  confirmation: async (shopper, orderId) => world.read((view) => confirmationFor(view, shopper, orderId)),
  recent: async (shopper) => world.read((view) => recentOrders(view, signedInUser(view, shopper))),
  list: async (shopper, query) => world.read((view) => listOrders(view, signedInUser(view, shopper), query)),
  years: async (shopper) => world.read((view) => orderYears(view, signedInUser(view, shopper))),
  details: async (shopper, orderId) =>
    world.read((view) => ifFound(ownOrder(view, shopper, orderId), (order) => orderDetailsOf(view, order))),
  status: async (_shopper, lookUp) =>
    world.read((view) => ifFound(orderAtZipCode(view, lookUp), (order) => orderStatusViewOf(view, order))),
  cancel: async (shopper, orderId) =>
    world.run((tx) => {
      const cancelled = cancelOrder(tx, shopper, orderId);
      return cancelled.ok ? granted(orderDetailsOf(tx, cancelled.value)) : cancelled;
    }),
});
