import { describe, expect, it } from 'vitest';
import { COOKIES } from './cookies.ts';
import { browserAtTheGateway, SIGNED_IN } from './testing/visits.ts';

const SESSION = { userId: 'user-1', cartId: 'cart-1', activeWishlistId: 'list-1' };
const OTHER_SESSION = { userId: 'user-2', cartId: 'cart-2', activeWishlistId: 'list-2' };
const HOUR_MS = 3_600_000;

/** The answer to a login at 10:00 whose session ends at 11:00. */
const ANNA = { ...SIGNED_IN, userId: 'anna', sessionToken: 'token-of-anna', expires: '2026-08-03T11:00:00Z', updatedCartId: 'cart-of-anna', activeWishlistId: 'list-of-anna' };

const KINDS = ['guest', 'customer'] as const;

describe('a session that opens', () => {
  it('is that of the request at once, and of those that follow', () => {
    const { visit } = browserAtTheGateway();
    const first = visit();
    first.opened(SESSION);
    const expected = { loginState: 'logged-out', userId: 'user-1', cartId: 'cart-1' };
    expect([first.shopper, visit().shopper]).toMatchObject([expected, expected]);
  });

  it('brings its wishlist along', () => {
    const { visit, jar } = browserAtTheGateway();
    visit().opened(SESSION);
    expect(jar().read(COOKIES.activeWishlistId)).toBe('list-1');
  });

  it('is kept the same way where the shop gives new ids in the place of lost ones (ERR-03)', () => {
    const { visit, jar, sessionChanges } = browserAtTheGateway();
    visit().opened(SESSION);
    sessionChanges.renewed(visit().shopper, OTHER_SESSION);
    expect([visit().shopper, jar().read(COOKIES.activeWishlistId)]).toMatchObject([{ userId: 'user-2', cartId: 'cart-2' }, 'list-2']);
  });
});

describe.each(KINDS)('somebody who signs in as %s', (kind) => {
  const expected = { loginState: kind, userId: 'anna', cartId: 'cart-of-anna', sessionToken: 'token-of-anna' };

  it('is that at once and with the requests that follow, with the cart and the wishlist of the account', () => {
    const { visit, jar } = browserAtTheGateway();
    const first = visit();
    first.opened(SESSION);
    first.signedIn(ANNA, kind, false);
    expect([first.shopper, visit().shopper]).toMatchObject([expected, expected]);
    expect(jar().read(COOKIES.activeWishlistId)).toBe('list-of-anna');
  });

  it.each([
    ['forgets it when it is closed', false, undefined],
    ['keeps it as long as the session lasts', true, 3_600],
  ])('has a browser that %s, where staying logged in is %s', (_, stay, maxAge) => {
    const { visit, cookie } = browserAtTheGateway();
    visit().signedIn(ANNA, kind, stay);
    expect([cookie(`${kind}Session`)?.maxAge, cookie('sessionToken')?.maxAge]).toEqual([maxAge, maxAge]);
  });

  it.each([
    [HOUR_MS, kind],
    [HOUR_MS + 1, 'logged-out'],
  ])('%d ms later is %s: the session ends when the shop said', (ms, loginState) => {
    const { visit, clock } = browserAtTheGateway();
    visit().signedIn(ANNA, kind, true);
    clock.forward(ms);
    expect(visit().shopper.loginState).toBe(loginState);
  });

  it('is nobody with the next request where the session was over before it arrived', () => {
    const { visit, clock } = browserAtTheGateway();
    clock.forward(2 * HOUR_MS);
    visit().signedIn(ANNA, kind, true);
    expect(visit().shopper).toMatchObject({ loginState: 'logged-out' });
  });

  it('is no longer told of a logout for security, nor asked how to check out, nor shown what was ordered before', () => {
    const { visit, jar, sessionChanges } = browserAtTheGateway();
    const before = visit();
    sessionChanges.revoked(before.shopper);
    before.chooseLogin('guest');
    before.orderPlaced('400000001', undefined);
    before.orderShown({ loginState: 'logged-out' });
    before.chooseLogin('guest');
    visit().signedIn(ANNA, kind, false);
    const { loginOption, shownOrder } = visit();
    expect([loginOption, shownOrder, jar().read(COOKIES.securityLogout)]).toEqual([undefined, undefined, undefined]);
  });
});

it.each([
  ['guest', 'customer'],
  ['customer', 'guest'],
] as const)('a %s who signs in as %s is that alone', (before, after) => {
  const { visit, cookie } = browserAtTheGateway();
  visit().signedIn(ANNA, before, false);
  visit().signedIn(ANNA, after, false);
  expect([visit().shopper.loginState, cookie(`${before}Session`)]).toEqual([after, undefined]);
});

describe('somebody who signs out', () => {
  /** Signed in, with an order just placed and another one shown. */
  const amidAll = () => {
    const opened = browserAtTheGateway();
    const before = opened.visit();
    before.signedIn(ANNA, 'customer', true);
    before.orderPlaced('400000001', 'cart-3');
    before.orderShown({ loginState: 'customer' });
    before.orderPlaced('400000002', 'cart-4');
    before.chooseLogin('guest');
    return opened;
  };

  it.each([...KINDS])('leaves nothing of the session, the checkout and its orders in the browser: %s', (kind) => {
    const { visit, cookies } = amidAll();
    visit().signedIn(ANNA, kind, true);
    visit().chooseLogin('guest');
    visit().signedOut();
    expect(cookies()).toEqual([]);
  });

  it('is nobody at once', () => {
    const { visit } = amidAll();
    const leaving = visit();
    leaving.signedOut();
    expect(leaving.shopper.loginState).toBe('logged-out');
    expect(['userId', 'cartId', 'sessionToken'].filter((name) => name in leaving.shopper)).toEqual([]);
  });

  it('goes on with the session that was opened for them', () => {
    const { visit, jar } = amidAll();
    const leaving = visit();
    leaving.signedOut(OTHER_SESSION);
    const expected = { loginState: 'logged-out', userId: 'user-2', cartId: 'cart-2' };
    expect([leaving.shopper, visit().shopper]).toMatchObject([expected, expected]);
    expect(jar().read(COOKIES.activeWishlistId)).toBe('list-2');
  });
});

describe('a session that the shop revokes', () => {
  it('is one for this request alone; that a logout for security is due, the browser remembers', () => {
    const { visit, jar, sessionChanges } = browserAtTheGateway();
    const first = visit();
    expect(first.isSessionRevoked).toBe(false);
    sessionChanges.revoked(first.shopper);
    expect([first.isSessionRevoked, visit().isSessionRevoked, jar().read(COOKIES.securityLogout)]).toEqual([true, false, '1']);
  });

  it('is still to be told where it ends with the same request, and was told where it ends later', () => {
    const { visit, jar, sessionChanges } = browserAtTheGateway();
    const first = visit();
    first.signedIn(ANNA, 'customer', false);
    sessionChanges.revoked(first.shopper);
    first.signedOut();
    expect(jar().read(COOKIES.securityLogout)).toBe('1');
    visit().signedOut();
    expect(jar().read(COOKIES.securityLogout)).toBeUndefined();
  });

  it('is also noticed through the shopper object of before', () => {
    const { visit, sessionChanges } = browserAtTheGateway();
    const first = visit();
    const { shopper } = first;
    first.opened(SESSION);
    sessionChanges.revoked(shopper);
    expect(first.isSessionRevoked).toBe(true);
  });
});

describe('how somebody wants to check out', () => {
  it.each([
    ['register', 'register'],
    ['guest', 'guest'],
    ['customer', undefined],
    ['', undefined],
  ])('is read from the cookie: %j', (written, expected) => {
    const { visit, jar } = browserAtTheGateway();
    jar().write(COOKIES.checkoutLogin, written);
    expect(visit().loginOption).toBe(expected);
  });

  it('is not known before it is chosen', () => {
    const { visit } = browserAtTheGateway();
    expect(visit().loginOption).toBeUndefined();
    visit().chooseLogin('register');
    expect(visit().loginOption).toBe('register');
  });
});

describe('the cart of a visitor', () => {
  it('may become another one, and be forgotten, at once and for the requests that follow', () => {
    const { visit } = browserAtTheGateway();
    visit().opened(SESSION);
    const changing = visit();
    changing.useCart('cart-9');
    expect([changing.shopper, visit().shopper]).toMatchObject([{ userId: 'user-1', cartId: 'cart-9' }, { userId: 'user-1', cartId: 'cart-9' }]);
    changing.forgetCart();
    expect([changing.shopper.cartId, visit().shopper.cartId, changing.shopper.userId]).toEqual([undefined, undefined, 'user-1']);
  });
});
