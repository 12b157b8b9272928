import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { privateHead } from '../app/private-head.ts';
import { AddressLines } from '../features/addresses/address-lines.tsx';
import { CartTotals } from '../features/carts/cart-totals.tsx';
import { OrderLines } from '../features/carts/order-lines.tsx';
import { CheckoutScreen } from '../features/checkout/checkout-screen.tsx';
import { checkoutQuery } from '../features/checkout/checkout.queries.ts';
import { SummaryStep } from '../features/checkout/summary-step.tsx';
import { confirmationQuery } from '../features/orders/orders.queries.ts';
import { useTranslation } from '../shared/translation.tsx';

export const Route = createFileRoute('/_checkout/checkout/summary')({
  staticData: { areas: ['forms', 'checkout', 'carts', 'addresses'] },
  beforeLoad: guarded,
  loader: async ({ context: { queryClient, page, texts } }) => {
    await queryClient.fetchQuery(checkoutQuery);
    return { head: privateHead(texts.i18n.t('summary.title', { ns: 'checkout' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function SummaryPage() {
    const { t } = useTranslation('checkout');
    const { checkout } = useSuspenseQuery(checkoutQuery).data;
    const { cart } = checkout;
    const queryClient = useQueryClient();
    return (
      <CheckoutScreen step="SUMMARY" checkout={checkout} title={t('summary.title')}>
        <SummaryStep
          checkout={checkout}
          onOrdered={(orderId) => queryClient.prefetchQuery(confirmationQuery(orderId))}
          addressLines={(address) => <AddressLines address={address} />}
          goods={<OrderLines label={t('summary.goods.lines')} positions={[...cart.positions, ...cart.freeArticles, ...cart.catalogs]} isComplete />}
          totals={<CartTotals totals={cart} />}
        />
      </CheckoutScreen>
    );
  },
});
