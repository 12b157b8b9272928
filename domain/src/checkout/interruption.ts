import type { OrderId } from '../shared/shop-id.ts';
import type { CartId, LoginState } from '../visit/shopper.ts';

/** The owner of the checkout that a reply shows. */
export interface CheckoutOwner {
  readonly loginState: LoginState;
  readonly email?: string;
  readonly cartId?: CartId;
  readonly positionCount: number;
  readonly submitted: boolean;
  /** Names of the articles in the cart that are sold out. */
  readonly soldOut: readonly string[];
  /** The order whose confirmation was shown last in this browser. */
  readonly shownOrderId?: OrderId;
}

/** Why the open step no longer belongs to the shopper. */
export type Interruption = 'session-ended' | 'somebody-else' | 'cart-gone' | 'emptied' | 'sold-out' | 'ordered';

const isSomebodyElse = (was: CheckoutOwner, is: CheckoutOwner): boolean =>
  was.loginState !== is.loginState || (was.email !== undefined && is.email !== undefined && was.email !== is.email);

/** The cart is an order, even if another tab has shown its confirmation since, after which the next cart begins. */
const isOrdered = (was: CheckoutOwner, is: CheckoutOwner): boolean =>
  is.cartId === was.cartId ? is.submitted : is.shownOrderId !== undefined && is.shownOrderId !== was.shownOrderId;

/**
 * Compares a reply that arrives while a step is open with the checkout on the screen; undefined if it belongs to the same
 * shopper and may be shown. The cart identifies the shopper: it stays the same at login, and nobody else can read it.
 */
export const interruptionBetween = (was: CheckoutOwner, is: CheckoutOwner): Interruption | undefined => {
  if (isOrdered(was, is)) return 'ordered';
  if (was.loginState !== 'logged-out' && is.loginState === 'logged-out') return 'session-ended';
  if (is.cartId !== was.cartId) return isSomebodyElse(was, is) ? 'somebody-else' : 'cart-gone';
  if (is.positionCount > 0 || was.positionCount === 0) return undefined;
  return is.soldOut.length > 0 ? 'sold-out' : 'emptied';
};
