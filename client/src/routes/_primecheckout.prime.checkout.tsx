import { primePaymentNotice } from '@shop/domain/payments/payment-end';
import { isMember } from '@shop/domain/customers/prime-membership';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { titledHead } from '../app/page-titles.ts';
import { CardPaymentForm } from '../features/checkout/card-payment.tsx';
import { PaymentChoice } from '../features/payments/payment-choice.tsx';
import { PaymentNoticeInForm } from '../features/payments/payment-notice.tsx';
import { PrimeCheckout } from '../features/prime/prime-checkout.tsx';
import { PrimeOrder } from '../features/prime/prime-order.tsx';
import { primeCheckoutQuery, primeMembershipQuery, primeOfferQuery } from '../features/prime/prime.queries.ts';
import { meQuery } from '../features/sessions/sessions.queries.ts';

/** The order of a membership. Whoever has not started it on the landing page is led there (GUARD-32). */
export const Route = createFileRoute('/_primecheckout/prime/checkout')({
  staticData: { areas: ['forms', 'prime', 'checkout', 'payments'] },
  beforeLoad: guarded,
  loader: async ({ context }) => {
    const { queryClient, texts } = context;
    await Promise.all([
      queryClient.ensureQueryData(primeOfferQuery()),
      queryClient.fetchQuery(primeCheckoutQuery()),
      queryClient.fetchQuery(primeMembershipQuery()),
      queryClient.ensureQueryData(meQuery()),
    ]);
    return { head: titledHead(texts.i18n.t('checkout.title', { ns: 'prime' }), context) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function PrimeCheckoutPage() {
    const messageKey = primePaymentNotice(Route.useSearch()['errorCode']);
    const { plans, paymentMethods } = useSuspenseQuery(primeOfferQuery()).data.primeOffer;
    const abo = useSuspenseQuery(primeCheckoutQuery()).data.primeCheckout?.abo;
    const { primeMembership } = useSuspenseQuery(primeMembershipQuery()).data;
    const { loginState } = useSuspenseQuery(meQuery()).data.me;
    const plan = plans.find((offered) => offered.abo === abo);
    const choice = (
      <>
        <PaymentNoticeInForm messageKey={messageKey} />
        <PaymentChoice methods={paymentMethods.map((method) => ({ ...method, enabled: true, additionalInfo: null }))} />
      </>
    );
    const order = plan && (
      <PrimeOrder
        plan={plan}
        methods={paymentMethods}
        choice={choice}
        cardForm={(card) => <CardPaymentForm card={card} />}
      />
    );
    return <PrimeCheckout isCustomer={loginState === 'customer'} isMember={isMember(primeMembership)} order={order} />;
  },
});
