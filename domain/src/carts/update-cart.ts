import type { Sessions } from '../sessions/sessions.port.ts';
import { shopAgain } from '../sessions/shop-again.ts';
import type { CartId } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { CartOperation } from './cart-operation.ts';
import type { Cart } from './cart.ts';
import type { CartRefusal, UpdatedCart, Carts } from './carts.port.ts';
import { emptyCart } from './empty-cart.ts';
import { findOrOpenUnsubmittedCart } from './find-or-open-cart.ts';
import { readOwnCart } from './read-own-cart.ts';
import { reconcileUpdate } from './reconcile-update.ts';
import { readVoucherCode } from './voucher-code.ts';

interface Ports {
  readonly carts: Carts;
  readonly sessions: Sessions;
}

/** Why a cart was not changed, and that cart. */
export interface NotUpdated {
  readonly refusal: CartRefusal;
  readonly cart: Cart;
}

/** The cart to change; `before` is its earlier state, if it was read. */
interface Target {
  readonly cartId: CartId;
  readonly before?: Cart;
}

/** The visitor's own cart; to add to it, that of a newly opened session. What is added to it or taken out of it shows only beside the cart before. */
const targetOf = async (
  ports: Ports,
  visit: Visit,
  operations: readonly CartOperation[],
): Promise<Target | undefined> => {
  if (!operations.some((operation) => operation.do === 'add-position')) {
    const { cartId } = visit.shopper;
    if (cartId === undefined) return undefined;
    if (!operations.some((operation) => operation.do === 'take-out')) return { cartId };
    const before = await ports.carts.find(visit.shopper, cartId);
    return before.ok ? { cartId, before: before.value } : { cartId };
  }
  const { cart, opened } = await findOrOpenUnsubmittedCart(ports)(visit.shopper);
  if (opened !== undefined) visit.opened(opened);
  return { cartId: cart.id, before: cart };
};

/** A lost reply does not say whether the change was made, but the cart does. If it was not made, the failure is thrown. */
const lookAgain = async (
  { carts }: Ports,
  { shopper }: Visit,
  { cartId, before }: Target,
  operations: readonly CartOperation[],
  failure: unknown,
): Promise<UpdatedCart> => {
  const found = await carts.find(shopper, cartId, { shippingCost: true }).catch(() => undefined);
  const applied =
    found?.ok === true && found.value.id === cartId ? reconcileUpdate(operations, before, found.value) : undefined;
  if (applied === undefined) throw failure;
  return applied;
};

const asMeant = (operation: CartOperation): CartOperation => {
  switch (operation.do) {
    case 'add-voucher':
      return { ...operation, code: readVoucherCode(operation.code) };
    case 'change-quantity':
      return operation.quantity === 0 ? { do: 'remove-position', positionId: operation.positionId } : operation;
    default:
      return operation;
  }
};

/** Changes the visitor's own cart; callers cannot name another. */
export const updateCart =
  (ports: Ports, visit: Visit) =>
  async (typed: readonly CartOperation[]): Promise<Result<UpdatedCart, NotUpdated>> => {
    const operations = typed.map(asMeant);
    await shopAgain(ports, visit);
    const target = await targetOf(ports, visit, operations);
    if (target === undefined)
      return refused({ refusal: { because: 'cart-not-found' }, cart: emptyCart(visit.shopper.storefront) });
    const updated = await ports.carts
      .update(visit.shopper, target.cartId, operations)
      .catch(async (failure: unknown) => granted(await lookAgain(ports, visit, target, operations, failure)));
    if (updated.ok) return granted(updated.value);
    const cart = await readOwnCart(ports, visit)({ shippingCost: true });
    return refused({ refusal: updated.refusal, cart: cart ?? emptyCart(visit.shopper.storefront) });
  };
