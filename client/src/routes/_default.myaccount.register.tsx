import { deliveryCountriesOf } from '@shop/domain/addresses/delivery-countries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { guarded } from '../app/guarded.ts';
import { titledHead } from '../app/page-titles.ts';
import { StreetFields } from '../features/addresses/address-fields.tsx';
import { NameFields } from '../features/addresses/name-fields.tsx';
import { BusinessPage } from '../features/businesses/business-page.tsx';
import { ADDRESS } from '../features/businesses/business-values.ts';
import { businessListsQuery } from '../features/businesses/businesses.queries.ts';
import { RegisterPage } from '../features/sessions/register-page.tsx';
import { useStorefront } from '../platform/pages/page-context.tsx';

/** On the business shop, institutions register with a certificate. */
const Business = ({ isReceived }: { readonly isReceived: boolean }): ReactNode => {
  const countries = deliveryCountriesOf(useStorefront());
  const { businessLists } = useSuspenseQuery(businessListsQuery()).data;
  return (
    <BusinessPage
      isReceived={isReceived}
      lists={businessLists}
      country={countries[0] ?? 'DE'}
      person={<NameFields form={ADDRESS} section="billing" />}
      street={<StreetFields form={ADDRESS} kind="billing" countries={countries} />}
    />
  );
};

export const Route = createFileRoute('/_default/myaccount/register')({
  staticData: { areas: ['forms', 'uploads', 'sessions', 'addresses', 'businesses'] },
  beforeLoad: guarded,
  loader: async ({ context }) => {
    const { page, queryClient, texts } = context;
    if (!page.storefront.isB2b)
      return { head: titledHead(texts.i18n.t('register.title', { ns: 'sessions' }), { page }) };
    await queryClient.ensureQueryData(businessListsQuery());
    return { head: titledHead(texts.i18n.t('title', { ns: 'businesses' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function Register() {
    const { origin, step } = Route.useSearch();
    return useStorefront().isB2b ? <Business isReceived={step === 'received'} /> : <RegisterPage origin={origin} />;
  },
});
