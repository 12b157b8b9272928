import { createFileRoute } from '@tanstack/react-router';

import { unlistedHead } from '../app/page-titles.ts';
import { SearchScreen } from '../features/catalogue/search-page.tsx';

export const Route = createFileRoute('/_default/search')({
  staticData: { areas: ['search'], staticAreas: ['catalogue'] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, page, texts }, deps }) => {
    // Every page loads the loaders of all routes: this one stays small.
    const { loadSearch } = await import('../features/catalogue/load-search.ts');
    const term = await loadSearch(queryClient, deps);
    return { head: unlistedHead(term === undefined ? texts.i18n.t('start', { ns: 'search' }) : texts.i18n.t('title', { ns: 'search', term }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function Search() {
    return <SearchScreen params={Route.useLoaderDeps()} />;
  },
});
