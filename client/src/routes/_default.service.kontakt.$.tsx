import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { ContactContent } from '../app/contact-content.tsx';
import { ContactFormSection, ContactLayout } from '../features/contact-requests/contact-page.tsx';
import { ContactReceipt } from '../features/contact-requests/contact-receipt.tsx';
import { contactFormQuery, contactReceiptQuery } from '../features/contact-requests/contact-requests.queries.ts';
import { recentOrdersQuery } from '../features/orders/orders.queries.ts';
import { useQueryResult } from '../platform/queries/use-query-result.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';

const FormPage = ({ title, order }: { readonly title: string; readonly order: string | undefined }) => {
  const { contactForm } = useSuspenseQuery(contactFormQuery(order)).data;
  const orders = useQueryResult(recentOrdersQuery())?.recentOrders ?? [];
  return (
    <>
      <Breadcrumb crumbs={[]} current={title} />
      <h1>{title}</h1>
      <ContactLayout contact={<ContactContent part="beside" />}>
        <ContactFormSection key={order} order={order} start={contactForm} orders={orders} />
      </ContactLayout>
      <ContactContent part="below" />
    </>
  );
};

const ReceiptPage = () => {
  const { contactReceipt } = useSuspenseQuery(contactReceiptQuery()).data;
  return (
    contactReceipt !== null && (
      <ContactLayout contact={<ContactContent part="beside" />} isContactLast>
        <ContactReceipt receipt={contactReceipt} />
      </ContactLayout>
    )
  );
};

/** The contact form beside what editors wrote about it (SVC-04), and the receipt. One route, because every page loads the list of routes. */
export const Route = createFileRoute('/_default/service/kontakt/$')({
  staticData: { areas: ['forms', 'uploads', 'contact'] },
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context, params: { _splat }, deps: { order } }) => {
    // Fetched with the page: a route's own imports are part of every page.
    const { loadContactPage } = await import('../app/load-contact-page.ts');
    return loadContactPage(context, (_splat ?? '').replace(/\/$/u, ''), order);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function ContactRoute() {
    const { title } = Route.useLoaderData();
    const { order } = Route.useLoaderDeps();
    return title === undefined ? <ReceiptPage /> : <FormPage title={title} order={order} />;
  },
});
