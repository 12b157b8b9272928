import type { CartNotFound } from '@shop/domain/carts/carts.port';
import type { Deals } from '@shop/domain/deals/deals.port';
import type { CartId, Shopper } from '@shop/domain/visit/shopper';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { changeableCart } from '../carts/find-cart.ts';
import { deepFreeze } from '../shared/deep-freeze.ts';
import type { View } from '../worlds/transaction.ts';
import type { World } from '../worlds/world.ts';
import { extendReservation } from '../deals/end-reservation.ts';
import { refreshReservation } from '../deals/expired-pieces.ts';
import { itemName, reservationSeen } from '../deals/project-reservation.ts';

const forOwnCart = <Seen>(
  view: View,
  shopper: Shopper,
  cartId: CartId,
  look: () => Seen,
): Result<Seen, CartNotFound> =>
  changeableCart(view, shopper, cartId) === undefined
    ? refused({ because: 'cart-not-found' })
    : granted(deepFreeze(look()));

export const inMemoryDeals = (world: World): Deals => ({
  reservation: async (shopper, cartId) =>
    world.read((view) => forOwnCart(view, shopper, cartId, () => reservationSeen(view, shopper.storefront, cartId))),
  refreshExpired: async (shopper, cartId) =>
    world.run((tx) =>
      forOwnCart(tx, shopper, cartId, () => {
        refreshReservation(tx, cartId);
        return reservationSeen(tx, shopper.storefront, cartId);
      }),
    ),
  extend: async (shopper, cartId) =>
    world.run((tx) =>
      forOwnCart(tx, shopper, cartId, () => {
        const { dealNoLongerLegal, reduced } = extendReservation(tx, cartId);
        const quantityReduced = reduced.map((line) => ({
          ...line,
          name: itemName(tx, shopper.storefront, line.itemId),
        }));
        return { reservation: reservationSeen(tx, shopper.storefront, cartId), dealNoLongerLegal, quantityReduced };
      }),
    ),
});
