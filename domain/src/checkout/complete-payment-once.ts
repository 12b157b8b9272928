import type { AmazonCheckoutSessionId, CheckoutType } from '../payments/express-payment.ts';
import type { ExpressPayments } from '../payments/express-payments.port.ts';
import { STORED_PRIME_CHECKOUT } from '../prime/prime-checkout.slot.ts';
import type { Attempts } from '../shared/attempts.port.ts';
import { ShopBusy } from '../shared/shop-busy.ts';
import type { Visit } from '../visit/visit.port.ts';
import { PLACED_ORDER } from './placed-order.slot.ts';

interface Ports {
  readonly reportFailure: (failure: unknown) => void;
  readonly expressPayments: ExpressPayments;
  readonly attempts: Attempts;
}

/**
 * Captures the payment that the shopper approved at the Amazon-style provider: once for an approval, across all gateways, and
 * never again after an unknown outcome. What became of it, the order says (docs/decisions/0125).
 */
export const completePaymentOnce =
  ({ expressPayments, attempts, reportFailure }: Ports, visit: Pick<Visit, 'read' | 'shopper'>) =>
  async (checkoutType: CheckoutType, sessionId: AmazonCheckoutSessionId): Promise<void> => {
    const { shopper } = visit;
    const cartId =
      checkoutType === 'prime' ? visit.read(STORED_PRIME_CHECKOUT)?.cartId : visit.read(PLACED_ORDER)?.cartId;
    if (cartId === undefined || sessionId === '') return;
    const count = (more: number): Promise<number> => attempts.count('capture', `${cartId}|${sessionId}`, more);
    await attempts.oneAtATime(cartId, async () => {
      if ((await count(1)) > 1) return;
      const mayBeCaptured = await expressPayments.complete(shopper, cartId, sessionId).then(
        (completed) => completed.ok || completed.refusal.because !== 'no-such-session',
        (failure: unknown) => {
          reportFailure(failure);
          return !(failure instanceof ShopBusy);
        },
      );
      // Nothing was captured: the shopper has not approved anything yet, or the shop was too busy.
      if (!mayBeCaptured) await count(-1);
    });
  };
