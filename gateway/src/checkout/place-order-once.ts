import { createHash } from 'node:crypto';
import { placeOrder } from '@shop/domain/checkout/place-order';
import type { PlaceOrder, PlaceOrderRefusal } from '@shop/domain/checkout/place-order';
import type { OrderOutcome } from '@shop/domain/checkout/submit-cart';
import type { Shopper } from '@shop/domain/sessions/shopper';
import type { Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import type { Cache } from '../cache/cache.port.ts';
import { WORLD_HEADER } from '../worlds/world-gate.ts';
import type { OrderLock } from './order-lock.ts';

/** Carts are ordered within a day, or not at all. */
const REMEMBERED_MS = 24 * 60 * 60_000;

/** Names an attempt: the same at every gateway until the shop has refused it, so that a repeat is known as one. */
const attemptKey = (cart: string, refusals: number): string => createHash('sha256').update(`${cart}|${refusals}`).digest('base64url');

/** Places an order: of a cart that is being ordered at any gateway, nobody orders again (docs/decisions/0005). */
export const placeOrderOnce =
  (shop: Pick<Shop, 'carts' | 'orders' | 'tracking'>, lock: OrderLock, cache: Pick<Cache, 'increment'>) =>
  (shopper: Shopper, command: PlaceOrder): Promise<Result<OrderOutcome, PlaceOrderRefusal>> => {
    const cart = `${shopper.headers[WORLD_HEADER] ?? ''}|${command.cartId}`;
    const refusals = (more: number): Promise<number> => cache.increment(`refused-orders|${attemptKey(cart, 0)}`, REMEMBERED_MS, more);
    return lock(cart, async () => {
      const idempotencyKey = attemptKey(cart, await refusals(0));
      const placed = await placeOrder(shop)({ ...shopper, isOrdering: true }, { ...command, idempotencyKey });
      if (!placed.ok) await refusals(1);
      return placed;
    });
  };
