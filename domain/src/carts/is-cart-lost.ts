import type { Carts } from './carts.port.ts';
import type { CartId, Shopper } from '../visit/shopper.ts';

/** Whether the shop no longer finds the shopper's cart. Never opens a replacement. */
export const isCartLost =
  ({ carts }: { readonly carts: Carts }) =>
  async (shopper: Shopper, cartId: CartId): Promise<boolean> =>
    !(await carts.find(shopper, cartId, { keepsSession: true })).ok;
