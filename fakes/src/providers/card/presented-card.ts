import type { OrderId } from '@shop/domain/orders/order';
import { openPayment } from '../../orders/provider-payment.ts';
import { emptyMap } from '../../worlds/persistent-map.ts';
import { put, type Transaction } from '../../worlds/transaction.ts';

/** The card that waits for its 3-D Secure step. */
export interface PresentedCard {
  readonly lastDigits: string;
  /** What the right code leads to. */
  readonly leadsTo: 'paid' | 'declined';
  readonly wrongCodes: number;
}

/** By order id. */
export const CARD_TABLES = { presentedCards: emptyMap<PresentedCard>() };

export const presentCard = (tx: Transaction, orderId: OrderId, card: PresentedCard): void => {
  if (openPayment(tx, orderId) !== undefined) put(tx, 'presentedCards', orderId, card);
};
