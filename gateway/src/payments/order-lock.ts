import type { Visit } from '@shop/domain/visit/visit.port';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { cacheLock, lockReleased } from '../cache/cache-lock.ts';
import type { Lock } from '../cache/cache-lock.ts';
import type { Cache } from '../cache/cache.port.ts';
import { ORDER_DEADLINE_MS, ORDER_LOCK_TIMEOUT_MS } from '../timing/deadlines.ts';
import type { Timers } from '../timing/timers.ts';
import { idInWorld, type InWorld } from '../worlds/id-in-world.ts';

/** Runs one order of a cart at a time, across all gateways. */
export type OrderLock = Lock;

/** An earlier request for the order is still running, so its outcome is unknown. */
export class OrderUnderWay extends Error {
  override readonly name = 'OrderUnderWay';
  readonly messageKey: MessageKey = 'shop.error.unknownOutcome';
}

const OPTIONS = {
  prefix: 'order',
  waitMs: ORDER_LOCK_TIMEOUT_MS,
  stillRunning: () => new OrderUnderWay('the cart is being ordered already'),
};

export const orderLock = (cache: Pick<Cache, 'setIfAbsent' | 'deleteIfEqual'>, timers: Timers): OrderLock =>
  cacheLock(cache, timers, { ...OPTIONS, taskMs: ORDER_DEADLINE_MS });

/**
 * Waits for the order in flight of a shopper's cart, if there is one: a checkout that is read after a reload or a lost reply
 * must not show as open what is being ordered (docs/decisions/0005). Throws `OrderUnderWay` if the order takes too long.
 */
export type OrderSettled = (context: InWorld & { readonly visitor: Pick<Visit, 'shopper'> }) => Promise<void>;

/** Injection token of `OrderSettled`. */
export const ORDER_SETTLED = Symbol('OrderSettled');

export const orderSettled = (cache: Pick<Cache, 'read'>, timers: Timers): OrderSettled => {
  const released = lockReleased(cache, timers, OPTIONS);
  return async ({ visitor, world }) => {
    const { cartId } = visitor.shopper;
    if (cartId !== undefined) await released(idInWorld({ world }, cartId));
  };
};
