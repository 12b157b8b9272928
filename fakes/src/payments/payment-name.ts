import type { Storefront } from '@shop/domain/storefronts/storefront';
import { localise } from '../goods/catalogue-context.ts';
import { type OrderPaymentId, PAYLESS, PAYMENT_WORDING } from './payment-texts.ts';

export const paymentName = (paymentId: OrderPaymentId, storefront: Storefront): string =>
  localise(storefront, (paymentId === PAYLESS.paymentId ? PAYLESS : PAYMENT_WORDING[paymentId]).name);
