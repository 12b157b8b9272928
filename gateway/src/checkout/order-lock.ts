import { randomUUID } from 'node:crypto';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { Cache } from '../cache/cache.port.ts';
import { ORDER_DEADLINE_MS, ORDER_LOCK_TIMEOUT_MS } from '../deadlines.ts';
import type { Timers } from '../timers.ts';
import { hashOf } from '../shared/hash-of.ts';

/** Runs one order of a cart at a time, across all gateways. */
export type OrderLock = <Value>(cart: string, order: () => Promise<Value>) => Promise<Value>;

/** Injection token of the `OrderLock`. */
export const ORDER_LOCK = Symbol('OrderLock');

/** An earlier request for the order is still running, so its outcome is unknown. */
export class OrderUnderWay extends Error {
  override readonly name = 'OrderUnderWay';
  readonly messageKey: MessageKey = 'shop.error.unknownOutcome';
}

/** Interval between two attempts to acquire the lock. */
const LOOK_AGAIN_MS = 100;

/** The lock expires after the longest time that an order can take, in case its gateway dies. */
export const orderLock =
  (cache: Pick<Cache, 'setIfAbsent' | 'deleteIfEqual'>, timers: Timers): OrderLock =>
  async (cart, order) => {
    const key = `order|${hashOf(cart)}`;
    const holder = randomUUID();
    const end = timers.now() + ORDER_LOCK_TIMEOUT_MS;
    while ((await cache.setIfAbsent(key, holder, ORDER_DEADLINE_MS)) !== holder) {
      if (timers.now() >= end) throw new OrderUnderWay('the cart is being ordered already');
      await new Promise<void>((resolve) => timers.after(LOOK_AGAIN_MS, resolve));
    }
    try {
      return await order();
    } finally {
      await cache.deleteIfEqual(key, holder);
    }
  };
