import type { WordedPaymentId } from '@shop/fakes/payments/payment-texts';
import { expect } from '@playwright/test';
import type { Screens } from '../screens/screens.ts';

const GOOD_CARD = '4111 1111 1111 1111';

/** Pays on the provider's pages, if the payment method has any. */
export const approvePayment = async (
  { amazon, cardProvider, paypal, twint }: Screens,
  id: WordedPaymentId,
): Promise<void> => {
  if (id === 'CREDIT_CARD') {
    await cardProvider.payWith(GOOD_CARD);
    await expect(cardProvider.secureTitle).toBeVisible();
    await cardProvider.approve();
  }
  if (id === 'PAYPAL') {
    await paypal.logIn();
    await paypal.payFrom('account');
  }
  if (id === 'TWINT') {
    await twint.connect();
    await twint.payFrom('account');
  }
  if (id === 'AMAZONPAY') {
    await amazon.signIn();
    await amazon.payFrom('account');
  }
};
