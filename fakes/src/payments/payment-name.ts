import type { PaymentId } from '@shop/domain/payments/payment';
import { isZero, type Money } from '@shop/domain/shared/money';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { localise } from '../goods/catalogue-context.ts';
import { PAYLESS, wordingOf } from './payment-texts.ts';

/** How an order was paid, in the storefront's language. */
export const paymentName = (paymentId: PaymentId, total: Money, storefront: Storefront): string => {
  const name = isZero(total) ? PAYLESS.name : wordingOf(paymentId)?.name;
  return name === undefined ? paymentId : localise(storefront, name);
};
