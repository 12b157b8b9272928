import { describe, expect, it } from 'vitest';
import { granted, refused } from '../shared/result.ts';
import { anAnonymousShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { portWith } from '../testing/port-with.ts';
import type { DealReservation, Deals, ExtendedReservation } from './deals.port.ts';
import { extendOwnReservation, readOwnReservation } from './own-reservation.ts';

const NOTHING: DealReservation = { isExpired: false, hasBeenExtended: false, extensionsLeft: 0, released: [] };
const HELD: DealReservation = { ...NOTHING, endsAt: '2026-08-03T10:15:00Z', extensionsLeft: 11 };
const EXPIRED: DealReservation = { ...NOTHING, isExpired: true };
const REFRESHED: DealReservation = { ...NOTHING, hasBeenExtended: true };
const GONE = refused({ because: 'cart-not-found' } as const);

describe('what the visitor’s cart holds of lightning deals', () => {
  it.each<[string, Partial<Deals>, DealReservation]>([
    ['is what the shop says', { reservation: async () => granted(HELD) }, HELD],
    [
      'is refreshed once it has expired',
      { reservation: async () => granted(EXPIRED), refreshExpired: async () => granted(REFRESHED) },
      REFRESHED,
    ],
    ['is nothing if the cart is gone', { reservation: async () => GONE }, NOTHING],
    [
      'is nothing if the cart is gone before it is refreshed',
      { reservation: async () => granted(EXPIRED), refreshExpired: async () => GONE },
      NOTHING,
    ],
  ])('%s', async (_what, deals, held) => {
    expect(await readOwnReservation({ deals: portWith<Deals>(deals) }, aVisit())()).toEqual(held);
  });

  it('is nothing without a cart, and the shop is not asked', async () => {
    expect(await readOwnReservation({ deals: portWith<Deals>({}) }, aVisit(anAnonymousShopper()))()).toEqual(NOTHING);
  });
});

describe('holding on to the pieces of lightning deals', () => {
  const EXTENDED: ExtendedReservation = {
    reservation: HELD,
    dealNoLongerLegal: true,
    quantityReduced: [{ itemId: 'heft', name: 'Heft', was: 2, now: 1 }],
  };
  const NOT_EXTENDED: ExtendedReservation = { reservation: NOTHING, dealNoLongerLegal: false, quantityReduced: [] };

  it('extends the reservation of the visitor’s own cart', async () => {
    const carts: string[] = [];
    const deals = portWith<Deals>({
      extend: async (_shopper, cartId) => {
        carts.push(cartId);
        return granted(EXTENDED);
      },
    });
    expect(await extendOwnReservation({ deals }, aVisit())()).toEqual(EXTENDED);
    expect(carts).toEqual(['cart-1']);
  });

  it('extends nothing if the cart is gone', async () => {
    const deals = portWith<Deals>({ extend: async () => GONE });
    expect(await extendOwnReservation({ deals }, aVisit())()).toEqual(NOT_EXTENDED);
  });

  it('extends nothing without a cart, and the shop is not asked', async () => {
    const deals = portWith<Deals>({});
    expect(await extendOwnReservation({ deals }, aVisit(anAnonymousShopper()))()).toEqual(NOT_EXTENDED);
  });
});
