import type { DealReservation } from '@shop/domain/deals/deals.port';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type {
  LightningData,
  MutationExtendCurrentUserReservationOnCheckoutArgs,
  MutationRefreshBasketIfReservationTimerExpiredArgs,
  QueryGetLightningDealReservationArgs,
} from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { cartNotFound } from '../graphql/upstream-error.ts';
import { orNull } from '../shared/or-null.ts';
import { writeMoney } from '../shared/write-money.ts';

const writeReservation = (
  { endsAt, isExpired, hasBeenExtended, extensionsLeft, released }: DealReservation,
  storefront: Storefront,
): LightningData => ({
  hasLightningDealReservation: endsAt !== undefined,
  isLightningDealReservationExpired: isExpired,
  lightningDealReservationTimestampEnd: orNull(endsAt),
  hasLightningDealBeenExtended: hasBeenExtended,
  extensionsLeft,
  releasedItems: released.map(({ itemId, name, quantity, was, is }) => ({
    itemId,
    name,
    quantity,
    oldPricePerUnit: writeMoney(was, storefront),
    pricePerUnit: writeMoney(is, storefront),
  })),
});

type DealField =
  | 'getLightningDealReservation'
  | 'refreshBasketIfReservationTimerExpired'
  | 'extendCurrentUserReservationOnCheckout';

export const dealResolvers: Resolvers<DealField> = {
  getLightningDealReservation: async ({ cartId }: QueryGetLightningDealReservationArgs, { shop, shopper }) => {
    const reservation = await shop.deals.reservation(shopper, cartId);
    if (!reservation.ok) throw cartNotFound();
    return writeReservation(reservation.value, shopper.storefront);
  },
  refreshBasketIfReservationTimerExpired: async (
    { cartId }: MutationRefreshBasketIfReservationTimerExpiredArgs,
    { shop, shopper },
  ) => {
    const reservation = await shop.deals.refreshExpired(shopper, cartId);
    if (!reservation.ok) throw cartNotFound();
    return writeReservation(reservation.value, shopper.storefront);
  },
  extendCurrentUserReservationOnCheckout: async (
    { cartId }: MutationExtendCurrentUserReservationOnCheckoutArgs,
    { shop, shopper },
  ) => {
    const extended = await shop.deals.extend(shopper, cartId);
    if (!extended.ok) throw cartNotFound();
    const { reservation, dealNoLongerLegal, quantityReduced } = extended.value;
    return { lightningData: writeReservation(reservation, shopper.storefront), dealNoLongerLegal, quantityReduced };
  },
};
