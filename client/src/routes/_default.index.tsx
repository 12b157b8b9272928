import { HOME } from '@shop/domain/shared/paths';
import { createFileRoute } from '@tanstack/react-router';

import { lazyCmsHome } from '../app/cms-content.ts';
import { loadTeaserLists } from '../app/load-teaser-lists.ts';
import { loadTeaserProducts } from '../features/catalogue/load-teaser-products.ts';
import { RecentlyViewed } from '../features/catalogue/recently-viewed.tsx';
import { ContentPage } from '../features/content/content-page.tsx';
import { loadCmsPage } from '../features/content/load-cms-page.ts';
import { TeaserLists } from '../features/wishlists/teaser-lists.tsx';
import { headOf } from '../platform/pages/page-head.ts';

export const Route = createFileRoute('/_default/')({
  staticData: { staticAreas: ['catalogue'] },
  loader: async ({ context: { queryClient } }) => {
    const [{ title, description, rows }] = await Promise.all([loadCmsPage(queryClient, HOME), lazyCmsHome.preload()]);
    await loadTeaserProducts(queryClient, rows);
    return { head: { title, description } };
  },
  head: ({ loaderData }) => (loaderData === undefined ? {} : headOf(loaderData.head)),
  component: () => (
    <>
      <ContentPage path={HOME} lazyPage={lazyCmsHome} />
      <TeaserLists load={loadTeaserLists} />
      <RecentlyViewed />
    </>
  ),
});
