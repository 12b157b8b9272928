import { describe, expect, it } from 'vitest';
import { SHOWN_ORDER } from '../sessions/shown-order.slot.ts';
import { money } from '../shared/money.ts';
import { refused } from '../shared/result.ts';
import { aCart } from '../testing/a-cart.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit, type Remembered, remembered } from '../testing/a-visit.ts';
import { countingIds } from '../testing/counting-ids.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { type StubState, stubState } from '../testing/stub-state.ts';
import type { LoginState } from '../visit/shopper.ts';
import { PLACED_ORDER } from './placed-order.slot.ts';
import { registerBuyer } from './register-buyer.ts';

const NOW = Date.parse('2026-08-03T10:00:00Z');
const TYPED = { password: 'Kreide7', passwordRepeat: 'Kreide7' };
const PLACED = remembered(PLACED_ORDER, { orderId: 'order-1', cartId: 'cart-0' });
const SHOWN = remembered(SHOWN_ORDER, { orderId: 'order-1', shownAt: NOW });
const SHOWN_TO_GUEST = remembered(SHOWN_ORDER, {
  orderId: 'order-1',
  shownAt: NOW,
  guest: { userId: 'user-0', sessionToken: 'session-0' },
});
const EXPIRED = refused({ because: 'invalid-form', fieldErrors: [], general: 'shop.error.sessionExpired' });

const visitOf = (loginState: LoginState, ...memories: readonly Remembered[]) =>
  aVisit(aShopper({ loginState, ...(loginState === 'logged-out' ? {} : { sessionToken: 'session-1' }) }), ...memories);

/** A shop with the order that the guest has placed. */
const shopAfterOrder = (overrides: Partial<StubState> = {}) =>
  stubState({ orders: [{ orderId: 'order-1', cartId: 'cart-0', total: money(499) }], ...overrides });

const register = (state: StubState, visit: ReturnType<typeof aVisit>) =>
  registerBuyer({ ...stubShop(state), ids: countingIds() }, visit)(TYPED);

describe('an account for whoever has just ordered as a guest', () => {
  it.each([
    ['still signed in', visitOf('guest', PLACED), 'session-1'],
    ['who has left their session', visitOf('logged-out', SHOWN_TO_GUEST), 'session-0'],
  ])('signs in the guest %s, with the order of that session', async (_what, visit, guestSessionToken) => {
    const state = shopAfterOrder();
    expect(await register(state, visit)).toMatchObject({ ok: true });
    expect(state.registrations).toMatchObject([{ email: 'anne@schule.de', guestSessionToken }]);
    expect(visit.shopper).toMatchObject({ loginState: 'customer', userId: 'user-2' });
  });

  it('lasts until the browser is closed, which it owns, and the confirmation stays open', async () => {
    const visit = visitOf('guest', PLACED);
    await register(shopAfterOrder(), visit);
    expect([visit.owner, visit.staysSignedIn]).toEqual(['anne@schule.de', false]);
    expect(visit.read(SHOWN_ORDER)).toEqual({ orderId: 'order-1', shownAt: NOW });
  });

  it.each([
    ['a customer', visitOf('customer', SHOWN_TO_GUEST)],
    ['a guest without an order', visitOf('guest', SHOWN_TO_GUEST)],
    ['a guest whose browser has lost the proof of their session', aVisit(aShopper({ loginState: 'guest' }), PLACED)],
    ['a visitor without an order', visitOf('logged-out')],
    ['a visitor who was shown a customer’s order', visitOf('logged-out', SHOWN)],
  ])('is not for %s', async (_who, visit) => {
    const state = shopAfterOrder();
    expect(await register(state, visit)).toEqual(EXPIRED);
    expect(state.calls).toEqual([]);
  });

  it('is not for a guest whose order nobody can read any more', async () => {
    const state = shopAfterOrder({ orders: [] });
    expect(await register(state, visitOf('guest', PLACED))).toEqual(EXPIRED);
    expect(state.registrations).toEqual([]);
  });

  it('that the shop refuses leaves the guest a guest', async () => {
    const objection = { because: 'invalid-form', fieldErrors: [], general: 'shop.error.tooManyTries' } as const;
    const visit = visitOf('guest', PLACED);
    const registered = await register(shopAfterOrder({ objections: { 'register-customer': objection } }), visit);
    expect(registered).toEqual(refused(objection));
    expect([visit.shopper.loginState, visit.owner]).toEqual(['guest', undefined]);
  });

  it('whose reply was lost leaves an anonymous visitor with the same basket', async () => {
    const replies = { 'register-customer': ['lost' as const], login: ['lost' as const] };
    const state = shopAfterOrder({ carts: [aCart()], replies });
    const visit = visitOf('guest', PLACED);
    expect(await register(state, visit)).toEqual(
      refused({ because: 'invalid-form', fieldErrors: [], general: 'shop.session.startedOver' }),
    );
    expect(visit.shopper).toMatchObject({ loginState: 'logged-out', userId: 'user-new', cartId: 'cart-2' });
  });
});
