import { orderListQueryOf, type OrderListSearch } from '@shop/domain/orders/order-list';

import { OrderDetailsDocument, OrderListDocument } from '../../platform/generated/graphql.ts';
import { personalQuery } from '../../platform/queries/document-query.ts';

/** Parcels move while a shopper looks at other pages. */
const STALE_AFTER_MS = 30_000;

/** A page of a customer's orders, with the years in which they ordered. */
export const orderListQuery = (search: OrderListSearch) => {
  const { page, searchText, dateFilter } = orderListQueryOf(search);
  return {
    ...personalQuery('OrderList', OrderListDocument, {
      page,
      searchText: searchText ?? null,
      dateFilter: String(dateFilter),
    }),
    staleTime: STALE_AFTER_MS,
  };
};

/** A customer's own order. Null if there is none with this number. */
export const orderDetailsQuery = (orderId: string) => ({
  ...personalQuery('OrderDetails', OrderDetailsDocument, { orderId }),
  staleTime: STALE_AFTER_MS,
});
