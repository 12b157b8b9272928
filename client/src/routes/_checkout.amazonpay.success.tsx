import { AMAZON_PAYMENT_RETURN } from '@shop/domain/shared/paths';
import { createFileRoute } from '@tanstack/react-router';

import { privateHead } from '../app/page-titles.ts';
import { isPrimeReturn } from '../features/payments/is-prime-return.ts';
import { PaymentCheck } from '../features/payments/payment-check.tsx';
import { paymentReturnQuery } from '../features/payments/payments.queries.ts';

/** The gateway renders it only while the provider's notice is on its way; otherwise it redirects. */
export const Route = createFileRoute('/_checkout/amazonpay/success')({
  staticData: { areas: ['payments'] },
  loader: async ({ context: { queryClient, page, texts }, location: { search } }) => {
    await queryClient.ensureQueryData(paymentReturnQuery(isPrimeReturn(search)));
    return { head: privateHead(texts.i18n.t('check.title', { ns: 'payments' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function PaymentCheckPage() {
    return <PaymentCheck path={AMAZON_PAYMENT_RETURN} search={Route.useSearch()} />;
  },
});
