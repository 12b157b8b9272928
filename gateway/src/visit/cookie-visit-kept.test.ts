import { describe, expect, it } from 'vitest';
import { browserAtTheGateway, SIGNED_IN } from '../testing/visitor-sessions.ts';
import type { VisitorSession } from './visitor-session.ts';

const SESSION = { userId: 'user-1', cartId: 'cart-1', activeWishlistId: 'list-1' };
const ANNA = { ...SIGNED_IN, userId: 'anna', sessionToken: 'token-of-anna' };
const BERTA = { ...SIGNED_IN, userId: 'berta', sessionToken: 'token-of-berta' };

const EXPRESS = { cartId: 'cart-1', checkoutType: 'cart', sessionId: 'amazon-1', addressIds: ['a1'] } as const;
const PRIME = { attempt: 'attempt-1', abo: 'yearly' } as const;
const WITHDRAWAL = {
  key: 'declaration-1',
  declaration: { fullName: 'Anna Lehmann', email: 'anna@schule.example', orderNumber: '400000001' },
} as const;
const CANCELLATION = { key: 'declaration-2' } as const;
const LOOK_UP = { orderId: '400000001', zipCode: '10115' } as const;

describe('what a browser keeps', () => {
  it.each<[string, (visitor: VisitorSession) => void, (visitor: VisitorSession) => unknown, unknown]>([
    ['the express checkout', (visitor) => visitor.enterExpress(EXPRESS), ({ express }) => express, EXPRESS],
    [
      'the checkout of Prime',
      (visitor) => visitor.storePrimeCheckout(PRIME),
      ({ primeCheckout }) => primeCheckout,
      PRIME,
    ],
    ['a withdrawal', (visitor) => visitor.storeWithdrawal(WITHDRAWAL), ({ withdrawal }) => withdrawal, WITHDRAWAL],
    [
      'a cancellation',
      (visitor) => visitor.storeCancellation(CANCELLATION),
      ({ cancellation }) => cancellation,
      CANCELLATION,
    ],
    [
      'an order that was looked up',
      (visitor) => visitor.orderLookedUp(LOOK_UP),
      ({ lookedUpOrder }) => lookedUpOrder,
      LOOK_UP,
    ],
  ])('holds %s for the next request, and nothing before', (_, keep, read, kept) => {
    const { visitor } = browserAtTheGateway();
    expect(read(visitor())).toBeUndefined();
    keep(visitor());
    expect(read(visitor())).toEqual(kept);
  });

  it.each<[string, (visitor: VisitorSession) => void, (visitor: VisitorSession) => unknown]>([
    [
      'the express checkout',
      (visitor) => {
        visitor.enterExpress(EXPRESS);
        visitor.leaveExpress();
      },
      ({ express }) => express,
    ],
    [
      'the checkout of Prime',
      (visitor) => {
        visitor.storePrimeCheckout(PRIME);
        visitor.leavePrimeCheckout();
      },
      ({ primeCheckout }) => primeCheckout,
    ],
    [
      'an order that was looked up',
      (visitor) => {
        visitor.orderLookedUp(LOOK_UP);
        visitor.orderLookedUp(undefined);
      },
      ({ lookedUpOrder }) => lookedUpOrder,
    ],
  ])('no longer holds %s once that is left', (_, leave, read) => {
    const { visitor } = browserAtTheGateway();
    leave(visitor());
    expect(read(visitor())).toBeUndefined();
  });

  it('is a known browser of an account until that is forgotten', () => {
    const { visitor, cookies } = browserAtTheGateway();
    visitor().rememberBrowser('anna@schule.example');
    expect(cookies()).toContain('knownBrowser');
    visitor().forgetBrowser();
    expect(cookies()).not.toContain('knownBrowser');
  });

  it('counts requests for a new password', () => {
    const { visitor } = browserAtTheGateway();
    expect([visitor().countPasswordTry(), visitor().countPasswordTry()]).toEqual([1, 2]);
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
    visitor().storeWithdrawal(WITHDRAWAL);
    visitor().signedIn(next, as, false);
    expect(visitor().withdrawal === undefined).toBe(isGone);
    expect(visitor().shopper).toMatchObject({ loginState: as, userId: next.userId, sessionToken: next.sessionToken });
  });

  it('after a guest keeps what was typed: it is the same shopper', () => {
    const { visitor } = browserAtTheGateway();
    visitor().signedIn(ANNA, 'guest', false);
    visitor().storeWithdrawal(WITHDRAWAL);
    visitor().signedIn(BERTA, 'customer', false);
    expect(visitor().withdrawal).toEqual(WITHDRAWAL);
  });
});

describe('the session of a request', () => {
  it.each<[string, boolean, (visitor: VisitorSession) => void]>([
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
  visitor().buyerRegistered(ANNA, '400000001');
  expect([visitor().shopper.loginState, cookie('sessionToken')?.maxAge, visitor().shownOrder]).toEqual([
    'customer',
    undefined,
    { orderId: '400000001' },
  ]);
});

it('a guest whose confirmation was shown leaves a session behind that other tabs take for a logout', () => {
  const { visitor, cookie } = browserAtTheGateway();
  visitor().signedIn(ANNA, 'guest', false);
  const before = cookie('visitorSession')?.value;
  visitor().orderPlaced('400000001', 'cart-2');
  visitor().orderShown({ loginState: 'logged-out' });
  expect(cookie('visitorSession')?.value).not.toBe(before);
});
