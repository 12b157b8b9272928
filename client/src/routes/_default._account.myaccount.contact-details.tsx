import { LOGIN } from '@shop/domain/shared/paths';
import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { privateHead } from '../app/page-titles.ts';
import { BusinessDetailsForm } from '../features/businesses/business-details-form.tsx';
import { businessDetailsQuery, businessListsQuery } from '../features/businesses/businesses.queries.ts';
import { accountQuery } from '../features/customers/account.queries.ts';
import { ContactDetails } from '../features/customers/contact-details.tsx';
import { recentOrdersQuery } from '../features/orders/orders.queries.ts';
import { RecentOrders } from '../features/orders/recent-orders.tsx';
import { LogoutLink } from '../features/sessions/logout-link.tsx';
import { redirectTo } from '../platform/navigation/redirect-to.ts';
import { useStorefront } from '../platform/pages/page-context.tsx';
import { loadOptional } from '../platform/queries/load-optional.ts';
import { useTranslation } from '../platform/texts/translation.tsx';

export const Route = createFileRoute('/_default/_account/myaccount/contact-details')({
  staticData: { areas: ['forms', 'orders', 'businesses'] },
  beforeLoad: guarded,
  loader: async ({ context: { queryClient, page, texts } }) => {
    const [{ account }] = await Promise.all([
      queryClient.ensureQueryData(accountQuery()),
      loadOptional(queryClient, recentOrdersQuery()),
      ...(page.storefront.isB2b
        ? [queryClient.ensureQueryData(businessDetailsQuery()), queryClient.ensureQueryData(businessListsQuery())]
        : []),
    ]);
    // The guard knows only the cookies; the shop has ended the session.
    if (account === null) throw redirectTo(LOGIN);
    return { head: privateHead(texts.i18n.t('contact.title', { ns: 'customers' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function ContactDetailsPage() {
    const { t } = useTranslation('businesses');
    const business = useStorefront().isB2b ? { title: t('details.title'), form: <BusinessDetailsForm /> } : undefined;
    return (
      <ContactDetails
        business={business}
        orders={<RecentOrders />}
        logout={(label) => <LogoutLink>{label}</LogoutLink>}
      />
    );
  },
});
