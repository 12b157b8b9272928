import { createFileRoute } from '@tanstack/react-router';

import { lazyCmsPage } from '../app/cms-content.ts';
import { loadContentPage } from '../app/load-content-page.ts';
import { loadTeaserLists } from '../app/load-teaser-lists.ts';
import { ContentPage } from '../features/content/content-page.tsx';
import { TeaserLists } from '../features/wishlists/teaser-lists.tsx';
import { headOf } from '../platform/pages/page-head.ts';

export const Route = createFileRoute('/_default/$')({
  staticData: { staticAreas: ['catalogue'] },
  loader: loadContentPage,
  head: ({ loaderData }) => (loaderData === undefined ? {} : headOf(loaderData.head)),
  component: function Content() {
    const { path } = Route.useLoaderData();
    return (
      <>
        <ContentPage path={path} lazyPage={lazyCmsPage} />
        <TeaserLists key={path} load={loadTeaserLists} />
      </>
    );
  },
});
