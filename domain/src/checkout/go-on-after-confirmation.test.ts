import { describe, expect, it } from 'vitest';
import { EXPRESS_CHECKOUT } from '../payments/express-checkout.slot.ts';
import { SHOWN_ORDER } from '../sessions/shown-order.slot.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit, remembered } from '../testing/a-visit.ts';
import { goOnAfterConfirmation } from './finish-checkout.ts';
import { LOGIN_OPTION } from './login-option.slot.ts';
import { PLACED_ORDER } from './placed-order.slot.ts';

const NOW = Date.parse('2026-08-03T10:00:00Z');
const PLACED = remembered(PLACED_ORDER, { orderId: 'order-1', cartId: 'cart-1' });
const NEXT = { userId: 'user-2', cartId: 'cart-2', activeWishlistId: 'list-2' };
const signedIn = (loginState: 'customer' | 'guest') => aShopper({ loginState, sessionToken: 'session-1' });

describe('after the confirmation', () => {
  it('a customer goes on with the next cart, and can read the order again', () => {
    const visit = aVisit(signedIn('customer'), PLACED);
    goOnAfterConfirmation(visit, { loginState: 'customer', cartId: 'cart-2' });
    expect(visit.shopper).toEqual({ ...signedIn('customer'), cartId: 'cart-2' });
    expect(visit.read(SHOWN_ORDER)).toEqual({ orderId: 'order-1', shownAt: NOW });
  });

  it('the browser forgets everything of the checkout', () => {
    const visit = aVisit(
      signedIn('customer'),
      PLACED,
      remembered(LOGIN_OPTION, 'guest'),
      remembered(EXPRESS_CHECKOUT, { cartId: 'cart-1', checkoutType: 'cart', sessionId: '1', addressIds: [] }),
    );
    goOnAfterConfirmation(visit, { loginState: 'customer', cartId: 'cart-2' });
    expect(visit.slotNames()).toEqual(['shownOrder']);
  });

  it('a customer goes on in a session that was opened for them', () => {
    const visit = aVisit(signedIn('customer'), PLACED);
    goOnAfterConfirmation(visit, { loginState: 'customer', opened: NEXT });
    expect(visit.shopper).toMatchObject({ loginState: 'customer', userId: 'user-2', cartId: 'cart-2' });
  });

  it('a guest is logged out, and only their order can be read with their session', () => {
    const visit = aVisit(signedIn('guest'), PLACED);
    goOnAfterConfirmation(visit, { loginState: 'logged-out', opened: NEXT });
    expect(visit.shopper).toMatchObject({ loginState: 'logged-out', userId: 'user-2', cartId: 'cart-2' });
    expect(visit.shopper.sessionToken).toBeUndefined();
    expect(visit.read(SHOWN_ORDER)).toEqual({
      orderId: 'order-1',
      shownAt: NOW,
      guest: { userId: 'user-1', sessionToken: 'session-1' },
    });
  });

  it('a confirmation that is opened again stays readable for the rest of its half hour', () => {
    const shown = { orderId: 'order-1', shownAt: NOW - 60_000, guest: { userId: 'user-0', sessionToken: 'session-0' } };
    const visit = aVisit(aShopper(), remembered(SHOWN_ORDER, shown));
    goOnAfterConfirmation(visit, { loginState: 'logged-out', opened: NEXT });
    expect(visit.read(SHOWN_ORDER)).toEqual(shown);
  });

  it('a visitor without an order goes on with what the clean-up gave them', () => {
    const visit = aVisit();
    goOnAfterConfirmation(visit, { loginState: 'logged-out' });
    expect([visit.shopper, visit.slotNames(), visit.hasSessionEnded]).toEqual([aShopper(), [], false]);
  });
});
