import { type CheckoutOwner, type Interruption, interruptionBetween } from '@shop/domain/checkout/interruption';
import { type CheckoutPath, guardStep } from '@shop/domain/checkout/step-guards';

import type { CheckoutPartFragment } from '../../platform/generated/graphql.ts';
import { factsOf } from './facts-of.ts';

/** The checkout that an open step shows, and what has interrupted it. */
export interface OpenCheckout {
  readonly checkout: CheckoutPartFragment;
  /** The answer that was compared last. It is shown only if it is of the same checkout. */
  readonly judged: CheckoutPartFragment;
  readonly interruption?: Interruption;
}

const ownerOf = ({ facts, email, cart }: CheckoutPartFragment): CheckoutOwner => ({
  loginState: factsOf(facts).loginState,
  positionCount: facts.positionCount,
  submitted: facts.submitted,
  ...(email === null ? {} : { email }),
  ...(cart.id === null ? {} : { cartId: cart.id }),
});

const isLetIn = (path: CheckoutPath, { facts }: CheckoutPartFragment): boolean => guardStep(path, factsOf(facts)).action === 'proceed';

/**
 * What a step shows after an answer. The first answer must let the shopper into the step. A later one is shown only if it
 * is of the same checkout: no refetch may replace the step with another person's.
 */
export const judge = (path: CheckoutPath, open: OpenCheckout | undefined, answer: CheckoutPartFragment | undefined): OpenCheckout | undefined => {
  if (answer === undefined) return undefined;
  if (open === undefined) return isLetIn(path, answer) ? { checkout: answer, judged: answer } : undefined;
  if (open.judged === answer) return open;
  const interruption = interruptionBetween(ownerOf(open.checkout), ownerOf(answer)) ?? open.interruption;
  return interruption === undefined ? { checkout: answer, judged: answer } : { ...open, judged: answer, interruption };
};
