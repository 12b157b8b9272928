import { useQueryClient } from '@tanstack/react-query';
import { CHECKOUT_SUMMARY } from '@shop/domain/shared/paths';
import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { privateHead } from '../app/page-titles.ts';
import { AddressLines } from '../features/addresses/address-lines.tsx';
import { CartTotals } from '../features/carts/cart-totals.tsx';
import { OrderLines } from '../features/carts/order-lines.tsx';
import { loadMergeNotice } from '../features/carts/load-merge-notice.ts';
import { MergedCart } from '../features/carts/merged-cart.tsx';
import { CartReservation } from '../features/deals/cart-reservation.tsx';
import { loadReservation } from '../features/deals/load-reservation.ts';
import { CheckoutScreen } from '../features/checkout/checkout-screen.tsx';
import { enterStep } from '../features/checkout/enter-step.ts';
import { useOpenStep } from '../features/checkout/use-open-step.ts';
import { SummaryStep } from '../features/checkout/summary-step.tsx';
import { confirmationQuery } from '../features/orders/orders.queries.ts';
import { useTranslation } from '../platform/texts/translation.tsx';

export const Route = createFileRoute('/_checkout/checkout/summary')({
  staticData: { areas: ['forms', 'checkout', 'payments', 'summary', 'carts', 'addresses', 'deals'] },
  beforeLoad: guarded,
  loader: async ({ context }) => {
    await Promise.all([
      enterStep(CHECKOUT_SUMMARY, context).then(({ cart }) => loadMergeNotice(cart)),
      loadReservation(context.queryClient),
    ]);
    const { page, texts } = context;
    return { head: privateHead(texts.i18n.t('summary.title', { ns: 'summary' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function SummaryPage() {
    const { t } = useTranslation('summary');
    const step = useOpenStep(CHECKOUT_SUMMARY);
    const queryClient = useQueryClient();
    if (step === undefined) return null;
    const { checkout } = step;
    const { cart } = checkout;
    return (
      <CheckoutScreen
        step="summary"
        reservation={
          <>
            <MergedCart cart={checkout.cart} />
            <CartReservation path={CHECKOUT_SUMMARY} isCheckout />
          </>
        }
        checkout={checkout}
        title={t('summary.title')}
      >
        <SummaryStep
          step={step}
          onOrdered={(orderId) => queryClient.prefetchQuery(confirmationQuery(orderId))}
          addressLines={(address) => <AddressLines address={address} />}
          goods={
            <OrderLines
              label={t('summary.goods.lines')}
              positions={[...cart.positions, ...cart.freeArticles, ...cart.catalogs]}
              isComplete
            />
          }
          totals={<CartTotals totals={cart} />}
        />
      </CheckoutScreen>
    );
  },
});
