import { ORDERS } from '@shop/domain/shared/paths';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { privateHead } from '../app/page-titles.ts';
import { AddressLines } from '../features/addresses/address-lines.tsx';
import { CartTotals } from '../features/carts/cart-totals.tsx';
import { OrderDetails } from '../features/orders/order-details.tsx';
import { orderDetailsQuery } from '../features/orders/order-history.queries.ts';
import { OrderMissing } from '../features/orders/order-missing.tsx';
import { redirectTo } from '../platform/navigation/redirect-to.ts';

export const Route = createFileRoute('/_default/_account/myaccount/orders/orderdetail')({
  staticData: { areas: ['orders', 'carts', 'addresses', 'forms'] },
  beforeLoad: guarded,
  loaderDeps: ({ search: { orderId = '' } }) => ({ orderId }),
  loader: async ({ context: { queryClient, page, texts }, deps: { orderId } }) => {
    if (orderId === '') throw redirectTo(ORDERS, { replace: true });
    const { orderDetails } = await queryClient.fetchQuery(orderDetailsQuery(orderId));
    if (orderDetails === null) throw notFound();
    return { head: privateHead(texts.i18n.t('detail.title', { ns: 'orders', number: orderId }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  notFoundComponent: OrderMissing,
  component: function OrderDetailPage() {
    const { orderId } = Route.useLoaderDeps();
    const order = useSuspenseQuery(orderDetailsQuery(orderId)).data.orderDetails;
    if (order === null) return <OrderMissing />;
    return (
      <OrderDetails
        key={orderId}
        order={order}
        addressLines={(address) => <AddressLines address={address} />}
        totals={<CartTotals totals={order} />}
      />
    );
  },
});
