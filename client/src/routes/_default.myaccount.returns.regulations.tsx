import { createFileRoute } from '@tanstack/react-router';

import { privateHead } from '../app/page-titles.ts';
import { enterReturn, orderIn } from '../features/returns/enter-return.ts';
import { RegulationStep } from '../features/returns/regulation-step.tsx';
import { ReturnScreen } from '../features/returns/return-screen.tsx';
import { returnRegulationsQuery } from '../features/returns/returns.queries.ts';
import { useReturnFlow } from '../features/returns/use-return-flow.ts';
import { useTranslation } from '../platform/texts/translation.tsx';

export const Route = createFileRoute('/_default/myaccount/returns/regulations')({
  staticData: { areas: ['forms', 'returns'] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location, deps }) => {
    const { order } = await enterReturn({ context, pathname: location.pathname, search: deps });
    const { page, texts, queryClient } = context;
    const { returnRegulations } = await queryClient.fetchQuery(returnRegulationsQuery(order?.hash ?? ''));
    return {
      offered: returnRegulations,
      head: privateHead(texts.i18n.t('regulations.title', { ns: 'returns' }), { page }),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function RegulationsPage() {
    const { t } = useTranslation('returns');
    const { offered } = Route.useLoaderData();
    const flow = useReturnFlow(orderIn(Route.useSearch()));
    if (flow === undefined) return null;
    return (
      <ReturnScreen step="regulations" order={flow.order} title={t('regulations.title')}>
        <RegulationStep flow={flow} offered={offered} />
      </ReturnScreen>
    );
  },
});
