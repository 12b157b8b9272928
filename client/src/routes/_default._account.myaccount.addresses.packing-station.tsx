import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { privateHead } from '../app/page-titles.ts';
import { addressBookQuery } from '../features/addresses/address-book.queries.ts';
import { AddressPage } from '../features/addresses/address-page.tsx';
import { meQuery } from '../features/sessions/sessions.queries.ts';

export const Route = createFileRoute('/_default/_account/myaccount/addresses/packing-station')({
  staticData: { areas: ['forms', 'addresses', 'address-book'] },
  beforeLoad: guarded,
  loader: async ({ context: { queryClient, page, texts } }) => {
    await Promise.all([queryClient.ensureQueryData(addressBookQuery), queryClient.ensureQueryData(meQuery())]);
    return { head: privateHead(texts.i18n.t('title.packstation', { ns: 'address-book' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function PackstationsPage() {
    const { me } = useSuspenseQuery(meQuery()).data;
    return <AddressPage key={me.email} list="packstation" search={Route.useSearch()} />;
  },
});
