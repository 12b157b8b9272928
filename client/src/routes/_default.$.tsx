import { createFileRoute } from '@tanstack/react-router';

import { lazyCmsPage } from '../app/cms-content.ts';
import { pageTitle } from '../app/page-titles.ts';
import { loadTeaserProducts } from '../features/catalogue/load-teaser-products.ts';
import { ContentPage } from '../features/content/content-page.tsx';
import { loadCmsPage } from '../features/content/load-cms-page.ts';
import { headOf } from '../platform/pages/page-head.ts';

export const Route = createFileRoute('/_default/$')({
  staticData: { staticAreas: ['catalogue'] },
  loader: async ({ context, location }) => {
    const [{ title, description, robots, rows }] = await Promise.all([loadCmsPage(context.queryClient, location.pathname), lazyCmsPage.preload()]);
    await loadTeaserProducts(context.queryClient, rows);
    return { path: location.pathname, head: { title: pageTitle(title, context), description, ...(robots === null ? {} : { robots }) } };
  },
  head: ({ loaderData }) => (loaderData === undefined ? {} : headOf(loaderData.head)),
  component: function Content() {
    return <ContentPage path={Route.useLoaderData().path} lazyPage={lazyCmsPage} />;
  },
});
