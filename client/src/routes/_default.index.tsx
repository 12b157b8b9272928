import { HOME } from '@shop/domain/shared/paths';
import { createFileRoute } from '@tanstack/react-router';

import { TEASERS } from '../app/teasers.ts';
import { loadTeaserGoods } from '../features/catalogue/load-teaser-goods.ts';
import { HomePage } from '../features/content/home-page.tsx';
import { loadPage } from '../features/content/load-page.ts';
import { headOf } from '../shared/page-head.ts';

export const Route = createFileRoute('/_default/')({
  staticData: { areas: ['catalogue'] },
  loader: async ({ context: { queryClient } }) => {
    const { title, description, rows } = await loadPage(queryClient, HOME);
    await loadTeaserGoods(queryClient, rows);
    return { head: { title, description } };
  },
  head: ({ loaderData }) => (loaderData === undefined ? {} : headOf(loaderData.head)),
  component: () => <HomePage teasers={TEASERS} />,
});
