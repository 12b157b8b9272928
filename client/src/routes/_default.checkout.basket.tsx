import { paymentNotice } from '@shop/domain/payments/payment-end';
import { BASKET } from '@shop/domain/shared/paths';
import { createFileRoute } from '@tanstack/react-router';
import { useSuspenseQuery } from '@tanstack/react-query';

import { guarded } from '../app/guarded.ts';
import { titledHead } from '../app/page-titles.ts';
import { Basket } from '../features/carts/basket.tsx';
import { cartQuery } from '../features/carts/model/carts.queries.ts';
import { loadMergeNotice } from '../features/carts/load-merge-notice.ts';
import { loadSavedLines } from '../features/carts/load-saved-lines.ts';
import { RecentlyViewed } from '../features/catalogue/recently-viewed.tsx';
import { CartReservation } from '../features/deals/cart-reservation.tsx';
import { loadReservation } from '../features/deals/load-reservation.ts';
import { CheckoutLimits } from '../features/checkout/checkout-limits.tsx';
import { limitsQuery } from '../features/checkout/checkout.queries.ts';
import { PaymentNotice } from '../features/payments/payment-notice.tsx';
import { meQuery } from '../features/sessions/sessions.queries.ts';
import { loadOptional } from '../platform/queries/load-optional.ts';

export const Route = createFileRoute('/_default/checkout/basket')({
  staticData: { areas: ['forms', 'carts', 'saved-items', 'checkout', 'deals'] },
  beforeLoad: guarded,
  loader: async ({ context: { queryClient, page, texts } }) => {
    await Promise.all([
      queryClient
        .ensureQueryData(cartQuery)
        .then(({ cart }) => Promise.all([loadMergeNotice(cart), loadSavedLines(cart)])),
      queryClient.ensureQueryData(limitsQuery),
      loadReservation(queryClient),
      loadOptional(queryClient, meQuery()),
    ]);
    return { head: titledHead(texts.i18n.t('basket.title', { ns: 'carts' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function BasketPage() {
    const { checkout, isExpressPaymentOn } = useSuspenseQuery(limitsQuery).data;
    const messageKey = paymentNotice(Route.useSearch()['errorCode']);
    return (
      <Basket
        isExpressOn={isExpressPaymentOn}
        limits={<CheckoutLimits checkout={checkout} />}
        notice={<PaymentNotice messageKey={messageKey} />}
        reservation={<CartReservation path={BASKET} />}
        whenEmpty={<RecentlyViewed />}
      />
    );
  },
});
