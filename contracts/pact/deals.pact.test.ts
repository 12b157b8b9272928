import {
  cartUpdate,
  extendCurrentUserReservationOnCheckout,
  getLightningDealReservation,
  refreshBasketIfReservationTimerExpired,
} from '@shop/gateway/upstream/generated/operations';
import { dealItemId } from '@shop/domain/deals/deal-item-id';
import { expect, it } from 'vitest';

import { returnsData, returnsErrors } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { single, call } from './request/requests.ts';
import { visitor } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';

const { cartId, itemId } = ID;
const RUNS = { 'lightning reservation': { secondsLeft: 90 } };
const EXPIRED = { 'lightning reservation': { secondsLeft: 0 } };

it('reads until when pieces of a lightning deal are held (UPQ-09)', async () => {
  const found = await recordInteractions(
    [
      {
        description: 'a visitor looks at a reservation',
        given: RUNS,
        request: single(visitor, call(getLightningDealReservation, { cartId })),
        reply: returnsData(getLightningDealReservation, {
          'getLightningDealReservation.hasLightningDealReservation': { exactly: true },
          'getLightningDealReservation.isLightningDealReservationExpired': { exactly: false },
          'getLightningDealReservation.lightningDealReservationTimestampEnd': 'there',
          'getLightningDealReservation.releasedItems': 'none',
        }),
      },
    ],
    ({ shop }) => shop.deals.reservation(visitor, cartId),
  );
  expect(found).toMatchObject({ ok: true, value: { isExpired: false, released: [] } });
});

it('finds no reservation for an unknown cart (UPQ-09)', async () => {
  const found = await recordInteractions(
    [
      {
        description: 'a visitor looks at the reservation of a cart that is not there',
        given: { 'no such cart': {} },
        request: single(visitor, call(getLightningDealReservation, { cartId })),
        reply: returnsErrors({ classification: 'CART_NOT_FOUND' }),
      },
    ],
    ({ shop }) => shop.deals.reservation(visitor, cartId),
  );
  expect(found).toEqual({ ok: false, refusal: { because: 'cart-not-found' } });
});

it('refreshes a cart whose reservation has expired (UPM-16)', async () => {
  const refreshed = await recordInteractions(
    [
      {
        description: 'a visitor’s reservation has expired',
        given: EXPIRED,
        request: single(visitor, call(refreshBasketIfReservationTimerExpired, { cartId })),
        reply: returnsData(refreshBasketIfReservationTimerExpired, {
          'refreshBasketIfReservationTimerExpired.isLightningDealReservationExpired': { exactly: false },
          'refreshBasketIfReservationTimerExpired.lightningDealReservationTimestampEnd': { exactly: null },
          'refreshBasketIfReservationTimerExpired.releasedItems': 'there',
        }),
      },
    ],
    ({ shop }) => shop.deals.refreshExpired(visitor, cartId),
  );
  expect(refreshed).toMatchObject({ ok: true, value: { isExpired: false, released: [{ name: expect.any(String) }] } });
});

it('extends a reservation (UPM-17)', async () => {
  const extended = await recordInteractions(
    [
      {
        description: 'a visitor extends a reservation',
        given: RUNS,
        request: single(visitor, call(extendCurrentUserReservationOnCheckout, { cartId })),
        reply: returnsData(extendCurrentUserReservationOnCheckout, {
          'extendCurrentUserReservationOnCheckout.lightningData.hasLightningDealBeenExtended': { exactly: true },
          'extendCurrentUserReservationOnCheckout.lightningData.lightningDealReservationTimestampEnd': 'there',
          'extendCurrentUserReservationOnCheckout.lightningData.releasedItems': 'none',
          'extendCurrentUserReservationOnCheckout.dealNoLongerLegal': { exactly: false },
          'extendCurrentUserReservationOnCheckout.quantityReduced': 'none',
        }),
      },
    ],
    ({ shop }) => shop.deals.extend(visitor, cartId),
  );
  expect(extended).toMatchObject({
    ok: true,
    value: { reservation: { hasBeenExtended: true }, dealNoLongerLegal: false, quantityReduced: [] },
  });
});

it('adds an article because its deal is shown, more pieces than the deal allows (DEAL-05, DEAL-06)', async () => {
  const ops = [{ positionOp: { addPosition: { setItemId: dealItemId(itemId), updateQuantity: 9 } } }];
  const updated = await recordInteractions(
    [
      {
        description: 'a visitor adds nine pieces of a lightning deal',
        given: { 'a lightning deal runs': {} },
        request: single(visitor, call(cartUpdate, { cartId, ops })),
        reply: returnsData(cartUpdate, {
          'cart_update.details.positions': 'there',
          'cart_update.details.positions.isLightningDeal': { exactly: true },
          'cart_update.details.positions.pricePerUnitLightning': 'there',
          'cart_update.attainableInfos': 'there',
          'cart_update.attainableInfos.dealSplit': 'there',
        }),
      },
    ],
    ({ shop }) => shop.carts.update(visitor, cartId, [{ do: 'add-position', itemId: dealItemId(itemId), quantity: 9 }]),
  );
  expect(updated).toMatchObject({ ok: true, value: { report: { dealSplit: [{ name: expect.any(String) }] } } });
});
