import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { privateHead } from '../app/page-titles.ts';
import { ContactDetails } from '../features/customers/contact-details.tsx';
import { recentOrdersQuery } from '../features/orders/orders.queries.ts';
import { RecentOrders } from '../features/orders/recent-orders.tsx';
import { LogoutLink } from '../features/sessions/logout-link.tsx';
import { meQuery } from '../features/sessions/sessions.queries.ts';
import { loadOptional } from '../platform/queries/load-optional.ts';

export const Route = createFileRoute('/_default/_account/myaccount/contact-details')({
  staticData: { areas: ['forms', 'orders'] },
  beforeLoad: guarded,
  loader: async ({ context: { queryClient, page, texts } }) => {
    await Promise.all([queryClient.ensureQueryData(meQuery()), loadOptional(queryClient, recentOrdersQuery())]);
    return { head: privateHead(texts.i18n.t('contact.title', { ns: 'customers' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function ContactDetailsPage() {
    return <ContactDetails me={useSuspenseQuery(meQuery()).data.me} orders={<RecentOrders />} logout={(label) => <LogoutLink>{label}</LogoutLink>} />;
  },
});
