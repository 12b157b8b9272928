import { placeOrder } from '@shop/domain/checkout/place-order';
import type { PlaceOrder, PlaceOrderPorts, PlaceOrderRefusal } from '@shop/domain/checkout/place-order';
import type { OrderOutcome } from '@shop/domain/checkout/submit-cart';
import type { Result } from '@shop/domain/shared/result';
import type { Cache } from '../cache/cache.port.ts';
import { hashOf } from '../shared/hash-of.ts';
import { idInWorld } from '../worlds/id-in-world.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import type { OrderLock } from '../payments/order-lock.ts';

/** A cart is ordered within a day of the first attempt, or never. */
const REMEMBERED_MS = 24 * 60 * 60_000;

/** Identifies an attempt by the number of ended ones: all gateways use the same key until the outcome is known, so the shop recognises a repeat. */
const attemptKey = (cart: string, earlier: number): string => hashOf(`${cart}|${earlier}`);

/** Whether a result ends the attempt without an order. If a provider declines, the next click is a new attempt; if the shop was too busy, it is the same. */
const endsAttempt = (placed: Result<OrderOutcome, PlaceOrderRefusal>): boolean =>
  placed.ok ? placed.value.happened !== 'order-placed' : placed.refusal.because !== 'shop-busy';

/**
 * Places an order, one at a time per cart across all gateways (docs/decisions/0005). Only the session's own cart is locked
 * and counted: nobody can block another visitor's order, and invented ids leave nothing behind.
 */
export const placeOrderOnce =
  (shop: PlaceOrderPorts, lock: OrderLock, cache: Pick<Cache, 'increment'>) =>
  (
    visitor: Pick<VisitorSession, 'shopper' | 'world'>,
    command: PlaceOrder,
  ): Promise<Result<OrderOutcome, PlaceOrderRefusal>> => {
    const { shopper } = visitor;
    if (command.cartId !== shopper.cartId) return placeOrder(shop)(shopper, command);
    const cart = idInWorld(visitor, command.cartId);
    const endedAttempts = (more: number): Promise<number> =>
      cache.increment(`order-attempts|${attemptKey(cart, 0)}`, REMEMBERED_MS, more);
    return lock(cart, async () => {
      const idempotencyKey = attemptKey(cart, await endedAttempts(0));
      const placed = await placeOrder(shop)(shopper, { ...command, attempt: { ...command.attempt, idempotencyKey } });
      if (endsAttempt(placed)) await endedAttempts(1);
      return placed;
    });
  };
