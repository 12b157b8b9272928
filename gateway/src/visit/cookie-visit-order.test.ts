import { goOnAfterConfirmation } from '@shop/domain/checkout/finish-checkout';
import { LOGIN_OPTION } from '@shop/domain/checkout/login-option.slot';
import { PLACED_ORDER, rememberPlacedOrder } from '@shop/domain/checkout/placed-order.slot';
import { rememberShownOrder, shownOrderOf } from '@shop/domain/sessions/shown-order.slot';
import { rememberOwner } from '@shop/domain/visit/known-browser.slot';
import { describe, expect, it } from 'vitest';
import { takeFlash } from './flash.ts';
import { ALL_COOKIES } from './slots.ts';
import { COOKIES } from '../cookies/cookies.ts';
import { ids } from '../shared/ids.ts';
import { browserAtTheGateway, SIGNED_IN } from '../testing/visitor-sessions.ts';
import { cookieOf, cookieSlots } from '../cookies/cookie-slots.ts';
import { FORM_ECHO, saveFormEcho } from './form-echo.slot.ts';
import { addToasts } from './toasts.slot.ts';

const SESSION = { userId: 'user-1', cartId: 'cart-1', activeWishlistId: 'list-1' };
const GERDA = {
  ...SIGNED_IN,
  userId: 'gerda',
  sessionToken: 'token-of-gerda',
  updatedCartId: 'cart-2',
  activeWishlistId: 'list-2',
};

const HALF_AN_HOUR_MS = 30 * 60_000;

/** A visitor whose cart has just become an order. */
const ordered = (as?: 'guest' | 'customer') => {
  const opened = browserAtTheGateway();
  const visitor = opened.visitor();
  visitor.opened(SESSION);
  if (as !== undefined) visitor.signedIn(GERDA, as, false);
  visitor.write(LOGIN_OPTION, 'guest');
  rememberPlacedOrder(visitor, '400000001', 'cart-3');
  return opened;
};

describe('an order that was placed', () => {
  it('is stored with its cart and the next one (SUBM-06)', () => {
    expect(ordered().visitor().read(PLACED_ORDER)).toEqual({
      orderId: '400000001',
      cartId: 'cart-1',
      newCartId: 'cart-3',
    });
  });

  it('has no next cart if the shop names none, and no cart if its visitor had none', () => {
    const { visitor } = browserAtTheGateway();
    rememberPlacedOrder(visitor(), '400000001', undefined);
    expect(visitor().read(PLACED_ORDER)).toEqual({ orderId: '400000001', cartId: '' });
  });

  it('keeps its next cart when it is told again without one', () => {
    const { visitor } = ordered();
    rememberPlacedOrder(visitor(), '400000001', undefined);
    expect(visitor().read(PLACED_ORDER)?.newCartId).toBe('cart-3');
  });

  it('does not take the next cart of an order before it', () => {
    const { visitor } = ordered();
    rememberPlacedOrder(visitor(), '400000002', undefined);
    expect(visitor().read(PLACED_ORDER)).toEqual({ orderId: '400000002', cartId: 'cart-1' });
  });

  it('is absent before', () => {
    const visitor = browserAtTheGateway().visitor();
    expect([visitor.read(PLACED_ORDER), shownOrderOf(visitor)]).toEqual([undefined, undefined]);
  });
});

describe('an order whose confirmation was shown', () => {
  it('of a guest is forgotten when a session is opened; that of a customer stays', () => {
    const [guest, customer] = (['guest', 'customer'] as const).map((as) => {
      const opened = ordered(as);
      goOnAfterConfirmation(opened.visitor(), { loginState: as === 'guest' ? 'logged-out' : as });
      opened.visitor().opened(SESSION);
      return shownOrderOf(opened.visitor());
    });
    expect([guest, customer]).toEqual([undefined, { orderId: '400000001' }]);
  });

  it('is no longer the one just placed; the login option is open again', () => {
    const { visitor } = ordered();
    goOnAfterConfirmation(visitor(), { loginState: 'logged-out' });
    const next = visitor();
    expect([next.read(PLACED_ORDER), next.read(LOGIN_OPTION)]).toEqual([undefined, undefined]);
  });

  it('leaves its guest logged out, and can be read with the session that placed it', () => {
    const { visitor } = ordered('guest');
    const showing = visitor();
    goOnAfterConfirmation(showing, {
      loginState: 'logged-out',
      opened: { userId: 'user-4', cartId: 'cart-4', activeWishlistId: 'list-4' },
    });
    const next = visitor();
    const expected = { loginState: 'logged-out', userId: 'user-4', cartId: 'cart-4' };
    expect([showing.shopper, next.shopper]).toMatchObject([expected, expected]);
    expect([showing.shopper.sessionToken, next.shopper.sessionToken]).toEqual([undefined, undefined]);
    expect(shownOrderOf(next)).toEqual({
      orderId: '400000001',
      guest: { userId: 'gerda', sessionToken: 'token-of-gerda' },
    });
  });

  it.each([
    ['a customer', 'customer', 'customer'],
    ['somebody who was nobody before', undefined, 'logged-out'],
  ] as const)('leaves %s unchanged, with the next cart and no session to read it', (_, as, loginState) => {
    const { visitor } = ordered(as);
    const before = visitor().shopper;
    goOnAfterConfirmation(visitor(), { loginState, cartId: 'cart-3' });
    const { shopper } = visitor();
    expect(shopper).toMatchObject({ loginState, userId: before.userId, cartId: 'cart-3' });
    expect(shopper.sessionToken).toBe(before.sessionToken);
    expect(shownOrderOf(visitor())).toEqual({ orderId: '400000001' });
  });

  it('takes with it what was stored for it, and nothing else of all the cookies that there are', () => {
    const { visitor, jar, cookies } = ordered('customer');
    for (const kind of ALL_COOKIES) if (jar().read(kind) === undefined) jar().write(kind, 'written');
    const before = cookies();
    goOnAfterConfirmation(visitor(), { loginState: 'customer' });
    expect(before.filter((name) => !cookies().includes(name)).toSorted()).toEqual([
      'checkoutLogin',
      'expressCheckout',
      'placedOrder',
    ]);
  });

  it('keeps the cart if there is no next one', () => {
    const { visitor } = ordered('customer');
    goOnAfterConfirmation(visitor(), { loginState: 'customer' });
    expect(visitor().shopper.cartId).toBe('cart-2');
  });

  it('cannot be read if a part of its guest’s session is missing', () => {
    const { visitor, jar } = ordered('guest');
    jar().clear(COOKIES.sessionToken);
    goOnAfterConfirmation(visitor(), { loginState: 'logged-out' });
    expect(shownOrderOf(visitor())).toEqual({ orderId: '400000001' });
    const other = ordered('guest');
    other.jar().clear(COOKIES.userId);
    goOnAfterConfirmation(other.visitor(), { loginState: 'logged-out' });
    expect(shownOrderOf(other.visitor())).toEqual({ orderId: '400000001' });
  });

  it.each([
    [HALF_AN_HOUR_MS, { orderId: '400000001' }],
    [HALF_AN_HOUR_MS + 1, undefined],
  ])('can be read again for half an hour by the clock of the shop: after %i ms %j', (ms, expected) => {
    const { visitor, jar, clock } = browserAtTheGateway();
    const showing = visitor();
    rememberShownOrder(showing, '400000001');
    const now = new Date(clock.now().getTime() + ms);
    expect(shownOrderOf({ now: () => now, read: (slot) => cookieSlots(jar()).read(slot) })).toEqual(expected);
  });

  it('stays the shown one if the clean-up runs again without another order', () => {
    const { visitor } = ordered('customer');
    goOnAfterConfirmation(visitor(), { loginState: 'customer' });
    goOnAfterConfirmation(visitor(), { loginState: 'customer' });
    expect(shownOrderOf(visitor())).toEqual({ orderId: '400000001' });
  });
});

describe('what a response leaves for the next page', () => {
  it('is its toasts, after those that are already waiting', () => {
    const { visitor, jar } = browserAtTheGateway();
    addToasts(visitor(), [{ kind: 'info', messageKey: 'first' }]);
    addToasts(visitor(), [{ kind: 'warning', messageKey: 'second' }]);
    expect(takeFlash(jar()).toasts).toEqual([
      { kind: 'info', messageKey: 'first' },
      { kind: 'warning', messageKey: 'second' },
    ]);
  });

  it('is a refused form as it was typed; a text that does not fit into the cookie is left out rather than cut', () => {
    const { visitor, jar } = browserAtTheGateway();
    const long = Array.from({ length: 3_000 }, (_none, at) =>
      String.fromCodePoint(0x4e_00 + ((at * 2_654_435_761) % 0x51_00)),
    ).join('');
    const echo = {
      form: 'login',
      values: { email: 'Ä'.repeat(900), street: 'x'.repeat(9_000) },
      fieldErrors: [{ field: 'email', message: 'vue.form.error.requiredField' }],
    };
    saveFormEcho(visitor(), echo);
    expect(takeFlash(jar()).formEcho).toEqual(echo);
    saveFormEcho(visitor(), { ...echo, values: { ...echo.values, comment: long } });
    expect(jar().read(cookieOf(FORM_ECHO))?.length).toBeLessThan(4_000);
    expect(takeFlash(jar()).formEcho).toEqual(echo);
  });
});

it('a browser with which somebody signed in is remembered as its owner’s', () => {
  const { visitor, source } = browserAtTheGateway();
  expect(source().knownBrowser).toBeUndefined();
  rememberOwner({ ids }, visitor())('anna@schule.example');
  const first = source().knownBrowser;
  rememberOwner({ ids }, visitor())(' Anna@Schule.example');
  expect(first?.account).toMatch(/^[\w-]{43}$/u);
  expect(source().knownBrowser).toEqual(first);
});
