import { createFileRoute } from '@tanstack/react-router';

import { privateHead } from '../app/page-titles.ts';
import { enterReturn } from '../features/returns/enter-return.ts';
import { ReturnsLanding } from '../features/returns/returns-landing.tsx';
import { useTranslation } from '../platform/texts/translation.tsx';

export const Route = createFileRoute('/_default/myaccount/returns/')({
  staticData: { areas: ['forms', 'returns'] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location, deps }) => {
    await enterReturn({ context, pathname: location.pathname, search: deps });
    const { page, texts } = context;
    return { head: privateHead(texts.i18n.t('landing.title', { ns: 'returns' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function ReturnsPage() {
    const { t } = useTranslation('returns');
    return <ReturnsLanding title={t('landing.title')} />;
  },
});
