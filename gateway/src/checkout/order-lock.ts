import { createHash, randomUUID } from 'node:crypto';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { Cache } from '../cache/cache.port.ts';
import { ORDER_DEADLINE_MS, ORDER_PATIENCE_MS } from '../deadlines.ts';
import type { Timers } from '../timers.ts';

/** Runs one order of a cart at a time, over all gateways. */
export type OrderLock = <Value>(cart: string, order: () => Promise<Value>) => Promise<Value>;

/** Injection token of the `OrderLock`. */
export const ORDER_LOCK = Symbol('OrderLock');

/** Another press on the button is still at work, and what will come of it is not known yet. */
export class OrderUnderWay extends Error {
  override readonly name = 'OrderUnderWay';
  readonly messageKey: MessageKey = 'shop.error.unknownOutcome';
}

/** Time until somebody who waits looks again. */
const LOOK_AGAIN_MS = 100;

const unreadable = (cart: string): string => createHash('sha256').update(cart).digest('base64url');

/** A gateway that dies with an order under way holds the lock as long as that order could have taken. */
export const orderLock =
  (cache: Pick<Cache, 'keepFirst' | 'forget'>, timers: Timers): OrderLock =>
  async (cart, order) => {
    const key = `order|${unreadable(cart)}`;
    const holder = randomUUID();
    const end = timers.now() + ORDER_PATIENCE_MS;
    while ((await cache.keepFirst(key, holder, ORDER_DEADLINE_MS)) !== holder) {
      if (timers.now() >= end) throw new OrderUnderWay('the cart is being ordered already');
      await new Promise<void>((resolve) => timers.after(LOOK_AGAIN_MS, resolve));
    }
    try {
      return await order();
    } finally {
      await cache.forget(key, holder);
    }
  };
