import { aShopper } from '@shop/domain/testing/a-shopper';
import { describe, expect, it } from 'vitest';
import { readerOf, readShownOrder, writeShownOrder } from './shown-order.ts';

const NOW = Date.parse('2026-08-03T10:00:00Z');
const HALF_AN_HOUR_MS = 30 * 60_000;
const GUEST = { userId: 'gerda', sessionToken: 'token-of-gerda' };

describe('an order whose confirmation was shown', () => {
  it.each([{ orderId: '400000001' }, { orderId: '400000001', guest: GUEST }])(
    'is read from the cookie as it was written, for half an hour: %j',
    (shown) => {
      const written = writeShownOrder(shown, NOW);
      expect(
        [NOW, NOW + HALF_AN_HOUR_MS, NOW + HALF_AN_HOUR_MS + 1].map((now) => readShownOrder(written, now)),
      ).toEqual([shown, shown, undefined]);
    },
  );

  it.each([undefined, '', ` ${NOW} gerda token-of-gerda`, '400000001', '400000001 gerda token-of-gerda'])(
    'is absent in %j',
    (text) => {
      expect(readShownOrder(text, NOW)).toBeUndefined();
    },
  );

  it('belongs to no guest if a part of the guest’s session is missing', () => {
    expect(readShownOrder(`400000001 ${NOW} gerda`, NOW)).toEqual({ orderId: '400000001' });
  });
});

describe('its reader', () => {
  const visitor = aShopper({
    userId: 'user-2',
    headers: { 'x-user-agent': 'Browser' },
    mayRenewSession: true,
    requestKey: {},
  });

  it('is its guest, and never with the visitor’s cart', () => {
    const { storefront, headers } = visitor;
    expect(readerOf({ orderId: '400000001', guest: GUEST }, visitor)).toEqual({
      storefront,
      headers,
      loginState: 'guest',
      ...GUEST,
    });
  });

  it('is the visitor if the order was not a guest’s', () => {
    const { storefront, headers } = visitor;
    expect(readerOf({ orderId: '400000001' }, visitor)).toEqual({
      storefront,
      headers,
      loginState: 'logged-out',
      userId: 'user-2',
    });
  });
});
