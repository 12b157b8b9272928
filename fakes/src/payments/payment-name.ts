import type { PaymentId } from '@shop/domain/payments/payment';
import { isZero, type Money } from '@shop/domain/shared/money';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { localise } from '../goods/catalogue-context.ts';
import { PAYLESS, UNKNOWN_PAYMENT, wordingFor } from './payment-texts.ts';

/** How an order was paid, in the storefront's language; the terms of payment are in days. What nobody knows was paid in advance. */
export const paymentName = (
  paymentId: PaymentId,
  total: Money,
  storefront: Storefront,
  termsOfPayment: number | undefined,
): string =>
  localise(
    storefront,
    isZero(total) ? PAYLESS.name : (wordingFor(paymentId, storefront, termsOfPayment)?.name ?? UNKNOWN_PAYMENT),
  );
