import type { MessageKey } from '@shop/domain/shared/message-keys';
import { cacheLock } from '../cache/cache-lock.ts';
import type { Lock } from '../cache/cache-lock.ts';
import type { Cache } from '../cache/cache.port.ts';
import { ORDER_DEADLINE_MS, ORDER_LOCK_TIMEOUT_MS } from '../deadlines.ts';
import type { Timers } from '../timers.ts';

/** Runs one order of a cart at a time, across all gateways. */
export type OrderLock = Lock;

/** Injection token of the `OrderLock`. */
export const ORDER_LOCK = Symbol('OrderLock');

/** An earlier request for the order is still running, so its outcome is unknown. */
export class OrderUnderWay extends Error {
  override readonly name = 'OrderUnderWay';
  readonly messageKey: MessageKey = 'shop.error.unknownOutcome';
}

export const orderLock = (cache: Pick<Cache, 'setIfAbsent' | 'deleteIfEqual'>, timers: Timers): OrderLock =>
  cacheLock(cache, timers, {
    prefix: 'order',
    taskMs: ORDER_DEADLINE_MS,
    waitMs: ORDER_LOCK_TIMEOUT_MS,
    stillRunning: () => new OrderUnderWay('the cart is being ordered already'),
  });
