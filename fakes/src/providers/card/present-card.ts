import type { OrderId } from '@shop/domain/orders/order';
import { openPayment } from '../../orders/open-payment.ts';
import { put, type Transaction } from '../../worlds/transaction.ts';
import type { PresentedCard } from './presented-card.ts';

export const presentCard = (tx: Transaction, orderId: OrderId, card: PresentedCard): void => {
  if (openPayment(tx, orderId) !== undefined) put(tx, 'presentedCards', orderId, card);
};
