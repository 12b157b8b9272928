import { PLACED_ORDER } from '@shop/domain/checkout/placed-order.slot';
import { STORED_PRIME_CHECKOUT } from '@shop/domain/prime/prime-checkout.slot';
import type { AmazonCheckoutSessionId, CheckoutType } from '@shop/domain/payments/express-payment';
import { ShopBusy } from '@shop/domain/shared/shop-busy';
import type { Shop } from '@shop/domain/shop';
import type { Cache } from '../cache/cache.port.ts';
import type { OrderLock } from './order-lock.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { hashOf } from '../shared/hash-of.ts';
import { idInWorld } from '../worlds/id-in-world.ts';

/** Longer than any payment waits for its capture. */
const REMEMBERED_MS = 24 * 60 * 60_000;

/**
 * Captures the payment that the shopper approved at the Amazon-style provider: once for an approval, across all gateways, and
 * never again after an unknown outcome. What became of it, the order says (docs/decisions/0125).
 */
export const completePaymentOnce =
  (
    { expressPayments }: Pick<Shop, 'expressPayments'>,
    cache: Pick<Cache, 'increment'>,
    lock: OrderLock,
    log: (failure: unknown) => void,
  ) =>
  async (
    visit: Pick<VisitorSession, 'read' | 'shopper' | 'world'>,
    checkoutType: CheckoutType,
    sessionId: AmazonCheckoutSessionId,
  ): Promise<void> => {
    const { shopper } = visit;
    const cartId =
      checkoutType === 'prime' ? visit.read(STORED_PRIME_CHECKOUT)?.cartId : visit.read(PLACED_ORDER)?.cartId;
    if (cartId === undefined || sessionId === '') return;
    const cart = idInWorld(visit, cartId);
    const key = `capture|${hashOf(`${cart}|${sessionId}`)}`;
    await lock(cart, async () => {
      const attempts = await cache.increment(key, REMEMBERED_MS);
      if (attempts > 1) return;
      const mayBeCaptured = await expressPayments.complete(shopper, cartId, sessionId).then(
        (completed) => completed.ok || completed.refusal.because !== 'no-such-session',
        (failure: unknown) => {
          log(failure);
          return !(failure instanceof ShopBusy);
        },
      );
      // Nothing was captured: the shopper has not approved anything yet, or the shop was too busy.
      if (!mayBeCaptured) await cache.increment(key, REMEMBERED_MS, -1);
    });
  };
