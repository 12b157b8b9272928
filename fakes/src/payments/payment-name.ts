import type { PaymentId } from '@shop/domain/payments/payment';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { wordingOf } from '../goods/showing.ts';
import { PAYLESS, PAYMENT_WORDING } from './payment-texts.ts';

export const paymentName = (paymentId: PaymentId, storefront: Storefront): string => {
  const [, wording = PAYLESS] = Object.entries(PAYMENT_WORDING).find(([id]) => id === paymentId) ?? [];
  return wordingOf(storefront, wording.name);
};
