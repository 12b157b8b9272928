import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { privateHead } from '../app/page-titles.ts';
import { requireWithdrawalRight } from '../app/withdrawal-route.ts';
import { recentOrdersQuery } from '../features/orders/orders.queries.ts';
import { meQuery } from '../features/sessions/sessions.queries.ts';
import { WithdrawalFormPage } from '../features/withdrawals/withdrawal-form-page.tsx';
import { withdrawalQuery } from '../features/withdrawals/withdrawals.queries.ts';
import { loadOptional } from '../platform/queries/load-optional.ts';
import { useQueryResult } from '../platform/queries/use-query-result.ts';

/** The withdrawal function (§ 356a BGB). `?order=` fills in a number. */
export const Route = createFileRoute('/_default/service/vertrag-widerrufen/')({
  staticData: { areas: ['forms', 'withdrawals'] },
  loader: async ({ context }) => {
    const right = requireWithdrawalRight(context);
    const { queryClient, texts } = context;
    await Promise.all([
      queryClient.ensureQueryData(withdrawalQuery()),
      loadOptional(queryClient, meQuery()),
      loadOptional(queryClient, recentOrdersQuery()),
    ]);
    return { head: privateHead(texts.i18n.t(`title.${right}`, { ns: 'withdrawals' }), context) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function WithdrawalFormRoute() {
    const { withdrawal } = useSuspenseQuery(withdrawalQuery()).data;
    const me = useQueryResult(meQuery())?.me;
    const orders = useQueryResult(recentOrdersQuery())?.recentOrders ?? [];
    const { order } = Route.useSearch();
    const person = { firstName: me?.firstName ?? null, lastName: me?.lastName ?? null, email: me?.email ?? null };
    return <WithdrawalFormPage key={order} order={order} withdrawal={withdrawal} person={person} orders={orders} />;
  },
});
