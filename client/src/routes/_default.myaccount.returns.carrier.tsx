import { createFileRoute } from '@tanstack/react-router';

import { privateHead } from '../app/page-titles.ts';
import { CarrierStep } from '../features/returns/carrier-step.tsx';
import { enterReturn, orderIn } from '../features/returns/enter-return.ts';
import { ReturnScreen } from '../features/returns/return-screen.tsx';
import { returnCarriersQuery } from '../features/returns/returns.queries.ts';
import { useReturnFlow } from '../features/returns/use-return-flow.ts';
import { useTranslation } from '../platform/texts/translation.tsx';

export const Route = createFileRoute('/_default/myaccount/returns/carrier')({
  staticData: { areas: ['forms', 'returns'] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location, deps }) => {
    const { order } = await enterReturn({ context, pathname: location.pathname, search: deps });
    const { page, texts, queryClient } = context;
    const { returnCarriers } = await queryClient.fetchQuery(returnCarriersQuery(order?.hash ?? ''));
    return { carriers: returnCarriers, head: privateHead(texts.i18n.t('carrier.title', { ns: 'returns' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function CarrierPage() {
    const { t } = useTranslation('returns');
    const { carriers } = Route.useLoaderData();
    const flow = useReturnFlow(orderIn(Route.useSearch()));
    if (flow === undefined) return null;
    return (
      <ReturnScreen step="carrier" order={flow.order} title={t('carrier.title')}>
        <CarrierStep flow={flow} carriers={carriers} />
      </ReturnScreen>
    );
  },
});
