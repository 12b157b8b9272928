import type { PaymentSubjectId } from '../../payments/payment-subject.ts';
import { openPayment } from '../../payments/open-payment.ts';
import { put, type Transaction } from '../../worlds/transaction.ts';
import type { PresentedCard } from './presented-card.ts';

export const presentCard = (tx: Transaction, subjectId: PaymentSubjectId, card: PresentedCard): void => {
  if (openPayment(tx, subjectId) !== undefined) put(tx, 'presentedCards', subjectId, card);
};
