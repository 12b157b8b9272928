import type { Sessions } from '../sessions/sessions.port.ts';
import { shopAgain } from '../sessions/shop-again.ts';
import { granted, type Result } from '../shared/result.ts';
import type { CartId } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import { addedSince } from './added-since.ts';
import { type Carts, EMPTY_CART_REPORT, type UpdatedCart } from './carts.port.ts';
import type { Cart } from './cart.ts';
import { findOrOpenUnsubmittedCart } from './find-or-open-cart.ts';

export interface CartPorts {
  readonly carts: Carts;
  readonly sessions: Sessions;
}

/** A lost reply does not say what was added, but the cart does. If it holds no more than before, the failure is thrown. */
const lookAgain = async (
  { carts }: CartPorts,
  { shopper }: Visit,
  before: Cart,
  failure: unknown,
): Promise<UpdatedCart> => {
  const found = await carts.find(shopper, before.id, { shippingCost: true }).catch(() => undefined);
  const added = found?.ok === true ? addedSince(before, found.value) : [];
  if (found?.ok !== true || added.length === 0) throw failure;
  return { cart: found.value, report: { ...EMPTY_CART_REPORT, added } };
};

/**
 * Adds to the visitor's own cart, in one call; for a visitor without a cart, a session is opened. `seen` makes an answer of what the
 * cart says after a lost reply.
 */
export const addToOwnCart = async <Added, Refusal>(
  ports: CartPorts,
  visit: Visit,
  add: (cartId: CartId) => Promise<Result<Added, Refusal>>,
  seen: (updated: UpdatedCart) => Added | Promise<Added>,
): Promise<Result<Added, Refusal>> => {
  await shopAgain(ports, visit);
  const { cart, opened } = await findOrOpenUnsubmittedCart(ports)(visit.shopper);
  if (opened !== undefined) visit.opened(opened);
  return add(cart.id).catch(async (failure: unknown) =>
    granted(await seen(await lookAgain(ports, visit, cart, failure))),
  );
};
