import { createFileRoute } from '@tanstack/react-router';

import { titledHead } from '../app/page-titles.ts';
import { ComparePage } from '../features/catalogue/compare-page.tsx';

export const Route = createFileRoute('/_default/vergleich')({
  staticData: { areas: ['catalogue', 'compare'] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, page, texts }, deps }) => {
    // Fetched with the page: a route's own imports are part of every page.
    const { loadComparison } = await import('../features/catalogue/load-comparison.ts');
    const ids = await loadComparison(queryClient, deps);
    return { ids, head: titledHead(texts.i18n.t('title', { ns: 'compare' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function Compare() {
    return <ComparePage ids={Route.useLoaderData().ids} />;
  },
});
