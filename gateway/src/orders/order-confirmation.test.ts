import type { CookieVisit } from '../visit/cookie-visit.ts';
import type { SessionChanges } from '@shop/domain/visit/session-changes.port';
import type { Shopper } from '@shop/domain/visit/shopper';
import type { Shop } from '@shop/domain/shop';
import { SessionRevoked } from '@shop/domain/sessions/session-revoked';
import { orderListPageOf } from '@shop/domain/orders/order-list';
import type { Orders } from '@shop/domain/orders/orders.port';
import { money } from '@shop/domain/shared/money';
import { granted, refused } from '@shop/domain/shared/result';
import { anOrder } from '@shop/domain/testing/an-order';
import { goOnAfterConfirmation } from '@shop/domain/checkout/finish-checkout';
import { rememberPlacedOrder } from '@shop/domain/checkout/placed-order.slot';
import { describe, expect, it } from 'vitest';
import { browserAtTheGateway, contextOf, SIGNED_IN } from '../testing/visitor-sessions.ts';
import { OrdersResolver } from './orders.resolver.ts';

const ORDER_ID = '400000001';
const GUEST = { userId: 'gerda', sessionToken: 'token-of-gerda' };

type Confirmation = (
  shopper: Shopper,
  orderId: string,
  sessionChanges: SessionChanges,
) => ReturnType<Orders['confirmation']>;

const unknown = async () => refused({ because: 'no-such-order' as const });
const NO_ORDERS: Orders = {
  confirmation: unknown,
  recent: async () => [],
  submit: async () => refused({ because: 'not-ready' }),
  list: async () => orderListPageOf([], 0),
  years: async () => [],
  details: unknown,
  status: unknown,
  cancel: unknown,
};

/** A shop with one order of the given buyer. */
const orderOf =
  (buyer: { readonly userId: string; readonly loginState: string }): Confirmation =>
  async ({ userId, loginState }, orderId) =>
    userId === buyer.userId && loginState === buyer.loginState && orderId === ORDER_ID
      ? granted(anOrder({ orderId }))
      : refused({ because: 'no-such-order' });

const confirmationShop = (confirmation: Confirmation) => {
  const browser = browserAtTheGateway();
  const resolver = new OrdersResolver();
  const contextFor = (visitor: CookieVisit) =>
    contextOf(visitor, {
      orders: {
        ...NO_ORDERS,
        confirmation: (shopper, orderId) => confirmation(shopper, orderId, visitor.sessionChanges),
      },
    });
  const read = async (orderId = ORDER_ID): Promise<string | undefined> =>
    (
      await resolver.orderConfirmation(contextFor(browser.visitor()), {
        orderId,
      })
    )?.orderId;
  return { ...browser, read };
};

const GERDA = { ...SIGNED_IN, ...GUEST, updatedCartId: 'cart-2' };

/** A visitor who has ordered and has seen the confirmation. */
const shownTo = (as: 'guest' | 'customer', confirmation: Confirmation) => {
  const shop = confirmationShop(confirmation);
  const visitor = shop.visitor();
  visitor.signedIn(GERDA, as, false);
  rememberPlacedOrder(visitor, ORDER_ID, undefined);
  goOnAfterConfirmation(visitor, { loginState: as === 'guest' ? 'logged-out' : 'customer' });
  return shop;
};

describe('the confirmation of an order', () => {
  it('is read by its buyer, and by nobody else', async () => {
    const { visitor, read } = confirmationShop(orderOf({ ...GUEST, loginState: 'guest' }));
    expect(await read()).toBeUndefined();
    visitor().signedIn(GERDA, 'guest', false);
    expect([await read(), await read('400000002')]).toEqual([ORDER_ID, undefined]);
  });

  it('that a guest was shown is read as that guest, who is logged out', async () => {
    const { read } = shownTo('guest', orderOf({ ...GUEST, loginState: 'guest' }));
    expect([await read(), await read('400000002')]).toEqual([ORDER_ID, undefined]);
  });

  it('that a customer was shown is read by that customer', async () => {
    const { read, visitor } = shownTo('customer', orderOf({ ...GUEST, loginState: 'customer' }));
    expect(await read()).toBe(ORDER_ID);
    visitor().signedOut();
    expect(await read()).toBeUndefined();
  });

  it('can be read by nobody once its guest’s session has ended, and the visitor is not logged out for it', async () => {
    const { read, cookies } = shownTo('guest', () => Promise.reject(new SessionRevoked('getThankYouPageData')));
    expect(await read()).toBeUndefined();
    expect(cookies()).not.toContain('securityLogout');
  });

  it('fails if the shop fails', async () => {
    const { read } = shownTo('guest', () => Promise.reject(new TypeError('gone')));
    await expect(read()).rejects.toThrow('gone');
  });

  it('of a customer whose session the shop has revoked fails, and a security logout is due', async () => {
    const { read, cookies } = shownTo('customer', async (shopper, _orderId, sessionChanges) => {
      if (sessionChanges.areOf(shopper)) sessionChanges.revoked();
      throw new SessionRevoked('getThankYouPageData');
    });
    await expect(read()).rejects.toThrow('The session was revoked');
    expect(cookies()).toContain('securityLogout');
  });
});

it('recent orders are the shopper’s own, in the shop’s order', async () => {
  const { visitor } = browserAtTheGateway();
  const ports: Pick<Shop, 'orders'> = {
    orders: {
      ...NO_ORDERS,
      recent: async ({ userId }) =>
        userId === 'gerda'
          ? ['400000002', '400000001'].map((orderId) => ({
              orderId,
              orderedAt: '2026-08-03T09:30:00Z',
              total: money(998),
              status: 'received' as const,
              articleCount: 1,
              pictures: [],
            }))
          : [],
    },
  };
  const resolver = new OrdersResolver();
  expect(await resolver.recentOrders(contextOf(visitor(), ports))).toEqual([]);
  visitor().signedIn(GERDA, 'customer', false);
  expect(await resolver.recentOrders(contextOf(visitor(), ports))).toMatchObject([
    { orderId: '400000002', total: money(998) },
    { orderId: '400000001' },
  ]);
});
