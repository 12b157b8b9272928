import { describe, expect, it } from 'vitest';
import { takeFlash } from './flash.ts';
import { pendingToasts } from './server-toasts.ts';
import { COOKIES } from './cookies.ts';
import { browserAtTheGateway, SIGNED_IN } from '../testing/visitor-sessions.ts';

const SESSION = { userId: 'user-1', cartId: 'cart-1', activeWishlistId: 'list-1' };
const GERDA = {
  ...SIGNED_IN,
  userId: 'gerda',
  sessionToken: 'token-of-gerda',
  updatedCartId: 'cart-2',
  activeWishlistId: 'list-2',
};

/** A visitor whose cart has just become an order. */
const ordered = (as?: 'guest' | 'customer') => {
  const opened = browserAtTheGateway();
  const visitor = opened.visitor();
  visitor.opened(SESSION);
  if (as !== undefined) visitor.signedIn(GERDA, as, false);
  visitor.chooseLogin('guest');
  visitor.orderPlaced('400000001', 'cart-3');
  return opened;
};

describe('an order that was placed', () => {
  it('is stored with its cart and the next one (SUBM-06)', () => {
    const { storedOrder, newCartId } = ordered().visitor();
    expect([storedOrder, newCartId]).toEqual([{ orderId: '400000001', cartId: 'cart-1' }, 'cart-3']);
  });

  it('has no next cart if the shop names none, and no cart if its visitor had none', () => {
    const { visitor } = browserAtTheGateway();
    visitor().orderPlaced('400000001', undefined);
    const { storedOrder, newCartId } = visitor();
    expect([storedOrder, newCartId]).toEqual([{ orderId: '400000001', cartId: '' }, undefined]);
  });

  it('is absent before', () => {
    const { storedOrder, newCartId, shownOrder } = browserAtTheGateway().visitor();
    expect([storedOrder, newCartId, shownOrder]).toEqual([undefined, undefined, undefined]);
  });

  it('is absent if the browser stored only its cart', () => {
    const { visitor, jar } = browserAtTheGateway();
    jar().write(COOKIES.orderCartId, 'cart-1');
    expect(visitor().storedOrder).toBeUndefined();
  });

  it('belongs to an unknown cart if the browser stored only the order', () => {
    const { visitor, jar } = browserAtTheGateway();
    jar().write(COOKIES.orderId, '400000001');
    expect(visitor().storedOrder).toEqual({ orderId: '400000001', cartId: '' });
  });
});

describe('an order whose confirmation was shown', () => {
  it('of a guest is forgotten when a session is opened; that of a customer stays', () => {
    const [guest, customer] = (['guest', 'customer'] as const).map((as) => {
      const opened = ordered(as);
      opened.visitor().orderShown({ loginState: as === 'guest' ? 'logged-out' : as });
      opened.visitor().opened(SESSION);
      return opened.visitor().shownOrder;
    });
    expect([guest, customer]).toEqual([undefined, { orderId: '400000001' }]);
  });

  it('is no longer the one just placed; the login option is open again', () => {
    const { visitor } = ordered();
    visitor().orderShown({ loginState: 'logged-out' });
    const { storedOrder, newCartId, loginOption } = visitor();
    expect([storedOrder, newCartId, loginOption]).toEqual([undefined, undefined, undefined]);
  });

  it('leaves its guest logged out, and can be read with the session that placed it', () => {
    const { visitor } = ordered('guest');
    const showing = visitor();
    showing.orderShown({
      loginState: 'logged-out',
      opened: { userId: 'user-4', cartId: 'cart-4', activeWishlistId: 'list-4' },
    });
    const next = visitor();
    const expected = { loginState: 'logged-out', userId: 'user-4', cartId: 'cart-4' };
    expect([showing.shopper, next.shopper]).toMatchObject([expected, expected]);
    expect([showing.shopper.sessionToken, next.shopper.sessionToken]).toEqual([undefined, undefined]);
    expect(next.shownOrder).toEqual({
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
    visitor().orderShown({ loginState, cartId: 'cart-3' });
    const { shopper, shownOrder } = visitor();
    expect(shopper).toMatchObject({ loginState, userId: before.userId, cartId: 'cart-3' });
    expect(shopper.sessionToken).toBe(before.sessionToken);
    expect(shownOrder).toEqual({ orderId: '400000001' });
  });

  it('takes with it what was stored for it, and nothing else of all the cookies that there are', () => {
    const { visitor, jar, cookies } = ordered('customer');
    for (const kind of Object.values(COOKIES)) if (jar().read(kind) === undefined) jar().write(kind, 'written');
    const before = cookies();
    visitor().orderShown({ loginState: 'customer' });
    expect(before.filter((name) => !cookies().includes(name)).toSorted()).toEqual([
      'checkoutLogin',
      'expressCheckout',
      'newCartId',
      'orderCartId',
      'orderId',
    ]);
  });

  it('keeps the cart if there is no next one', () => {
    const { visitor } = ordered('customer');
    visitor().orderShown({ loginState: 'customer' });
    expect(visitor().shopper.cartId).toBe('cart-2');
  });

  it('cannot be read if a part of its guest’s session is missing', () => {
    const { visitor, jar } = ordered('guest');
    jar().clear(COOKIES.sessionToken);
    visitor().orderShown({ loginState: 'logged-out' });
    expect(visitor().shownOrder).toEqual({ orderId: '400000001' });
    const other = ordered('guest');
    other.jar().clear(COOKIES.userId);
    other.visitor().orderShown({ loginState: 'logged-out' });
    expect(other.visitor().shownOrder).toEqual({ orderId: '400000001' });
  });

  it('stays the shown one if the clean-up runs again without another order', () => {
    const { visitor } = ordered('customer');
    visitor().orderShown({ loginState: 'customer' });
    visitor().orderShown({ loginState: 'customer' });
    expect(visitor().shownOrder).toEqual({ orderId: '400000001' });
  });
});

describe('what a response leaves for the next page', () => {
  it('is its toasts, after those that are already waiting', () => {
    const { visitor, jar } = browserAtTheGateway();
    visitor().addToasts([{ kind: 'info', messageKey: 'first' }]);
    visitor().addToasts([{ kind: 'warning', messageKey: 'second' }]);
    expect(pendingToasts(jar())).toEqual([
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
    visitor().saveFormEcho(echo);
    expect(takeFlash(jar()).formEcho).toEqual(echo);
    visitor().saveFormEcho({ ...echo, values: { ...echo.values, comment: long } });
    expect(jar().read(COOKIES.formEcho)?.length).toBeLessThan(4_000);
    expect(takeFlash(jar()).formEcho).toEqual(echo);
  });
});

it('the permission to change anything is checked when it is first needed', () => {
  let calls = 0;
  const visitor = browserAtTheGateway().visitor(() => ((calls += 1), 'no-token'));
  expect(calls).toBe(0);
  expect([visitor.permission, visitor.id, visitor.baseUrl]).toEqual(['no-token', 'request-1', 'https://shop.example']);
});

it('a browser with which somebody signed in is remembered as its owner’s', () => {
  const { visitor } = browserAtTheGateway();
  expect(visitor().shopper.source?.knownBrowser).toBeUndefined();
  visitor().rememberBrowser('anna@schule.example');
  const first = visitor().shopper.source?.knownBrowser;
  visitor().rememberBrowser(' Anna@Schule.example');
  expect(first?.account).toMatch(/^[\w-]{43}$/u);
  expect(visitor().shopper.source?.knownBrowser).toEqual(first);
});
