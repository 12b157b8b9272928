import { cartToFill } from '@shop/domain/carts/own-cart';
import type { Cart } from '@shop/domain/carts/cart';
import type { CartOperation, CartRefusal, UpdatedCart } from '@shop/domain/carts/carts.port';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '../visit.ts';
import { emptyCart } from './empty-cart.ts';
import { readOwnCart } from './read-own-cart.ts';

type Ports = Pick<Shop, 'carts' | 'sessions'>;

/** Why a cart stayed as it is, with that cart. */
export interface NotUpdated {
  readonly refusal: CartRefusal;
  readonly cart: Cart;
}

/** The cart to put something into: the visitor's own, or that of a session opened for it. */
const cartFor = async (ports: Ports, visit: Visit, operations: readonly CartOperation[]): Promise<string | undefined> => {
  if (!operations.some((operation) => operation.do === 'add-position')) return visit.shopper.cartId;
  const { cart, opened } = await cartToFill(ports)(visit.shopper);
  if (opened !== undefined) visit.opened(opened);
  return cart.id;
};

/** Changes the visitor's own cart; no other can be named. */
export const updateCart =
  (ports: Ports) =>
  async (visit: Visit, operations: readonly CartOperation[]): Promise<Result<UpdatedCart, NotUpdated>> => {
    const cartId = await cartFor(ports, visit, operations);
    if (cartId === undefined) return refused({ refusal: { because: 'cart-not-found' }, cart: emptyCart(visit.shopper.storefront) });
    const updated = await ports.carts.update(visit.shopper, cartId, operations);
    if (updated.ok) return granted(updated.value);
    const cart = await readOwnCart(ports)(visit, { shippingCost: true });
    return refused({ refusal: updated.refusal, cart: cart ?? emptyCart(visit.shopper.storefront) });
  };
