import type { SubscriptionId } from '@shop/domain/prime/prime.port';
import type { PaymentOutcome } from '../payments/provider-payment.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, type Transaction } from '../worlds/transaction.ts';
import { startMembership } from './membership-terms.ts';

/** The payment of a subscription has ended: with a membership, or without. */
export const settleSubscription = (tx: Transaction, subscriptionId: SubscriptionId, outcome: PaymentOutcome): void => {
  const record = lookUp(tx.state.primeSubscriptions, subscriptionId);
  if (record === undefined) return;
  if (outcome === 'paid') startMembership(tx, record);
  else put(tx, 'primeSubscriptions', subscriptionId, { ...record, status: 'unpaid' });
};
