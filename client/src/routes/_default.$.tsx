import { createFileRoute } from '@tanstack/react-router';

import { lazyCmsPage } from '../app/cms-content.ts';
import { loadContentPage } from '../app/load-content-page.ts';
import { ContentPage } from '../features/content/content-page.tsx';
import { headOf } from '../platform/pages/page-head.ts';

export const Route = createFileRoute('/_default/$')({
  staticData: { staticAreas: ['catalogue'] },
  loader: loadContentPage,
  head: ({ loaderData }) => (loaderData === undefined ? {} : headOf(loaderData.head)),
  component: function Content() {
    return <ContentPage path={Route.useLoaderData().path} lazyPage={lazyCmsPage} />;
  },
});
