import { CANCELLATION } from '@shop/domain/cancellations/cancellation.slot';
import { CONTACT_REQUEST } from '@shop/domain/contact-requests/contact-request.slot';
import { goOnAfterConfirmation } from '@shop/domain/checkout/finish-checkout';
import { rememberPlacedOrder } from '@shop/domain/checkout/placed-order.slot';
import { LOOKED_UP_ORDER } from '@shop/domain/orders/looked-up-order.slot';
import { rememberShownOrder, shownOrderOf } from '@shop/domain/sessions/shown-order.slot';
import { EXPRESS_CHECKOUT } from '@shop/domain/payments/express-checkout.slot';
import { STORED_PRIME_CHECKOUT } from '@shop/domain/prime/prime-checkout.slot';
import type { Slot, Visit } from '@shop/domain/visit/visit.port';
import { WITHDRAWAL } from '@shop/domain/withdrawals/withdrawal.slot';
import { describe, expect, it } from 'vitest';
import { browserAtTheGateway, SIGNED_IN } from '../testing/visitor-sessions.ts';
import { countPasswordTry } from '@shop/domain/customers/password-tries.slot';
import { KNOWN_BROWSER, rememberOwner } from '@shop/domain/visit/known-browser.slot';
import { ids } from '../shared/ids.ts';

const SESSION = { userId: 'user-1', cartId: 'cart-1', activeWishlistId: 'list-1' };
const ANNA = { ...SIGNED_IN, userId: 'anna', sessionToken: 'token-of-anna' };
const BERTA = { ...SIGNED_IN, userId: 'berta', sessionToken: 'token-of-berta' };

const EXPRESS = { cartId: 'cart-1', checkoutType: 'cart', sessionId: 'amazon-1', addressIds: ['a1'] } as const;
const PRIME = { attempt: 'attempt-1', abo: 'yearly' } as const;
const DECLARED = {
  key: 'declaration-1',
  declaration: { fullName: 'Anna Lehmann', email: 'anna@schule.example', orderNumber: '400000001' },
} as const;
const CANCELLED = { key: 'declaration-2' } as const;
const ASKED = {
  key: 'request-2',
  receipt: { ticketNumber: '500000001', receivedAt: '2026-08-03T10:00:00.000Z', answerBy: '2026-08-04' },
} as const;
const LOOK_UP = { orderId: '400000001', zipCode: '10115' } as const;

/** What a browser keeps for a while, with something to keep. */
const KEPT = [
  ['the express checkout', EXPRESS_CHECKOUT, EXPRESS],
  ['the checkout of Prime', STORED_PRIME_CHECKOUT, PRIME],
  ['a withdrawal', WITHDRAWAL, DECLARED],
  ['a cancellation', CANCELLATION, CANCELLED],
  ['a contact request', CONTACT_REQUEST, ASKED],
  ['an order that was looked up', LOOKED_UP_ORDER, LOOK_UP],
] as readonly (readonly [string, Slot<unknown>, unknown])[];

describe('what a browser keeps', () => {
  it.each(KEPT)('holds %s for the next request, and nothing before', (_, slot, kept) => {
    const { visitor } = browserAtTheGateway();
    expect(visitor().read(slot)).toBeUndefined();
    visitor().write(slot, kept);
    expect(visitor().read(slot)).toEqual(kept);
  });

  it.each(KEPT)('no longer holds %s once that is left', (_, slot, kept) => {
    const { visitor } = browserAtTheGateway();
    const leaving = visitor();
    leaving.write(slot, kept);
    leaving.clear(slot);
    expect([leaving.read(slot), visitor().read(slot)]).toEqual([undefined, undefined]);
  });

  it('is a known browser of an account until that is forgotten', () => {
    const { visitor, cookies } = browserAtTheGateway();
    rememberOwner({ ids }, visitor())('anna@schule.example');
    expect(cookies()).toContain('knownBrowser');
    visitor().clear(KNOWN_BROWSER);
    expect(cookies()).not.toContain('knownBrowser');
  });

  it.each<[string, (visitor: Visit) => void]>([
    ['logs out', (visitor) => visitor.loggedOut()],
    ['has an expired session', (visitor) => visitor.signedOut()],
    [
      'has an expired session and signs in again',
      (visitor) => [visitor.signedOut(), visitor.signedIn(ANNA, 'customer', false)],
    ],
  ])('is a known browser of the same account after its owner %s', (_, happen) => {
    const { visitor } = browserAtTheGateway();
    const owner = visitor();
    owner.signedIn(ANNA, 'customer', false);
    rememberOwner({ ids }, owner)('anna@schule.example');
    const known = visitor().read(KNOWN_BROWSER);
    happen(visitor());
    expect(known).toBeDefined();
    expect(visitor().read(KNOWN_BROWSER)).toEqual(known);
  });

  it('counts requests for a new password', () => {
    const { visitor } = browserAtTheGateway();
    expect([countPasswordTry(visitor()), countPasswordTry(visitor())]).toEqual([1, 2]);
  });
});

describe('a login at a browser in which somebody is signed in', () => {
  it.each([
    ['as another customer', 'customer', BERTA, true],
    ['as a guest', 'guest', { ...ANNA, sessionToken: 'token-2' }, true],
    ['as the same customer again', 'customer', { ...ANNA, sessionToken: 'token-2' }, false],
  ] as const)('%s: what was typed before goes: %s', (_, as, next, isGone) => {
    const { visitor } = browserAtTheGateway();
    visitor().signedIn(ANNA, 'customer', false);
    visitor().write(WITHDRAWAL, DECLARED);
    visitor().signedIn(next, as, false);
    expect(visitor().read(WITHDRAWAL) === undefined).toBe(isGone);
    expect(visitor().shopper).toMatchObject({ loginState: as, userId: next.userId, sessionToken: next.sessionToken });
  });

  it('after a guest keeps what was typed: it is the same shopper', () => {
    const { visitor } = browserAtTheGateway();
    visitor().signedIn(ANNA, 'guest', false);
    visitor().write(WITHDRAWAL, DECLARED);
    visitor().signedIn(BERTA, 'customer', false);
    expect(visitor().read(WITHDRAWAL)).toEqual(DECLARED);
  });
});

describe('the session of a request', () => {
  it.each<[string, boolean, (visitor: Visit) => void]>([
    ['begins', false, (visitor) => visitor.opened(SESSION)],
    [
      'is replaced by another one',
      true,
      (visitor) => {
        visitor.opened(SESSION);
        visitor.opened({ ...SESSION, cartId: 'cart-2' });
      },
    ],
    ['is signed out', true, (visitor) => visitor.signedOut()],
    ['loses its cart', true, (visitor) => visitor.forgetCart()],
    ['looks at nothing', false, () => undefined],
  ])('that %s has ended: %s', (_, hasEnded, happen) => {
    const visitor = browserAtTheGateway().visitor();
    happen(visitor);
    expect(visitor.hasSessionEnded).toBe(hasEnded);
  });

  it('has ended for good, even if one is opened for the first time afterwards', () => {
    const visitor = browserAtTheGateway().visitor();
    visitor.forgetCart();
    visitor.opened(SESSION);
    expect(visitor.hasSessionEnded).toBe(true);
  });
});

it('a buyer who registers on the confirmation is signed in as long as the browser is open, and still sees the order', () => {
  const { visitor, cookie } = browserAtTheGateway();
  const buyer = visitor();
  buyer.signedIn(ANNA, 'customer', false);
  rememberShownOrder(buyer, '400000001');
  expect([visitor().shopper.loginState, cookie('sessionToken')?.maxAge, shownOrderOf(visitor())]).toEqual([
    'customer',
    undefined,
    { orderId: '400000001' },
  ]);
});

it('a guest whose confirmation was shown leaves a session behind that other tabs take for a logout', () => {
  const { visitor, cookie } = browserAtTheGateway();
  visitor().signedIn(ANNA, 'guest', false);
  const before = cookie('visitorSession')?.value;
  rememberPlacedOrder(visitor(), '400000001', 'cart-2');
  goOnAfterConfirmation(visitor(), { loginState: 'logged-out' });
  expect(cookie('visitorSession')?.value).not.toBe(before);
});
