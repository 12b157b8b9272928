import type { FormEcho } from '@shop/domain/pages/page-contract';
import type { QueryClient } from '@tanstack/react-query';

import { loadOptional } from '../../platform/queries/load-optional.ts';
import { checkedOrderFormQuery } from './order-forms.queries.ts';
import { ORDER_FORM_NAME, rowsOfValues } from './use-order-form.ts';

/** Asks the shop about rows that were sent without scripts. */
export const loadOrderForm = async (client: QueryClient, echo: FormEcho | undefined): Promise<void> => {
  const rows = echo?.form === ORDER_FORM_NAME ? rowsOfValues(echo.values) : [];
  if (rows.length > 0) await loadOptional(client, checkedOrderFormQuery(rows));
};
