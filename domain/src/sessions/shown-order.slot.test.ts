import { describe, expect, it } from 'vitest';

import { aShopper } from '../testing/a-shopper.ts';
import { readerOf, SHOWN_ORDER } from './shown-order.slot.ts';

const GUEST = { userId: 'gerda', sessionToken: 'token-of-gerda' };

describe('an order whose confirmation was shown', () => {
  it.each([undefined, '', {}, { orderId: '400000001' }, { shownAt: 4 }, { orderId: 4, shownAt: 4 }])(
    'is absent in %j',
    (stored) => {
      expect(SHOWN_ORDER.read(stored)).toBeUndefined();
    },
  );

  it('is nothing if a part of the guest’s session is missing', () => {
    expect(SHOWN_ORDER.read({ orderId: '400000001', shownAt: 4, guest: { userId: 'gerda' } })).toBeUndefined();
  });
});

describe('its reader', () => {
  const visitor = aShopper({ userId: 'user-2' });

  it('is its guest, and never with the visitor’s cart', () => {
    const { storefront } = visitor;
    expect(readerOf({ orderId: '400000001', guest: GUEST }, visitor)).toEqual({
      storefront,
      loginState: 'guest',
      ...GUEST,
    });
  });

  it('is the visitor if the order was not a guest’s', () => {
    const { storefront } = visitor;
    expect(readerOf({ orderId: '400000001' }, visitor)).toEqual({
      storefront,
      loginState: 'logged-out',
      userId: 'user-2',
    });
  });
});
