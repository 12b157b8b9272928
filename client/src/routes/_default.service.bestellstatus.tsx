import { createFileRoute } from '@tanstack/react-router';

import { privateHead } from '../app/page-titles.ts';
import { lookedUpOrderQuery } from '../features/orders/order-status.queries.ts';
import { OrderStatusPage } from '../features/orders/order-status-page.tsx';
import { loadOptional } from '../platform/queries/load-optional.ts';

export const Route = createFileRoute('/_default/service/bestellstatus')({
  staticData: { areas: ['orders', 'forms'] },
  loader: async ({ context: { queryClient, page, texts } }) => {
    await loadOptional(queryClient, lookedUpOrderQuery());
    return { head: privateHead(texts.i18n.t('status.page', { ns: 'orders' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: OrderStatusPage,
});
