import type { OrderConfirmation } from '@shop/domain/orders/order';
import type { ConfirmationRefusal } from '@shop/domain/orders/orders.port';
import type { SubscriptionRefusal } from '@shop/domain/prime/prime.port';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { writeAddress } from '../addresses/write-address.ts';
import { writePosition } from '../carts/write-position.ts';
import { writeTax } from '../carts/write-cart.ts';
import type { Order, Refusal } from '../generated/upstream-types.ts';
import type { PaymentSubjectId } from '../../payments/payment-subject.ts';
import { orNull } from '../shared/or-null.ts';
import { writeMoney } from '../shared/write-money.ts';
import { writeRefusal } from '../shared/write-refusal.ts';

/** The state of a payment is a code of its own; the subject is how it is paid. */
export const writeConfirmationRefusal = (
  refusal: ConfirmationRefusal | SubscriptionRefusal,
  subjectId: PaymentSubjectId,
): Refusal => {
  switch (refusal.because) {
    case 'no-such-order':
    case 'no-such-subscription':
      return writeRefusal(refusal.because, { subject: subjectId });
    case 'payment-pending':
      return writeRefusal(refusal.because, { subject: refusal.paymentId });
    case 'payment-ended':
      return writeRefusal(`payment-${refusal.how}`, { subject: refusal.paymentId });
  }
};

export const writeOrder = (order: OrderConfirmation, storefront: Storefront): Order => ({
  orderId: order.orderId,
  orderedAt: order.orderedAt,
  email: order.email,
  isGuest: order.isGuest,
  positions: order.positions.map((position) => writePosition(position, storefront)),
  subtotal: writeMoney(order.subtotal, storefront),
  totalSavings: writeMoney(order.totalSavings, storefront),
  shippingCost: writeMoney(order.shippingCost, storefront),
  tax: order.tax.map((share) => writeTax(share, storefront)),
  totalAmount: writeMoney(order.total, storefront),
  billingAddress: writeAddress(order.billingAddress),
  deliveryAddress: writeAddress(order.shippingAddress),
  paymentMethod: { paymentId: order.paymentId, displayName: order.paymentName },
  shipperName: order.shipperName,
  arrival: orNull(order.arrives),
  orderReference: orNull(order.orderReference),
  costCentre: orNull(order.costCentre),
  comment: orNull(order.comment),
});
