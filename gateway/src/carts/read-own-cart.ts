import type { Cart } from '@shop/domain/carts/cart';
import type { Shop } from '@shop/domain/shop';
import type { VisitorSession } from '../request/visitor-session.ts';

/** The visitor's cart, if there is one. A cart that the shop no longer knows is removed from the session. */
export const readOwnCart =
  ({ carts }: Pick<Shop, 'carts'>) =>
  async (visitor: VisitorSession, options?: { readonly shippingCost: boolean }): Promise<Cart | undefined> => {
    const { cartId } = visitor.shopper;
    if (cartId === undefined) return undefined;
    const found = await carts.find(visitor.shopper, cartId, options);
    if (found.ok) return found.value;
    visitor.forgetCart();
    return undefined;
  };
