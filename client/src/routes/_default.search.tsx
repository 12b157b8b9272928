import { createFileRoute } from '@tanstack/react-router';

import { titledHead } from '../app/page-titles.ts';
import { SearchPage } from '../features/catalogue/search-page.tsx';

export const Route = createFileRoute('/_default/search')({
  staticData: { staticAreas: ['catalogue', 'search'] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, page, texts }, deps }) => {
    // Every page loads the loaders of all routes: this one stays small.
    const { loadSearch } = await import('../features/catalogue/load-search.ts');
    const { term, isEmpty } = await loadSearch(queryClient, deps);
    const { t } = texts.i18n;
    return {
      head: titledHead(
        term === undefined ? t('start', { ns: 'search' }) : t(isEmpty ? 'empty' : 'title', { ns: 'search', term }),
        { page },
      ),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function Search() {
    return <SearchPage params={Route.useLoaderDeps()} />;
  },
});
