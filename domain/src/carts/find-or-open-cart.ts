import type { Sessions } from '../sessions/sessions.port.ts';
import type { Carts } from './carts.port.ts';
import type { OpenedSession } from '../visit/session.ts';
import type { Shopper } from '../visit/shopper.ts';
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
  { carts }: { readonly carts: Carts },
  shopper: Shopper,
  requested: CartOptions,
): Promise<Cart | undefined> => {
  if (shopper.cartId === undefined) return undefined;
  const cart = await carts.find(shopper, shopper.cartId, requested);
  return cart.ok ? cart.value : undefined;
};

const inNewSession = async (
  ports: { readonly carts: Carts; readonly sessions: Sessions },
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
  (ports: { readonly carts: Carts; readonly sessions: Sessions }) =>
  async (shopper: Shopper, requested: CartOptions = WITHOUT_SHIPPING_COST): Promise<FoundCart> => {
    const cart = await found(ports, shopper, requested);
    return cart === undefined ? inNewSession(ports, shopper, requested) : { cart };
  };

/** Like `findOrOpenCart`, but replaces a cart that is already an order with an empty one, so that shopping can continue. */
export const findOrOpenUnsubmittedCart =
  (ports: { readonly carts: Carts; readonly sessions: Sessions }) =>
  async (shopper: Shopper, requested: CartOptions = WITHOUT_SHIPPING_COST): Promise<FoundCart> => {
    const cart = await found(ports, shopper, requested);
    return cart === undefined || cart.submitted ? inNewSession(ports, shopper, requested) : { cart };
  };
