import { enterExpressCheckout } from '@shop/domain/checkout/enter-express-checkout';
import { withErrorCode } from '@shop/domain/checkout/after-payment';
import { AMAZON_PAY } from '@shop/domain/payments/express-payment';
import type { CheckoutType, ExpressCheckout } from '@shop/domain/payments/express-payment';
import { paymentNotice } from '@shop/domain/payments/payment-end';
import type { ExpressEnd } from '@shop/domain/payments/payment-end';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { omitNil } from '@shop/domain/shared/omit-nil';
import {
  BASKET,
  CHECKOUT_LOGIN,
  CHECKOUT_PAYMENT,
  CHECKOUT_SHIPPING,
  CHECKOUT_SUMMARY,
  PRIME_CHECKOUT,
} from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import { recordEvent } from '@shop/domain/tracking/record-event';
import type { Cache } from '../cache/cache.port.ts';
import { readCheckoutFacts } from '@shop/domain/checkout/read-checkout-facts';
import { checkoutOf } from '@shop/domain/checkout/checkout';
import type { CheckoutStep } from '@shop/domain/checkout/checkout';
import { LOGIN_OPTION } from '@shop/domain/checkout/login-option.slot';
import { EXPRESS_CHECKOUT } from '@shop/domain/payments/express-checkout.slot';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { goOnStartedOver } from '@shop/domain/login/start-over';
import { hashOf } from '../shared/hash-of.ts';
import { idInWorld } from '../worlds/id-in-world.ts';

/** Where the shopper goes, and what they are told there: the page reads it from its URL. */
export interface ExpressStep {
  readonly path: string;
  readonly messageKey?: MessageKey;
  /** Whether the checkout continues by express. */
  readonly isEntered: boolean;
}

type Ports = Pick<
  Shop,
  'addresses' | 'carts' | 'customers' | 'expressPayments' | 'payments' | 'sessions' | 'shippers' | 'tracking'
>;
type Entry = Omit<ExpressCheckout, 'addressIds'>;

const PATHS: Readonly<Record<CheckoutStep, string>> = {
  basket: BASKET,
  login: CHECKOUT_LOGIN,
  shipping: CHECKOUT_SHIPPING,
  payment: CHECKOUT_PAYMENT,
  summary: CHECKOUT_SUMMARY,
};

/** Nobody returns from the same session after a day. */
const REMEMBERED_MS = 24 * 60 * 60_000;

/** Where a shopper continues who does not pay by express after all (PAY-11). */
export const pathWithoutExpress = (checkoutType: CheckoutType): string =>
  checkoutType === 'prime' ? PRIME_CHECKOUT : BASKET;

/** Reports a cancelled session to statistics once, however often its return is opened (TRACK-14). */
const reportCancelled = async (
  shop: Ports,
  cache: Pick<Cache, 'increment'>,
  visitor: VisitorSession,
  sessionId: string,
): Promise<void> => {
  const reports = await cache
    .increment(`express-cancelled|${hashOf(idInWorld(visitor, sessionId))}`, REMEMBERED_MS)
    .catch(() => undefined);
  if (reports === 1) await recordEvent(shop, visitor.shopper, { name: 'payment_cancel', paymentId: AMAZON_PAY });
};

const told = (path: string, code: ExpressEnd | 'cancelled', isEntered = false): ExpressStep => ({
  path: withErrorCode(path, code),
  ...omitNil({ messageKey: paymentNotice(code) }),
  isEntered,
});

const stepOf = async (shop: Ports, visitor: VisitorSession, isIncomplete: boolean): Promise<ExpressStep> => {
  if (isIncomplete) return told(CHECKOUT_SHIPPING, 'express-incomplete', true);
  const { at } = checkoutOf(await readCheckoutFacts(shop, visitor)());
  return at === 'payment' ? told(CHECKOUT_PAYMENT, 'express-unavailable') : { path: PATHS[at], isEntered: true };
};

/** The shopper is back from the Amazon-style provider with an address and an account (CLIENTOP-09). Entering twice changes nothing more. */
export const enterExpress =
  (shop: Ports, cache: Pick<Cache, 'increment'>) =>
  async (visitor: VisitorSession, { cartId, checkoutType, sessionId }: Entry): Promise<ExpressStep> => {
    // A shopper may choose again at the provider: whatever was saved before belongs to the same order.
    const known = visitor.read(EXPRESS_CHECKOUT);
    const earlier = known?.cartId === cartId ? known.addressIds : [];
    const entered = await enterExpressCheckout(shop)(visitor.shopper, {
      cartId,
      checkoutType,
      sessionId,
      addressIds: earlier,
    });
    if (!entered.ok) {
      switch (entered.refusal.because) {
        case 'session-cancelled':
          await reportCancelled(shop, cache, visitor, sessionId);
          return told(pathWithoutExpress(checkoutType), 'cancelled');
        case 'no-such-session':
          return told(BASKET, 'express-gone');
        case 'started-over':
          goOnStartedOver(visitor, entered.refusal);
          return told(BASKET, 'express-started-over');
      }
    }
    const { express, signedIn, isIncomplete } = entered.value;
    if (signedIn !== undefined) visitor.signedIn(signedIn, 'guest', false);
    if (visitor.shopper.loginState === 'logged-out') visitor.write(LOGIN_OPTION, 'guest');
    visitor.write(EXPRESS_CHECKOUT, express);
    return stepOf(shop, visitor, isIncomplete);
  };
