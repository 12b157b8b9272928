import { expect } from '@playwright/test';
import type { WordedPaymentId } from '@shop/fakes/payments/payment-texts';
import type { Screens } from '../screens/screens.ts';

/** From the payment step to the summary. */
export const choosePayment = async ({ payment, summary }: Screens, id: WordedPaymentId): Promise<void> => {
  await payment.choose(id);
  await expect(payment.method(id)).toBeChecked();
  if (id === 'X_RECHNUNG') await payment.buyerReference.fill('04011000-1234512345-06');
  await payment.goOn.click();
  await expect(summary.title).toBeVisible();
};

/** From the summary to the confirmation. Returns the order number. */
export const placeOrder = async ({ summary, confirmation }: Screens): Promise<string> => {
  await summary.order.click();
  return confirmation.seeOrder();
};
