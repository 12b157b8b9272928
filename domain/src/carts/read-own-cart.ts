import type { Carts } from './carts.port.ts';
import type { Visit } from '../visit/visit.port.ts';
import type { Cart } from './cart.ts';

/** The visitor's cart, if there is one. A cart that the shop no longer knows is removed from the session. */
export const readOwnCart =
  ({ carts }: { readonly carts: Carts }, visit: Visit) =>
  async (options?: { readonly shippingCost: boolean }): Promise<Cart | undefined> => {
    const { cartId } = visit.shopper;
    if (cartId === undefined) return undefined;
    const found = await carts.find(visit.shopper, cartId, options);
    if (found.ok) return found.value;
    visit.forgetCart();
    return undefined;
  };
