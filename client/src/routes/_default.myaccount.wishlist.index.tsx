import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { titledHead } from '../app/page-titles.ts';
import { renderVariants } from '../app/render-variants.tsx';
import { meQuery } from '../features/sessions/sessions.queries.ts';
import { ListMissing } from '../features/wishlists/list-missing.tsx';
import { loadLists } from '../features/wishlists/load-lists.ts';
import { ownListsQuery } from '../features/wishlists/own-lists.queries.ts';
import { WishlistPage } from '../features/wishlists/wishlist-page.tsx';

export const Route = createFileRoute('/_default/myaccount/wishlist/')({
  staticData: { areas: ['forms', 'catalogue', 'wishlists'] },
  beforeLoad: guarded,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, page, texts }, deps }) => {
    const [lists] = await Promise.all([
      loadLists(queryClient, deps, page.formEcho?.form),
      queryClient.ensureQueryData(meQuery()),
    ]);
    // One that is gone and one of somebody else's look the same.
    if (deps['list'] && lists === null) throw notFound();
    const title = texts.i18n.t(page.storefront.isB2b ? 'title.business' : 'title', { ns: 'wishlists' });
    const name = lists === null || lists.open.isDefault ? '' : `${lists.open.name} | `;
    return { head: titledHead(name + title, { page }) };
  },
  notFoundComponent: function MissingWishlist() {
    const { list = '' } = Route.useSearch();
    const { me } = useSuspenseQuery(meQuery()).data;
    return <ListMissing listId={list} hasAccount={me.loginState === 'customer'} />;
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function Wishlist() {
    const search = Route.useLoaderDeps();
    const { me } = useSuspenseQuery(meQuery()).data;
    const { data, dataUpdatedAt } = useSuspenseQuery(ownListsQuery(search['list']));
    return (
      <WishlistPage
        lists={data.ownWishlists}
        readAt={dataUpdatedAt}
        search={search}
        hasAccount={me.loginState === 'customer'}
        variants={renderVariants}
      />
    );
  },
});
