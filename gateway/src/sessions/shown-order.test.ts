import { aShopper } from '@shop/domain/testing/a-shopper';
import { describe, expect, it } from 'vitest';
import { readerOf, readShownOrder, writeShownOrder } from './shown-order.ts';

const GUEST = { userId: 'gerda', sessionToken: 'token-of-gerda' };

describe('an order whose confirmation was shown', () => {
  it.each([{ orderId: '400000001' }, { orderId: '400000001', guest: GUEST }])('is read from the cookie as it was written: %j', (shown) => {
    expect(readShownOrder(writeShownOrder(shown))).toEqual(shown);
  });

  it.each([undefined, '', ' gerda token-of-gerda'])('is absent in %j', (text) => {
    expect(readShownOrder(text)).toBeUndefined();
  });

  it('belongs to no guest if a part of the guest’s session is missing', () => {
    expect(readShownOrder('400000001 gerda')).toEqual({ orderId: '400000001' });
  });
});

describe('its reader', () => {
  const visitor = aShopper({ userId: 'user-2', headers: { 'x-user-agent': 'Browser' }, mayRenewSession: true, requestKey: {} });

  it('is its guest, and never with the visitor’s cart', () => {
    const { storefront, headers } = visitor;
    expect(readerOf({ orderId: '400000001', guest: GUEST }, visitor)).toEqual({ storefront, headers, loginState: 'guest', ...GUEST });
  });

  it('is the visitor if the order was not a guest’s', () => {
    const { storefront, headers } = visitor;
    expect(readerOf({ orderId: '400000001' }, visitor)).toEqual({ storefront, headers, loginState: 'logged-out', userId: 'user-2' });
  });
});
