import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { privateHead } from '../app/private-head.ts';
import { OrderAside } from '../features/carts/order-aside.tsx';
import { CheckoutScreen } from '../features/checkout/checkout-screen.tsx';
import { checkoutQuery } from '../features/checkout/checkout.queries.ts';
import { PaymentStep } from '../features/checkout/payment-step.tsx';
import { usePaymentNotice } from '../features/checkout/use-payment-notice.ts';
import { PaymentChoice } from '../features/payments/payment-choice.tsx';
import { useTranslation } from '../shared/translation.tsx';

export const Route = createFileRoute('/_checkout/checkout/payment')({
  staticData: { areas: ['forms', 'checkout', 'carts'] },
  beforeLoad: guarded,
  loader: async ({ context: { queryClient, page, texts } }) => {
    await queryClient.fetchQuery(checkoutQuery);
    return { head: privateHead(texts.i18n.t('payment.title', { ns: 'checkout' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function PaymentPage() {
    const { t } = useTranslation('checkout');
    const { checkout } = useSuspenseQuery(checkoutQuery).data;
    usePaymentNotice(Route.useSearch()['errorCode']);
    return (
      <CheckoutScreen step="PAYMENT" checkout={checkout} title={t('payment.title')} aside={<OrderAside cart={checkout.cart} />}>
        <PaymentStep checkout={checkout} choice={<PaymentChoice methods={checkout.paymentMethods} />} />
      </CheckoutScreen>
    );
  },
});
