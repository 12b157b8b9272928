import { orderListQueryOf } from '@shop/domain/orders/order-list';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { privateHead } from '../app/page-titles.ts';
import { orderListQuery } from '../features/orders/order-history.queries.ts';
import { OrderList } from '../features/orders/order-list.tsx';

export const Route = createFileRoute('/_default/_account/myaccount/orders/')({
  staticData: { areas: ['orders'] },
  beforeLoad: guarded,
  loaderDeps: ({ search: { p, q, filter } }) => ({
    ...(p === undefined ? {} : { p }),
    ...(q === undefined ? {} : { q }),
    ...(filter === undefined ? {} : { filter }),
  }),
  loader: async ({ context: { queryClient, page, texts }, deps }) => {
    const {
      orderList: { currentPage, totalPages },
    } = await queryClient.fetchQuery(orderListQuery(deps));
    const title =
      totalPages > 1
        ? texts.i18n.t('list.titleOfPage', { ns: 'orders', page: currentPage + 1 })
        : texts.i18n.t('list.title', { ns: 'orders' });
    return { head: privateHead(title, { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function OrdersPage() {
    const search = Route.useLoaderDeps();
    const { orderList, orderYears } = useSuspenseQuery(orderListQuery(search)).data;
    return <OrderList query={orderListQueryOf(search)} page={orderList} years={orderYears} />;
  },
});
