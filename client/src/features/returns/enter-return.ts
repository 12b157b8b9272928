import { RETURNS } from '@shop/domain/shared/paths';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';

import { followGuardResult } from '../../platform/navigation/follow-guard-result.ts';
import type { SearchValues } from '../../platform/navigation/search-params.ts';
import type { NewToast } from '../../platform/toasts/toasts.ts';
import type { ReturnFlow } from './return-flow.ts';
import { factsOf } from './return-flow.ts';
import { returnFlowQuery } from './returns.queries.ts';

interface Entry {
  readonly context: { readonly queryClient: QueryClient; readonly leaveNotice: (toast: NewToast) => void };
  readonly pathname: string;
  readonly search: SearchValues;
}

/** The order that a page of a return is about; undefined: the one whose return this browser fills in. */
export const orderIn = ({ order }: SearchValues): string | undefined =>
  order === undefined || order === '' ? undefined : order;

/**
 * Fetches the return for a page and runs the domain's guard on it, on the server and in the browser alike. An order that is not
 * found goes back to the look-up (GUARD-22).
 */
export const enterReturn = async ({
  context: { queryClient, leaveNotice },
  pathname,
  search,
}: Entry): Promise<ReturnFlow> => {
  const [{ orderNotFound, returnsGuard }, { returnFlow }] = await Promise.all([
    import('@shop/domain/returns/returns-guard'),
    queryClient.fetchQuery(returnFlowQuery(pathname === RETURNS ? undefined : orderIn(search))),
  ]);
  const result = returnsGuard(pathname, search, factsOf(returnFlow));
  if (result.action === 'not-found') throw notFound();
  followGuardResult(result, leaveNotice);
  if (returnFlow.order === null && pathname !== RETURNS) followGuardResult(orderNotFound, leaveNotice);
  return returnFlow;
};
