import type { Cart } from '../carts/cart.ts';
import { shownOrderOf } from '../sessions/shown-order.slot.ts';
import { EXPRESS_CHECKOUT } from '../payments/express-checkout.slot.ts';
import { isExpressCart } from '../payments/express-payment.ts';
import type { PaymentMethod } from '../payments/payment.ts';
import { STORED_PRIME_CHECKOUT } from '../prime/prime-checkout.slot.ts';
import type { Visit } from '../visit/visit.port.ts';
import { type CheckoutFacts, checkoutFactsOf } from './checkout.ts';
import { LOGIN_OPTION } from './login-option.slot.ts';
import { PLACED_ORDER } from './placed-order.slot.ts';

/** What a checkout's guards need: from the cart, and from what the browser remembers. */
export const factsOfVisit = (
  visit: Pick<Visit, 'read' | 'now' | 'shopper' | 'hasSessionEnded'>,
  cart: Cart,
  paymentMethods?: readonly PaymentMethod[],
): CheckoutFacts =>
  checkoutFactsOf({
    cart,
    shopper: visit.shopper,
    loginOption: visit.read(LOGIN_OPTION),
    storedOrder: visit.read(PLACED_ORDER),
    shownOrderId: shownOrderOf(visit)?.orderId,
    paymentMethods,
    isExpressAmazon: isExpressCart(cart, visit.read(EXPRESS_CHECKOUT)),
    isPrimeCheckout: visit.read(STORED_PRIME_CHECKOUT) !== undefined,
    hasSessionEnded: visit.hasSessionEnded,
  });
