import { paymentNotice } from '@shop/domain/payments/payment-end';
import { CHECKOUT_PAYMENT } from '@shop/domain/shared/paths';
import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { privateHead } from '../app/page-titles.ts';
import { OrderAside } from '../features/carts/order-aside.tsx';
import { loadMergeNotice } from '../features/carts/load-merge-notice.ts';
import { MergedCart } from '../features/carts/merged-cart.tsx';
import { CartReservation } from '../features/deals/cart-reservation.tsx';
import { loadReservation } from '../features/deals/load-reservation.ts';
import { CheckoutScreen } from '../features/checkout/checkout-screen.tsx';
import { enterStep } from '../features/checkout/enter-step.ts';
import { useOpenStep } from '../features/checkout/use-open-step.ts';
import { PaymentStep } from '../features/checkout/payment-step.tsx';
import { PaymentChoice } from '../features/payments/payment-choice.tsx';
import { PaymentNoticeInForm } from '../features/payments/payment-notice.tsx';
import { useTranslation } from '../platform/texts/translation.tsx';

export const Route = createFileRoute('/_checkout/checkout/payment')({
  staticData: { areas: ['forms', 'checkout', 'payments', 'carts', 'deals'] },
  beforeLoad: guarded,
  loader: async ({ context }) => {
    await Promise.all([
      enterStep(CHECKOUT_PAYMENT, context).then(({ cart }) => loadMergeNotice(cart)),
      loadReservation(context.queryClient),
    ]);
    const { page, texts } = context;
    return { head: privateHead(texts.i18n.t('payment.title', { ns: 'payments' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function PaymentPage() {
    const { t } = useTranslation('payments');
    const step = useOpenStep(CHECKOUT_PAYMENT);
    const messageKey = paymentNotice(Route.useSearch()['errorCode']);
    if (step === undefined) return null;
    const { checkout } = step;
    return (
      <CheckoutScreen
        step="payment"
        reservation={
          <>
            <MergedCart cart={checkout.cart} />
            <CartReservation path={CHECKOUT_PAYMENT} isCheckout />
          </>
        }
        checkout={checkout}
        title={t('payment.title')}
        aside={<OrderAside cart={checkout.cart} />}
      >
        <PaymentStep
          step={step}
          choice={
            <>
              <PaymentNoticeInForm messageKey={messageKey} />
              <PaymentChoice methods={checkout.paymentMethods} />
            </>
          }
        />
      </CheckoutScreen>
    );
  },
});
