import { type CheckoutOwner, type Interruption, interruptionBetween } from '@shop/domain/checkout/interruption';
import { guardStep } from '@shop/domain/checkout/step-guards';
import type { CheckoutPath } from '@shop/domain/shared/paths';

import type { CheckoutPartFragment } from '../../platform/generated/graphql.ts';
import { factsOf } from './checkout-facts.ts';

/** The checkout that an open step shows, and its interruption. */
export interface OpenCheckout {
  readonly checkout: CheckoutPartFragment;
  /** The last query result. It is shown only if it belongs to the same checkout. */
  readonly lastResult: CheckoutPartFragment;
  readonly interruption?: Interruption;
}

const ownerOf = ({ facts, email, cart }: CheckoutPartFragment): CheckoutOwner => ({
  loginState: factsOf(facts).loginState,
  positionCount: facts.positionCount,
  submitted: facts.submitted,
  soldOut: facts.soldOut,
  ...(facts.shownOrderId === null ? {} : { shownOrderId: facts.shownOrderId }),
  ...(email === null ? {} : { email }),
  ...(cart.id === null ? {} : { cartId: cart.id }),
});

const mayEnter = (path: CheckoutPath, { facts }: CheckoutPartFragment): boolean =>
  guardStep(path, factsOf(facts)).action === 'proceed';

/**
 * Decides what a step shows after a query result. The first result must pass the step's guard. A later one is shown only if
 * it belongs to the same checkout: no refetch may replace the step with another person's.
 */
export const reconcileCheckout = (
  path: CheckoutPath,
  open: OpenCheckout | undefined,
  result: CheckoutPartFragment | undefined,
): OpenCheckout | undefined => {
  if (result === undefined) return undefined;
  if (open === undefined) return mayEnter(path, result) ? { checkout: result, lastResult: result } : undefined;
  if (open.lastResult === result) return open;
  const interruption = interruptionBetween(ownerOf(open.checkout), ownerOf(result)) ?? open.interruption;
  return interruption === undefined
    ? { checkout: result, lastResult: result }
    : { ...open, lastResult: result, interruption };
};
