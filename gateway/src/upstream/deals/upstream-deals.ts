import type { CartNotFound } from '@shop/domain/carts/carts.port';
import type { DealReservation, Deals, ExtendedReservation } from '@shop/domain/deals/deals.port';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { LightningDataFieldsFragment } from '../generated/operation-types.ts';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readInstant } from '../shared/read-dates.ts';
import { readMoney } from '../shared/read-money.ts';

const NOT_FOUND: CartNotFound = { because: 'cart-not-found' };
const IDS_UNKNOWN = { 'ids-unknown': refused(NOT_FOUND) } as const;

const readReservation = (data: LightningDataFieldsFragment): DealReservation => {
  const end = data.lightningDealReservationTimestampEnd;
  return {
    ...omitNil({ endsAt: end === null ? undefined : readInstant(end) }),
    isExpired: data.isLightningDealReservationExpired,
    hasBeenExtended: data.hasLightningDealBeenExtended,
    extensionsLeft: data.extensionsLeft,
    released: data.releasedItems.map(({ itemId, name, quantity, oldPricePerUnit, pricePerUnit }) => ({
      itemId,
      name,
      quantity,
      was: readMoney(oldPricePerUnit),
      is: readMoney(pricePerUnit),
    })),
  };
};

export const upstreamDeals = (call: PortCalls): Deals => ({
  reservation: (shopper, cartId) =>
    call({
      operation: operations.getLightningDealReservation,
      variables: { cartId },
      shopper,
      read: ({ getLightningDealReservation }): Result<DealReservation, CartNotFound> =>
        granted(readReservation(getLightningDealReservation)),
      otherwise: IDS_UNKNOWN,
    }),
  refreshExpired: (shopper, cartId) =>
    call({
      operation: operations.refreshBasketIfReservationTimerExpired,
      variables: { cartId },
      shopper,
      read: ({ refreshBasketIfReservationTimerExpired }): Result<DealReservation, CartNotFound> =>
        granted(readReservation(refreshBasketIfReservationTimerExpired)),
      otherwise: IDS_UNKNOWN,
    }),
  extend: (shopper, cartId) =>
    call({
      operation: operations.extendCurrentUserReservationOnCheckout,
      variables: { cartId },
      shopper,
      read: ({
        extendCurrentUserReservationOnCheckout: { lightningData, dealNoLongerLegal, quantityReduced },
      }): Result<ExtendedReservation, CartNotFound> =>
        granted({
          reservation: readReservation(lightningData),
          dealNoLongerLegal,
          quantityReduced: quantityReduced.map(({ itemId, name, was, now }) => ({ itemId, name, was, now })),
        }),
      otherwise: IDS_UNKNOWN,
    }),
});
