import type { OrderFormRow } from '@shop/domain/order-forms/order-form-rows';

import { CheckedOrderFormDocument, type OrderFormLinePartFragment } from '../../platform/generated/graphql.ts';
import { personalQuery } from '../../platform/queries/document-query.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';

export type OrderFormLine = OrderFormLinePartFragment;

/** Stock changes. The page says by itself that rows could not be checked: they can be sent all the same. */
export const checkedOrderFormQuery = (rows: readonly OrderFormRow[]) => ({
  ...personalQuery('CheckedOrderForm', CheckedOrderFormDocument, { rows: [...rows] }),
  staleTime: 0,
  meta: SILENT,
});
