import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { privateHead } from '../app/page-titles.ts';
import { OrderAside } from '../features/carts/order-aside.tsx';
import { CheckoutLimits } from '../features/checkout/checkout-limits.tsx';
import { CartReservation } from '../features/deals/cart-reservation.tsx';
import { loadReservation } from '../features/deals/load-reservation.ts';
import { CheckoutScreen } from '../features/checkout/checkout-screen.tsx';
import { checkoutQuery } from '../features/checkout/checkout.queries.ts';
import { LoginOptions } from '../features/checkout/login-options.tsx';
import { LoginForm } from '../features/sessions/login-form.tsx';
import { useTranslation } from '../platform/texts/translation.tsx';
import { CHECKOUT_LOGIN } from '@shop/domain/shared/paths';

export const Route = createFileRoute('/_checkout/checkout/login')({
  staticData: { areas: ['forms', 'checkout', 'carts', 'sessions', 'deals'] },
  beforeLoad: guarded,
  loader: async ({ context: { queryClient, page, texts } }) => {
    await Promise.all([queryClient.fetchQuery(checkoutQuery), loadReservation(queryClient)]);
    return { head: privateHead(texts.i18n.t('login.title', { ns: 'checkout' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function CheckoutLoginPage() {
    const { t } = useTranslation('checkout');
    const { checkout } = useSuspenseQuery(checkoutQuery).data;
    return (
      <CheckoutScreen
        step="login"
        reservation={<CartReservation path={CHECKOUT_LOGIN} isCheckout />}
        checkout={checkout}
        title={t('login.title')}
        aside={<OrderAside cart={checkout.cart} />}
      >
        <LoginOptions login={<LoginForm origin={CHECKOUT_LOGIN} />} />
        <CheckoutLimits checkout={checkout} />
      </CheckoutScreen>
    );
  },
});
