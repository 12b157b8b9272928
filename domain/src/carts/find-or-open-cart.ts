import type { OpenedSession } from '../sessions/sessions.port.ts';
import type { Shopper } from '../sessions/shopper.ts';
import type { Shop } from '../shop.ts';
import type { Cart } from './cart.ts';

export interface FoundCart {
  readonly cart: Cart;
  /** Present if the shopper had no cart, or none that the shop knows: the new session's ids. */
  readonly opened?: OpenedSession;
}

/** The shop opened a session but does not find its cart. */
export class OpenedCartMissing extends Error {
  override readonly name = 'OpenedCartMissing';
}

type CartOptions = { readonly shippingCost: boolean };

const WITHOUT_SHIPPING_COST: CartOptions = { shippingCost: false };

const found = async (
  { carts }: Pick<Shop, 'carts'>,
  shopper: Shopper,
  requested: CartOptions,
): Promise<Cart | undefined> => {
  if (shopper.cartId === undefined) return undefined;
  const cart = await carts.find(shopper, shopper.cartId, requested);
  return cart.ok ? cart.value : undefined;
};

const inNewSession = async (
  ports: Pick<Shop, 'carts' | 'sessions'>,
  shopper: Shopper,
  requested: CartOptions,
): Promise<FoundCart> => {
  const opened = await ports.sessions.open(shopper);
  const cart = await found(ports, { ...shopper, ...opened }, requested);
  if (cart === undefined) throw new OpenedCartMissing(`no cart ${opened.cartId}`);
  return { cart, opened };
};

/** Reads the shopper's cart, or opens a session with an empty one. */
export const findOrOpenCart =
  (ports: Pick<Shop, 'carts' | 'sessions'>) =>
  async (shopper: Shopper, requested: CartOptions = WITHOUT_SHIPPING_COST): Promise<FoundCart> => {
    const cart = await found(ports, shopper, requested);
    return cart === undefined ? inNewSession(ports, shopper, requested) : { cart };
  };

/** Like `findOrOpenCart`, but replaces a cart that is already an order with an empty one, so that shopping can continue. */
export const findOrOpenUnsubmittedCart =
  (ports: Pick<Shop, 'carts' | 'sessions'>) =>
  async (shopper: Shopper, requested: CartOptions = WITHOUT_SHIPPING_COST): Promise<FoundCart> => {
    const cart = await found(ports, shopper, requested);
    return cart === undefined || cart.submitted ? inNewSession(ports, shopper, requested) : { cart };
  };
