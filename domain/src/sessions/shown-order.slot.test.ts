import { describe, expect, it } from 'vitest';

import { aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { forgetGuestsOrder, readerOf, rememberShownOrder, SHOWN_ORDER, shownOrderOf } from './shown-order.slot.ts';

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

describe('an order that the browser remembers', () => {
  const guestsBrowser = () => {
    const visit = aVisit();
    rememberShownOrder(visit, '400000001', GUEST);
    return visit;
  };

  it('is the guest’s, with the session that may read it', () => {
    expect(shownOrderOf(guestsBrowser())).toEqual({ orderId: '400000001', guest: GUEST });
  });

  it.each([
    ['nobody left a session', {}],
    ['the session has no proof', { userId: 'gerda' }],
    ['the session has no user', { sessionToken: 'token-of-gerda' }],
  ])('is not a guest’s if %s', (_why, session) => {
    const visit = aVisit();
    rememberShownOrder(visit, '400000001', session);
    expect(shownOrderOf(visit)).toStrictEqual({ orderId: '400000001' });
  });

  it('can be read again for half an hour by the clock of the shop', () => {
    const visit = guestsBrowser();
    visit.setClock('2026-08-03T10:30:00.000Z');
    expect(shownOrderOf(visit)?.orderId).toBe('400000001');
    visit.setClock('2026-08-03T10:30:00.001Z');
    expect(shownOrderOf(visit)).toBeUndefined();
  });

  it('is forgotten if it was a guest’s and somebody shops again', () => {
    const visit = guestsBrowser();
    forgetGuestsOrder(visit);
    expect(visit.slotNames()).toEqual([]);
  });

  it('stays if it was a customer’s, until their logout', () => {
    const visit = aVisit();
    rememberShownOrder(visit, '400000001');
    forgetGuestsOrder(visit);
    expect(shownOrderOf(visit)?.orderId).toBe('400000001');
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
