import { expect, it } from 'vitest';
import { LENA } from '../client/testing/client-on-script.ts';
import { runWithReplies } from '../testing/shop-on-script.ts';

const euros = (amount: number) => ({ amount, currencyCode: 'EUR', stringValue: '' });
const DATA = {
  hasLightningDealReservation: true,
  isLightningDealReservationExpired: true,
  lightningDealReservationTimestampEnd: '2026-11-23T09:15:00+00:00',
  hasLightningDealBeenExtended: true,
  extensionsLeft: 3,
  releasedItems: [{ itemId: 'i1', name: 'Füller', quantity: 2, oldPricePerUnit: euros(7.49), pricePerUnit: euros(10) }],
};
const READ = {
  endsAt: '2026-11-23T09:15:00.000Z',
  isExpired: true,
  hasBeenExtended: true,
  extensionsLeft: 3,
  released: [
    {
      itemId: 'i1',
      name: 'Füller',
      quantity: 2,
      was: { minor: 749, currency: 'EUR' },
      is: { minor: 1000, currency: 'EUR' },
    },
  ],
};

it('reads the lightning data of a cart: whether it holds pieces, until when, whether that has expired and was extended (UPQ-09, ENT-18)', async () => {
  const { outcome, requests } = await runWithReplies({ getLightningDealReservation: DATA }, ({ deals }) =>
    deals.reservation(LENA, 'cart of lena'),
  );
  expect(outcome).toEqual({ ok: true, value: READ });
  expect(requests[0]?.variables).toEqual([{ cartId: 'cart of lena' }]);
});

it('refreshes a cart, which may hold nothing afterwards (UPM-16)', async () => {
  const nothing = {
    ...DATA,
    hasLightningDealReservation: false,
    isLightningDealReservationExpired: false,
    lightningDealReservationTimestampEnd: null,
    releasedItems: [],
  };
  const { outcome, requests } = await runWithReplies({ refreshBasketIfReservationTimerExpired: nothing }, ({ deals }) =>
    deals.refreshExpired(LENA, 'cart of lena'),
  );
  expect(outcome).toEqual({
    ok: true,
    value: { isExpired: false, hasBeenExtended: true, extensionsLeft: 3, released: [] },
  });
  expect(requests[0]?.variables).toEqual([{ cartId: 'cart of lena' }]);
});

it('extends a reservation, and reads what was lost by it (UPM-17, DEAL-07)', async () => {
  const reply = {
    lightningData: DATA,
    dealNoLongerLegal: true,
    quantityReduced: [{ itemId: 'i1', name: 'Füller', was: 3, now: 1 }],
  };
  const { outcome } = await runWithReplies({ extendCurrentUserReservationOnCheckout: reply }, ({ deals }) =>
    deals.extend(LENA, 'cart of lena'),
  );
  expect(outcome).toEqual({
    ok: true,
    value: {
      reservation: READ,
      dealNoLongerLegal: true,
      quantityReduced: [{ itemId: 'i1', name: 'Füller', was: 3, now: 1 }],
    },
  });
});
