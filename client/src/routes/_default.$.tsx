import { createFileRoute } from '@tanstack/react-router';

import { editedPage } from '../app/edited-content.ts';
import { pageTitle } from '../app/page-titles.ts';
import { loadTeaserGoods } from '../features/catalogue/load-teaser-goods.ts';
import { ContentPage } from '../features/content/content-page.tsx';
import { loadPage } from '../features/content/load-page.ts';
import { headOf } from '../platform/pages/page-head.ts';

export const Route = createFileRoute('/_default/$')({
  staticData: { keptAreas: ['catalogue'] },
  loader: async ({ context, location }) => {
    const [{ title, description, robots, rows }] = await Promise.all([loadPage(context.queryClient, location.pathname), editedPage.fetch()]);
    await loadTeaserGoods(context.queryClient, rows);
    return { path: location.pathname, head: { title: pageTitle(title, context), description, ...(robots === null ? {} : { robots }) } };
  },
  head: ({ loaderData }) => (loaderData === undefined ? {} : headOf(loaderData.head)),
  component: function Content() {
    return <ContentPage path={Route.useLoaderData().path} edited={editedPage} />;
  },
});
