import type { Cart } from '@shop/domain/carts/cart';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '../visit.ts';

/** The visitor's cart, where there is one. A cart that the shop no longer knows is forgotten. */
export const readOwnCart =
  ({ carts }: Pick<Shop, 'carts'>) =>
  async (visit: Visit, ask?: { readonly shippingCost: boolean }): Promise<Cart | undefined> => {
    const { cartId } = visit.shopper;
    if (cartId === undefined) return undefined;
    const found = await carts.find(visit.shopper, cartId, ask);
    if (found.ok) return found.value;
    visit.forgetCart();
    return undefined;
  };
