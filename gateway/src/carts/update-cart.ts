import { findOrOpenUnsubmittedCart } from '@shop/domain/carts/find-or-open-cart';
import { reconcileUpdate } from '@shop/domain/carts/reconcile-update';
import { readVoucherCode } from '@shop/domain/carts/voucher-code';
import type { Cart } from '@shop/domain/carts/cart';
import type { CartOperation, CartRefusal, UpdatedCart } from '@shop/domain/carts/carts.port';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import type { VisitorSession } from '../request/visitor-session.ts';
import { shopAgain } from '../sessions/shop-again.ts';
import { emptyCart } from './empty-cart.ts';
import { readOwnCart } from './read-own-cart.ts';

type Ports = Pick<Shop, 'carts' | 'sessions'>;

/** Why a cart was not changed, and that cart. */
export interface NotUpdated {
  readonly refusal: CartRefusal;
  readonly cart: Cart;
}

/** The cart to change; `before` is its earlier state, if it was read. */
interface Target {
  readonly cartId: string;
  readonly before?: Cart;
}

/** The cart to add to: the visitor's own, or that of a newly opened session. */
const targetOf = async (
  ports: Ports,
  visitor: VisitorSession,
  operations: readonly CartOperation[],
): Promise<Target | undefined> => {
  if (!operations.some((operation) => operation.do === 'add-position')) {
    const { cartId } = visitor.shopper;
    return cartId === undefined ? undefined : { cartId };
  }
  const { cart, opened } = await findOrOpenUnsubmittedCart(ports)(visitor.shopper);
  if (opened !== undefined) visitor.opened(opened);
  return { cartId: cart.id, before: cart };
};

/** A lost reply does not say whether the change was made, but the cart does. If it was not made, the failure is thrown. */
const lookAgain = async (
  { carts }: Ports,
  visitor: VisitorSession,
  { cartId, before }: Target,
  operations: readonly CartOperation[],
  failure: unknown,
): Promise<UpdatedCart> => {
  const found = await carts.find(visitor.shopper, cartId, { shippingCost: true }).catch(() => undefined);
  const applied =
    found?.ok === true && found.value.id === cartId ? reconcileUpdate(operations, before, found.value) : undefined;
  if (applied === undefined) throw failure;
  return applied;
};

const asMeant = (operation: CartOperation): CartOperation =>
  operation.do === 'add-voucher' ? { ...operation, code: readVoucherCode(operation.code) } : operation;

/** Changes the visitor's own cart; callers cannot name another. */
export const updateCart =
  (ports: Ports) =>
  async (visitor: VisitorSession, typed: readonly CartOperation[]): Promise<Result<UpdatedCart, NotUpdated>> => {
    const operations = typed.map(asMeant);
    await shopAgain(ports)(visitor);
    const target = await targetOf(ports, visitor, operations);
    if (target === undefined)
      return refused({ refusal: { because: 'cart-not-found' }, cart: emptyCart(visitor.shopper.storefront) });
    const updated = await ports.carts
      .update(visitor.shopper, target.cartId, operations)
      .catch(async (failure: unknown) => granted(await lookAgain(ports, visitor, target, operations, failure)));
    if (updated.ok) return granted(updated.value);
    const cart = await readOwnCart(ports)(visitor, { shippingCost: true });
    return refused({ refusal: updated.refusal, cart: cart ?? emptyCart(visitor.shopper.storefront) });
  };
