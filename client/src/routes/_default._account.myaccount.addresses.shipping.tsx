import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { privateHead } from '../app/page-titles.ts';
import { addressBookQuery } from '../features/addresses/address-book.queries.ts';
import { AddressPage } from '../features/addresses/address-page.tsx';

export const Route = createFileRoute('/_default/_account/myaccount/addresses/shipping')({
  staticData: { areas: ['forms', 'addresses', 'address-book'] },
  beforeLoad: guarded,
  loader: async ({ context: { queryClient, page, texts } }) => {
    await queryClient.ensureQueryData(addressBookQuery);
    return { head: privateHead(texts.i18n.t('title.shipping', { ns: 'address-book' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function ShippingAddressesPage() {
    return <AddressPage list="shipping" search={Route.useSearch()} />;
  },
});
