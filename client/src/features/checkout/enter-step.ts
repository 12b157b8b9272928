import type { CheckoutPath } from '@shop/domain/shared/paths';
import type { QueryClient } from '@tanstack/react-query';

import { followGuardResult } from '../../platform/navigation/follow-guard-result.ts';
import type { CheckoutPartFragment } from '../../platform/generated/graphql.ts';
import type { NewToast } from '../../platform/toasts/toasts.ts';
import { factsOf } from './checkout-facts.ts';
import { checkoutQuery } from './checkout.queries.ts';

interface Entry {
  readonly queryClient: QueryClient;
  readonly leaveNotice: (toast: NewToast) => void;
}

/** Fetches the checkout for a step and runs the step's guard on it: the session may have ended since the route's guard ran. */
export const enterStep = async (
  path: CheckoutPath,
  { queryClient, leaveNotice }: Entry,
): Promise<CheckoutPartFragment> => {
  const [{ guardStep }, { checkout }] = await Promise.all([
    import('@shop/domain/checkout/step-guards'),
    queryClient.fetchQuery(checkoutQuery),
  ]);
  followGuardResult(guardStep(path, factsOf(checkout.facts)), leaveNotice);
  return checkout;
};
