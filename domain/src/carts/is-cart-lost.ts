import type { CartId, Shopper } from '../sessions/shopper.ts';
import type { Shop } from '../shop.ts';

/** Whether the shop no longer finds the shopper's cart. Never opens a replacement. */
export const isCartLost =
  ({ carts }: Pick<Shop, 'carts'>) =>
  async (shopper: Shopper, cartId: CartId): Promise<boolean> =>
    !(await carts.find(shopper, cartId, { keepsSession: true })).ok;
