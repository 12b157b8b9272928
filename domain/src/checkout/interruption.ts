import type { CartId, LoginState } from '../sessions/shopper.ts';

/** Whose checkout an answer shows. */
export interface CheckoutOwner {
  readonly loginState: LoginState;
  readonly email?: string;
  readonly cartId?: CartId;
  readonly positionCount: number;
  readonly submitted: boolean;
}

/** What came between a shopper and the step that stands open before them. */
export type Interruption = 'session-ended' | 'somebody-else' | 'cart-gone' | 'ordered';

const isSomebodyElse = (was: CheckoutOwner, is: CheckoutOwner): boolean =>
  was.loginState !== is.loginState || (was.email !== undefined && is.email !== undefined && was.email !== is.email);

/**
 * Judges an answer that arrives while a step stands open: nothing where it is the same checkout, and may be drawn. A cart
 * tells whose hands a checkout is in: it stays the same when its owner signs in, and nobody else can read it.
 */
export const interruptionBetween = (was: CheckoutOwner, is: CheckoutOwner): Interruption | undefined => {
  if (is.cartId === was.cartId && is.submitted) return 'ordered';
  if (was.loginState !== 'logged-out' && is.loginState === 'logged-out') return 'session-ended';
  if (is.cartId !== was.cartId) return isSomebodyElse(was, is) ? 'somebody-else' : 'cart-gone';
  return is.positionCount === 0 && was.positionCount > 0 ? 'cart-gone' : undefined;
};
