import { createFileRoute } from '@tanstack/react-router';

import { lazyCmsPage } from '../app/cms-content.ts';
import { guarded } from '../app/guarded.ts';
import { loadContentPage } from '../app/load-content-page.ts';
import { ContentPage } from '../features/content/content-page.tsx';
import { headOf } from '../platform/pages/page-head.ts';

/** The printed catalogues. */
export const Route = createFileRoute('/_default/service/katalog')({
  beforeLoad: guarded,
  loader: loadContentPage,
  head: ({ loaderData }) => (loaderData === undefined ? {} : headOf(loaderData.head)),
  component: function Catalogues() {
    return <ContentPage path={Route.useLoaderData().path} lazyPage={lazyCmsPage} />;
  },
});
