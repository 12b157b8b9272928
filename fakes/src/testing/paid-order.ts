import type { OrderId } from '@shop/domain/shared/shop-id';
import { findPayment } from '../providers/find-payment.ts';
import type { Worlds } from '../worlds/worlds.ts';

/** The order that the payment with this token has paid for. */
export const paidOrder = (worlds: Worlds, token: string): OrderId | undefined => {
  const found = findPayment(worlds, token);
  return found?.payment.status === 'paid' ? found.subjectId : undefined;
};
