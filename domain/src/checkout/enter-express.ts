import type { Addresses } from '../addresses/addresses.port.ts';
import type { Carts } from '../carts/carts.port.ts';
import type { Customers } from '../customers/customers.port.ts';
import { goOnStartedOver } from '../login/start-over.ts';
import { EXPRESS_CHECKOUT } from '../payments/express-checkout.slot.ts';
import { AMAZON_PAY, type CheckoutType, type ExpressCheckout } from '../payments/express-payment.ts';
import type { ExpressPayments } from '../payments/express-payments.port.ts';
import { type ExpressEnd, paymentNotice } from '../payments/payment-end.ts';
import type { Payments } from '../payments/payments.port.ts';
import type { Sessions } from '../sessions/sessions.port.ts';
import type { Attempts } from '../shared/attempts.port.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import { omitNil } from '../shared/omit-nil.ts';
import {
  BASKET,
  CHECKOUT_LOGIN,
  CHECKOUT_PAYMENT,
  CHECKOUT_SHIPPING,
  CHECKOUT_SUMMARY,
  PRIME_CHECKOUT,
} from '../shared/paths.ts';
import type { Shippers } from '../shippers/shippers.port.ts';
import { recordEvent } from '../tracking/record-event.ts';
import type { Tracking } from '../tracking/tracking.port.ts';
import type { Visit } from '../visit/visit.port.ts';
import { withErrorCode } from './after-payment.ts';
import { checkoutOf, type CheckoutStep } from './checkout.ts';
import { enterExpressCheckout } from './enter-express-checkout.ts';
import { LOGIN_OPTION } from './login-option.slot.ts';
import { readCheckoutFacts } from './read-checkout-facts.ts';

/** Where the shopper goes, and what they are told there: the page reads it from its URL. */
export interface ExpressStep {
  readonly path: string;
  readonly messageKey?: MessageKey;
  /** Whether the checkout continues by express. */
  readonly isEntered: boolean;
}

interface Ports {
  readonly addresses: Addresses;
  readonly carts: Carts;
  readonly customers: Customers;
  readonly expressPayments: ExpressPayments;
  readonly payments: Payments;
  readonly sessions: Sessions;
  readonly shippers: Shippers;
  readonly tracking: Tracking;
  readonly attempts: Attempts;
}

const PATHS: Readonly<Record<CheckoutStep, string>> = {
  basket: BASKET,
  login: CHECKOUT_LOGIN,
  shipping: CHECKOUT_SHIPPING,
  payment: CHECKOUT_PAYMENT,
  summary: CHECKOUT_SUMMARY,
};

/** Where a shopper continues who does not pay by express after all (PAY-11). */
export const pathWithoutExpress = (checkoutType: CheckoutType): string =>
  checkoutType === 'prime' ? PRIME_CHECKOUT : BASKET;

/** Reports a cancelled session to statistics once, however often its return is opened (TRACK-14). */
const reportCancelled = async (ports: Ports, { shopper }: Visit, sessionId: string): Promise<void> => {
  const reports = await ports.attempts.count('express-cancelled', sessionId, 1).catch(() => undefined);
  if (reports === 1) await recordEvent(ports, shopper, { name: 'payment_cancel', paymentId: AMAZON_PAY });
};

const told = (path: string, code: ExpressEnd | 'cancelled', isEntered = false): ExpressStep => ({
  path: withErrorCode(path, code),
  ...omitNil({ messageKey: paymentNotice(code) }),
  isEntered,
});

const stepOf = async (ports: Ports, visit: Visit, isIncomplete: boolean): Promise<ExpressStep> => {
  if (isIncomplete) return told(CHECKOUT_SHIPPING, 'express-incomplete', true);
  const { at } = checkoutOf(await readCheckoutFacts(ports, visit)());
  return at === 'payment' ? told(CHECKOUT_PAYMENT, 'express-unavailable') : { path: PATHS[at], isEntered: true };
};

/** The shopper is back from the Amazon-style provider with an address and an account (CLIENTOP-09). Entering twice changes nothing more. */
export const enterExpress =
  (ports: Ports, visit: Visit) =>
  async ({ cartId, checkoutType, sessionId }: Omit<ExpressCheckout, 'addressIds'>): Promise<ExpressStep> => {
    // A shopper may choose again at the provider: whatever was saved before belongs to the same order.
    const known = visit.read(EXPRESS_CHECKOUT);
    const addressIds = known?.cartId === cartId ? known.addressIds : [];
    const entered = await enterExpressCheckout(ports)(visit.shopper, { cartId, checkoutType, sessionId, addressIds });
    if (!entered.ok) {
      switch (entered.refusal.because) {
        case 'session-cancelled':
          await reportCancelled(ports, visit, sessionId);
          return told(pathWithoutExpress(checkoutType), 'cancelled');
        case 'no-such-session':
          return told(BASKET, 'express-gone');
        case 'started-over':
          goOnStartedOver(visit, entered.refusal);
          return told(BASKET, 'express-started-over');
      }
    }
    const { express, signedIn, isIncomplete } = entered.value;
    if (signedIn !== undefined) visit.signedIn(signedIn, 'guest', false);
    if (visit.shopper.loginState === 'logged-out') visit.write(LOGIN_OPTION, 'guest');
    visit.write(EXPRESS_CHECKOUT, express);
    return stepOf(ports, visit, isIncomplete);
  };
