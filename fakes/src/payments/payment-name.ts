import type { Storefront } from '@shop/domain/storefronts/storefront';
import { wordingOf } from '../goods/showing.ts';
import { type OrderPaymentId, PAYLESS, PAYMENT_WORDING } from './payment-texts.ts';

export const paymentName = (paymentId: OrderPaymentId, storefront: Storefront): string =>
  wordingOf(storefront, (paymentId === PAYLESS.paymentId ? PAYLESS : PAYMENT_WORDING[paymentId]).name);
