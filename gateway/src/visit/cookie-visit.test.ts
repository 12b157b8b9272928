import { shownOrderOf } from '@shop/domain/sessions/shown-order.slot';
import { goOnAfterConfirmation } from '@shop/domain/checkout/finish-checkout';
import { LOGIN_OPTION } from '@shop/domain/checkout/login-option.slot';
import { rememberPlacedOrder } from '@shop/domain/checkout/placed-order.slot';
import type { Visit } from '@shop/domain/visit/visit.port';
import { describe, expect, it } from 'vitest';
import { ALL_COOKIES } from './slots.ts';
import { COOKIES } from '../cookies/cookies.ts';
import { browserAtTheGateway, SIGNED_IN } from '../testing/visitor-sessions.ts';

const SESSION = { userId: 'user-1', cartId: 'cart-1', activeWishlistId: 'list-1' };
const OTHER_SESSION = { userId: 'user-2', cartId: 'cart-2', activeWishlistId: 'list-2' };
const HOUR_MS = 3_600_000;

/** The reply to a login at 10:00 whose session ends at 11:00. */
const ANNA = {
  ...SIGNED_IN,
  userId: 'anna',
  sessionToken: 'token-of-anna',
  expires: '2026-08-03T11:00:00Z',
  updatedCartId: 'cart-of-anna',
  activeWishlistId: 'list-of-anna',
};

const KINDS = ['guest', 'customer'] as const;

/** Cookies that say nothing about who shopped. */
const OF_THE_BROWSER = ['SHOP_WORLD', 'apiToken', 'knownBrowser', 'locale', 'preview'];

describe('a session that opens', () => {
  it('applies to the request at once, and to later ones', () => {
    const { visitor } = browserAtTheGateway();
    const first = visitor();
    first.opened(SESSION);
    const expected = { loginState: 'logged-out', userId: 'user-1', cartId: 'cart-1' };
    expect([first.shopper, visitor().shopper]).toMatchObject([expected, expected]);
  });

  it('includes its wishlist', () => {
    const { visitor, jar } = browserAtTheGateway();
    visitor().opened(SESSION);
    expect(jar().read(COOKIES.activeWishlistId)).toBe('list-1');
  });

  it('is stored the same way if the shop replaces lost ids (ERR-03)', () => {
    const { visitor, jar } = browserAtTheGateway();
    visitor().opened(SESSION);
    visitor().sessionChanges.renewed(OTHER_SESSION);
    expect([visitor().shopper, jar().read(COOKIES.activeWishlistId)]).toMatchObject([
      { userId: 'user-2', cartId: 'cart-2' },
      'list-2',
    ]);
  });
});

describe.each(KINDS)('a visitor who signs in as %s', (kind) => {
  const expected = { loginState: kind, userId: 'anna', cartId: 'cart-of-anna', sessionToken: 'token-of-anna' };

  it('is signed in at once and in later requests, with the account’s cart and wishlist', () => {
    const { visitor, jar } = browserAtTheGateway();
    const first = visitor();
    first.opened(SESSION);
    first.signedIn(ANNA, kind, false);
    expect([first.shopper, visitor().shopper]).toMatchObject([expected, expected]);
    expect(jar().read(COOKIES.activeWishlistId)).toBe('list-of-anna');
  });

  it.each([
    ['forgets it when it is closed', false, undefined],
    ['stores it as long as the session lasts', true, 3_600],
  ])('has a browser that %s, if staying logged in is %s', (_, stay, maxAge) => {
    const { visitor, cookie } = browserAtTheGateway();
    visitor().signedIn(ANNA, kind, stay);
    expect([cookie(`${kind}Session`)?.maxAge, cookie('sessionToken')?.maxAge]).toEqual([maxAge, maxAge]);
  });

  it.each([
    [HOUR_MS, kind],
    [HOUR_MS + 1, 'logged-out'],
  ])('%d ms later is %s: the session ends when the shop said', (ms, loginState) => {
    const { visitor, clock } = browserAtTheGateway();
    visitor().signedIn(ANNA, kind, true);
    clock.forward(ms);
    expect(visitor().shopper.loginState).toBe(loginState);
  });

  it('is anonymous in the next request if the session was over before it arrived', () => {
    const { visitor, clock } = browserAtTheGateway();
    clock.forward(2 * HOUR_MS);
    visitor().signedIn(ANNA, kind, true);
    expect(visitor().shopper).toMatchObject({ loginState: 'logged-out' });
  });

  it('has no pending security logout, no pending login option and no earlier order any more', () => {
    const { visitor, jar } = browserAtTheGateway();
    const before = visitor();
    before.sessionChanges.revoked();
    before.write(LOGIN_OPTION, 'guest');
    rememberPlacedOrder(before, '400000001', undefined);
    goOnAfterConfirmation(before, { loginState: 'logged-out' });
    before.write(LOGIN_OPTION, 'guest');
    visitor().signedIn(ANNA, kind, false);
    const next = visitor();
    expect([next.read(LOGIN_OPTION), shownOrderOf(next), jar().read(COOKIES.securityLogout)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it.each([
  ['guest', 'customer'],
  ['customer', 'guest'],
] as const)('a %s who signs in as %s is only that', (before, after) => {
  const { visitor, cookie } = browserAtTheGateway();
  visitor().signedIn(ANNA, before, false);
  visitor().signedIn(ANNA, after, false);
  expect([visitor().shopper.loginState, cookie(`${before}Session`)]).toEqual([after, undefined]);
});

describe('a visitor who signs out', () => {
  /** Signed in, with one order just placed and another one shown. */
  const amidAll = () => {
    const opened = browserAtTheGateway();
    const before = opened.visitor();
    before.signedIn(ANNA, 'customer', true);
    rememberPlacedOrder(before, '400000001', 'cart-3');
    goOnAfterConfirmation(before, { loginState: 'customer' });
    rememberPlacedOrder(before, '400000002', 'cart-4');
    before.write(LOGIN_OPTION, 'guest');
    return opened;
  };

  it.each([...KINDS])('leaves nothing of the session, the checkout and its orders in the browser: %s', (kind) => {
    const { visitor, cookies } = amidAll();
    visitor().signedIn(ANNA, kind, true);
    visitor().write(LOGIN_OPTION, 'guest');
    visitor().signedOut();
    expect(cookies()).toEqual([]);
  });

  it.each([
    ['logs out', (leaving: Visit) => leaving.loggedOut(), ['visitorSession']],
    ['has an expired session', (leaving: Visit) => leaving.signedOut(), ['returnDraft']],
  ])('and %s leaves only what is about the browser, of all the cookies that there are', (_, leave, others) => {
    const { visitor, jar, cookies } = browserAtTheGateway();
    for (const kind of ALL_COOKIES) jar().write(kind, 'written');
    leave(visitor());
    expect([...cookies()].toSorted()).toEqual([...OF_THE_BROWSER, ...others].toSorted());
  });

  it('is anonymous at once', () => {
    const { visitor } = amidAll();
    const leaving = visitor();
    leaving.signedOut();
    expect(leaving.shopper.loginState).toBe('logged-out');
    expect(['userId', 'cartId', 'sessionToken'].filter((name) => name in leaving.shopper)).toEqual([]);
  });

  it('because they start over continues with the session that was opened for them', () => {
    const { visitor, jar } = amidAll();
    const leaving = visitor();
    leaving.startedOver(OTHER_SESSION);
    const expected = { loginState: 'logged-out', userId: 'user-2', cartId: 'cart-2' };
    expect([leaving.shopper, visitor().shopper]).toMatchObject([expected, expected]);
    expect(jar().read(COOKIES.activeWishlistId)).toBe('list-2');
  });
});

describe('a session that the shop revokes', () => {
  it('is revoked for this request only; the browser remembers that a security logout is due', () => {
    const { visitor, jar } = browserAtTheGateway();
    const first = visitor();
    expect(first.isSessionRevoked).toBe(false);
    first.sessionChanges.revoked();
    expect([first.isSessionRevoked, visitor().isSessionRevoked, jar().read(COOKIES.securityLogout)]).toEqual([
      true,
      false,
      '1',
    ]);
  });

  it('is still to be announced if the session ends in the same request, and was announced if it ends later', () => {
    const { visitor, jar } = browserAtTheGateway();
    const first = visitor();
    first.signedIn(ANNA, 'customer', false);
    first.sessionChanges.revoked();
    first.signedOut();
    expect(jar().read(COOKIES.securityLogout)).toBe('1');
    visitor().signedOut();
    expect(jar().read(COOKIES.securityLogout)).toBeUndefined();
  });

  it('is the visitor’s, whoever they were in this request, and nobody else’s', () => {
    const { visitor } = browserAtTheGateway();
    const first = visitor();
    const { shopper } = first;
    first.opened(SESSION);
    const guest = { ...first.shopper, loginState: 'guest', userId: 'gerda', sessionToken: 'token-of-gerda' } as const;
    expect([shopper, first.shopper, guest].map(first.sessionChanges.areOf)).toEqual([true, true, false]);
  });
});

describe('the login option', () => {
  it.each([
    ['register', 'register'],
    ['guest', 'guest'],
    ['customer', undefined],
    ['', undefined],
  ])('is read from the cookie: %j', (written, expected) => {
    const { visitor } = browserAtTheGateway();
    visitor().write<unknown>(LOGIN_OPTION, written);
    expect(visitor().read(LOGIN_OPTION)).toBe(expected);
  });

  it('is unknown before it is chosen', () => {
    const { visitor } = browserAtTheGateway();
    expect(visitor().read(LOGIN_OPTION)).toBeUndefined();
    visitor().write(LOGIN_OPTION, 'register');
    expect(visitor().read(LOGIN_OPTION)).toBe('register');
  });
});

describe('the cart of a visitor', () => {
  it('can be replaced and dropped, at once and for later requests', () => {
    const { visitor } = browserAtTheGateway();
    visitor().opened(SESSION);
    const changing = visitor();
    changing.useCart('cart-9');
    expect([changing.shopper, visitor().shopper]).toMatchObject([
      { userId: 'user-1', cartId: 'cart-9' },
      { userId: 'user-1', cartId: 'cart-9' },
    ]);
    changing.forgetCart();
    expect([changing.shopper.cartId, visitor().shopper.cartId, changing.shopper.userId]).toEqual([
      undefined,
      undefined,
      'user-1',
    ]);
  });
});
