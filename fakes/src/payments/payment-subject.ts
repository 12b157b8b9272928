import type { OrderId } from '@shop/domain/shared/shop-id';
import type { CheckoutType } from '@shop/domain/payments/express-payment';
import type { PaymentId } from '@shop/domain/payments/payment';
import type { SubscriptionId } from '@shop/domain/prime/prime.port';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import type { CartId, UserId } from '@shop/domain/visit/shopper';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';

/** The number of what is paid: no order and no subscription have the same. */
export type PaymentSubjectId = OrderId | SubscriptionId;

/** What a provider is paid for. */
export interface PaymentSubject {
  readonly checkoutType: CheckoutType;
  readonly paymentId: PaymentId;
  readonly userId: UserId;
  /** Where it was ordered. */
  readonly storefrontId: StorefrontId;
  /** The cart that becomes the order. */
  readonly cartId?: CartId;
}

export const paymentSubject = ({ state }: View, id: PaymentSubjectId): PaymentSubject | undefined => {
  const order = lookUp(state.orders, id);
  if (order !== undefined)
    return {
      checkoutType: 'cart',
      paymentId: order.confirmation.paymentId,
      userId: order.userId,
      storefrontId: order.storefrontId,
      cartId: order.cartId,
    };
  const subscription = lookUp(state.primeSubscriptions, id);
  if (subscription === undefined) return undefined;
  const { paymentId, userId, storefrontId } = subscription;
  return { checkoutType: 'prime', paymentId, userId, storefrontId };
};
