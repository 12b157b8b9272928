import { createFileRoute } from '@tanstack/react-router';

import { privateHead } from '../app/page-titles.ts';
import { ConfirmStep } from '../features/returns/confirm-step.tsx';
import { enterReturn, orderIn } from '../features/returns/enter-return.ts';
import { ReturnResult } from '../features/returns/return-result.tsx';
import { ReturnScreen } from '../features/returns/return-screen.tsx';
import {
  returnCarriersQuery,
  returnContactQuery,
  returnRegulationsQuery,
} from '../features/returns/returns.queries.ts';
import { useReturnFlow } from '../features/returns/use-return-flow.ts';
import { useTranslation } from '../platform/texts/translation.tsx';

const NOTHING = {
  returnRegulations: [],
  returnCarriers: [],
  returnContact: { salutation: '', firstName: '', lastName: '', email: '', phone: '' },
} as const;

/** The check before a return is submitted, and its confirmation from then on. */
export const Route = createFileRoute('/_default/myaccount/returns/confirm')({
  staticData: { areas: ['forms', 'returns'] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location, deps }) => {
    const { order, submitted } = await enterReturn({ context, pathname: location.pathname, search: deps });
    const { page, texts, queryClient } = context;
    const hash = order?.hash ?? '';
    const isOver = submitted !== null;
    const [{ returnRegulations }, { returnCarriers }, { returnContact }] = isOver
      ? [NOTHING, NOTHING, NOTHING]
      : await Promise.all([
          queryClient.fetchQuery(returnRegulationsQuery(hash)),
          queryClient.fetchQuery(returnCarriersQuery(hash)),
          queryClient.fetchQuery(returnContactQuery),
        ]);
    const head = privateHead(texts.i18n.t(isOver ? 'result.title' : 'confirm.title', { ns: 'returns' }), { page });
    return { regulations: returnRegulations, carriers: returnCarriers, contact: returnContact, head };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function ConfirmPage() {
    const { t } = useTranslation('returns');
    const { regulations, carriers, contact } = Route.useLoaderData();
    const flow = useReturnFlow(orderIn(Route.useSearch()));
    if (flow === undefined) return null;
    if (flow.submitted !== null) return <ReturnResult flow={flow} submitted={flow.submitted} />;
    return (
      <ReturnScreen step="confirm" order={flow.order} title={t('confirm.title')}>
        <ConfirmStep flow={flow} regulations={regulations} carriers={carriers} contact={contact} />
      </ReturnScreen>
    );
  },
});
