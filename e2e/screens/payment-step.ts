import { type WordedPaymentId, PAYMENT_WORDING } from '@shop/fakes/payments/payment-texts';
import { STOREFRONTS } from '../stack/storefronts.ts';
import type { Tab } from '../tab.ts';

/** The third step: how to pay. */
export const paymentStep = ({ page, storefront, t }: Tab) => {
  const form = page.getByRole('form', { name: t('payments:payment.title') });
  const nameOf = (id: WordedPaymentId): string => PAYMENT_WORDING[id].name[STOREFRONTS[storefront].fakeTexts];
  return {
    open: () => page.goto('/checkout/payment/'),
    title: page.getByRole('heading', { level: 1, name: t('payments:payment.title') }),
    form,
    methods: form.getByRole('radio'),
    buyerReference: form.getByLabel(t('payments:payment.buyerReference'), { exact: true }),
    method: (id: WordedPaymentId) => form.getByRole('radio', { name: nameOf(id), exact: true }),
    choose: (id: WordedPaymentId) => form.getByText(nameOf(id), { exact: true }).click(),
    goOn: form.getByRole('button', { name: t('payments:payment.on') }),
  };
};
