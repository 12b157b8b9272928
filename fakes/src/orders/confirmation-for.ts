import type { OrderId } from '@shop/domain/shared/shop-id';
import type { OrderConfirmation } from '@shop/domain/orders/order';
import type { ConfirmationRefusal } from '@shop/domain/orders/orders.port';
import type { Shopper } from '@shop/domain/visit/shopper';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';
import { ownOrderEver } from './find-order.ts';

/** The shopper's own order once it is placed; before, or if it never will be, the state of its payment. */
export const confirmationFor = (
  view: View,
  shopper: Shopper,
  orderId: OrderId,
): Result<OrderConfirmation, ConfirmationRefusal> => {
  const order = ownOrderEver(view, shopper, orderId);
  if (order === undefined) return refused({ because: 'no-such-order' });
  if (order.status === 'placed') return granted(order.confirmation);
  const { paymentId } = order.confirmation;
  const status = lookUp(view.state.providerPayments, orderId)?.status ?? 'failed';
  if (status === 'open' || status === 'paid') return refused({ because: 'payment-pending', paymentId });
  return refused({ because: 'payment-ended', how: status, paymentId });
};
