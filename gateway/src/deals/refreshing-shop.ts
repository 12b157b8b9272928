import type { Carts } from '@shop/domain/carts/carts.port';
import type { Cart } from '@shop/domain/carts/cart';
import type { Deals } from '@shop/domain/deals/deals.port';
import type { Shop } from '@shop/domain/shop';
import type { CartId, Shopper } from '@shop/domain/visit/shopper';

const mayHaveExpired = ({ positions, submitted }: Cart): boolean =>
  !submitted && positions.some(({ isLightningDeal }) => isLightningDeal);

/**
 * Whether the cart has to be read again, because lines were given the ordinary price: now, or by another request since it was read.
 * A shop that cannot say leaves them as they are: it refuses to order them at a price that has expired.
 */
const isOutdated = async (deals: Deals, shopper: Shopper, cartId: CartId): Promise<boolean> => {
  try {
    const reservation = await deals.reservation(shopper, cartId);
    if (!reservation.ok) return false;
    return reservation.value.isExpired
      ? (await deals.refreshExpired(shopper, cartId)).ok
      : reservation.value.released.length > 0;
  } catch {
    return false;
  }
};

const refreshingCarts = (carts: Carts, deals: Deals): Carts => ({
  ...carts,
  find: async (shopper, cartId, options) => {
    const found = await carts.find(shopper, cartId, options);
    if (!found.ok || !mayHaveExpired(found.value)) return found;
    return (await isOutdated(deals, shopper, found.value.id)) ? carts.find(shopper, found.value.id, options) : found;
  },
});

/** The shop whose carts never show the special price of a reservation that has expired, on whatever page they are read (docs/decisions/0128). */
export const refreshingShop = (shop: Shop): Shop => ({ ...shop, carts: refreshingCarts(shop.carts, shop.deals) });
