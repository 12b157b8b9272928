import { useState } from 'react';

import { useQueryResult } from '../../platform/queries/use-query-result.ts';
import type { ReturnFlow, ReturnOrder } from './return-flow.ts';
import { returnFlowQuery } from './returns.queries.ts';

/** The return of an order that is open on the page. */
export type OpenReturn = ReturnFlow & { readonly order: ReturnOrder };

/** How long the result that came with the page counts as fresh, in milliseconds. */
const FRESH_MS = 1000;

const isOpen = (flow: ReturnFlow | undefined): flow is OpenReturn => flow?.order != null;

/** The return on the page. The last one with an order stays: a refetch without one, such as after a logout, never empties a form. */
export const useReturnFlow = (order?: string): OpenReturn | undefined => {
  const result = useQueryResult({ ...returnFlowQuery(order), staleTime: FRESH_MS })?.returnFlow;
  const [shown, setShown] = useState(() => (isOpen(result) ? result : undefined));
  const next = isOpen(result) && (shown === undefined || result.order.hash === shown.order.hash) ? result : shown;
  if (next !== shown) setShown(next);
  return next;
};
