import { expect, it } from 'vitest';
import { EXPRESS_CHECKOUT } from '../payments/express-checkout.slot.ts';
import { STORED_PRIME_CHECKOUT } from '../prime/prime-checkout.slot.ts';
import { SHOWN_ORDER } from '../sessions/shown-order.slot.ts';
import { aCart } from '../testing/a-cart.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit, type Remembered, remembered } from '../testing/a-visit.ts';
import type { CheckoutFacts } from './checkout.ts';
import { factsOfVisit } from './facts-of-visit.ts';
import { LOGIN_OPTION } from './login-option.slot.ts';
import { PLACED_ORDER } from './placed-order.slot.ts';

const BY_EXPRESS = { cartId: 'cart-1', checkoutType: 'cart', sessionId: 'session-1', addressIds: [] } as const;
const CART = aCart({ selectedPayment: 'AMAZONPAY' });

it('a browser that remembers nothing adds nothing to what the cart says', () => {
  const facts = factsOfVisit(aVisit(), CART);
  expect(facts).toMatchObject({ loginState: 'logged-out', isExpressAmazon: false, paymentChosen: true });
  expect([facts.loginOption, facts.storedOrderId, facts.isPrimeCheckout, facts.hasSessionEnded]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it.each<[string, Remembered, Partial<CheckoutFacts>]>([
  ['the choice of guest or registration', remembered(LOGIN_OPTION, 'register'), { loginOption: 'register' }],
  [
    'the order just placed',
    remembered(PLACED_ORDER, { orderId: 'order-1', cartId: 'cart-1' }),
    { storedOrderId: 'order-1' },
  ],
  [
    'the order that was shown',
    remembered(SHOWN_ORDER, { orderId: 'order-2', shownAt: Date.parse('2026-08-03T09:45:00Z') }),
    { storedOrderId: 'order-2', shownOrderId: 'order-2' },
  ],
  ['the express checkout of this cart', remembered(EXPRESS_CHECKOUT, BY_EXPRESS), { isExpressAmazon: true }],
  [
    'an express checkout of another cart',
    remembered(EXPRESS_CHECKOUT, { ...BY_EXPRESS, cartId: 'cart-8' }),
    { isExpressAmazon: false },
  ],
  [
    'the Prime checkout',
    remembered(STORED_PRIME_CHECKOUT, { attempt: 'attempt-1', abo: 'prime-12' }),
    { isPrimeCheckout: true },
  ],
])('the guards know %s from the browser', (_what, memory, known) => {
  expect(factsOfVisit(aVisit(aShopper(), memory), CART)).toMatchObject(known);
});

it('an order that was shown more than half an hour ago is no longer known', () => {
  const visit = aVisit(
    aShopper(),
    remembered(SHOWN_ORDER, { orderId: 'order-2', shownAt: Date.parse('2026-08-03T09:29:00Z') }),
  );
  expect(factsOfVisit(visit, CART).shownOrderId).toBeUndefined();
});

it('a payment that is no longer offered counts as not chosen', () => {
  expect(factsOfVisit(aVisit(), CART, []).paymentChosen).toBe(false);
});

it('the guards know that the session has ended during the request', () => {
  const visit = aVisit(aShopper({ loginState: 'customer' }));
  visit.signedOut();
  expect(factsOfVisit(visit, CART)).toMatchObject({ loginState: 'logged-out', hasSessionEnded: true });
});
