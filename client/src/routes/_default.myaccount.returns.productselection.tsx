import { createFileRoute } from '@tanstack/react-router';

import { privateHead } from '../app/page-titles.ts';
import { enterReturn, orderIn } from '../features/returns/enter-return.ts';
import { ReturnScreen } from '../features/returns/return-screen.tsx';
import { SelectionStep } from '../features/returns/selection-step.tsx';
import { useReturnFlow } from '../features/returns/use-return-flow.ts';
import { useTranslation } from '../platform/texts/translation.tsx';

export const Route = createFileRoute('/_default/myaccount/returns/productselection')({
  staticData: { areas: ['forms', 'uploads', 'returns'] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location, deps }) => {
    await enterReturn({ context, pathname: location.pathname, search: deps });
    const { page, texts } = context;
    return { head: privateHead(texts.i18n.t('productselection.title', { ns: 'returns' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function ProductSelectionPage() {
    const { t } = useTranslation('returns');
    const order = orderIn(Route.useSearch());
    const flow = useReturnFlow(order);
    if (flow === undefined) return null;
    return (
      <ReturnScreen
        key={flow.order.hash}
        step="productselection"
        order={flow.order}
        title={t('productselection.title')}
      >
        <SelectionStep flow={flow} />
      </ReturnScreen>
    );
  },
});
