import { WISHLIST_TOKEN_MAX_LENGTH } from '@shop/domain/wishlists/wishlist';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { privateHead } from '../app/page-titles.ts';
import { meQuery } from '../features/sessions/sessions.queries.ts';
import { sharedListQuery } from '../features/wishlists/shared-list.queries.ts';
import { SharedListMissing } from '../features/wishlists/shared-list-missing.tsx';
import { SharedListPage } from '../features/wishlists/shared-list-page.tsx';
import { useFocusFallback } from '../platform/focus/focus-page.ts';

const tokenIn = ({ token }: { readonly token?: unknown }): string => (typeof token === 'string' ? token : '');

export const Route = createFileRoute('/_default/myaccount/wishlist/shared')({
  staticData: { areas: ['forms', 'catalogue', 'wishlists'] },
  beforeLoad: guarded,
  loaderDeps: ({ search }) => ({ token: tokenIn(search), isWhole: search['rows'] === 'all' }),
  loader: async ({ context: { queryClient, page, texts }, deps: { token } }) => {
    if (token === '' || token.length > WISHLIST_TOKEN_MAX_LENGTH) throw notFound();
    const [{ sharedWishlist }] = await Promise.all([
      queryClient.fetchQuery(sharedListQuery(token)),
      queryClient.ensureQueryData(meQuery()),
    ]);
    if (sharedWishlist === null) throw notFound();
    // Chat programs show the title of a link to everybody: it says nothing of the list.
    return { head: privateHead(texts.i18n.t('shared.title', { ns: 'wishlists' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  notFoundComponent: SharedListMissing,
  component: function SharedWishlist() {
    useFocusFallback();
    const { token, isWhole } = Route.useLoaderDeps();
    const { me } = useSuspenseQuery(meQuery()).data;
    const { data, dataUpdatedAt } = useSuspenseQuery(sharedListQuery(token));
    const { sharedWishlist } = data;
    // It may be revoked while somebody looks at it.
    if (sharedWishlist === null) return <SharedListMissing />;
    return (
      <SharedListPage
        shared={sharedWishlist}
        token={token}
        isWhole={isWhole}
        readAt={dataUpdatedAt}
        hasAccount={me.loginState === 'customer'}
      />
    );
  },
});
