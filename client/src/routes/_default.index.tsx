import { HOME } from '@shop/domain/shared/paths';
import { createFileRoute } from '@tanstack/react-router';

import { editedHome } from '../app/edited-content.ts';
import { loadTeaserGoods } from '../features/catalogue/load-teaser-goods.ts';
import { ContentPage } from '../features/content/content-page.tsx';
import { loadPage } from '../features/content/load-page.ts';
import { headOf } from '../platform/pages/page-head.ts';

export const Route = createFileRoute('/_default/')({
  staticData: { keptAreas: ['catalogue'] },
  loader: async ({ context: { queryClient } }) => {
    const [{ title, description, rows }] = await Promise.all([loadPage(queryClient, HOME), editedHome.fetch()]);
    await loadTeaserGoods(queryClient, rows);
    return { head: { title, description } };
  },
  head: ({ loaderData }) => (loaderData === undefined ? {} : headOf(loaderData.head)),
  component: () => <ContentPage path={HOME} edited={editedHome} />,
});
