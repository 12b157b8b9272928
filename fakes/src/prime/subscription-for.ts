import type { PrimeMembership } from '@shop/domain/customers/prime-membership';
import type { SubscriptionId, SubscriptionRefusal } from '@shop/domain/prime/prime.port';
import type { Shopper } from '@shop/domain/visit/shopper';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { signedInAccount } from '../sessions/current-user.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';

/** What became of the shopper's own subscription. */
export const subscriptionFor = (
  view: View,
  shopper: Shopper,
  subscriptionId: SubscriptionId,
): Result<PrimeMembership, SubscriptionRefusal> => {
  const user = signedInAccount(view, shopper);
  const record = lookUp(view.state.primeSubscriptions, subscriptionId);
  if (user === undefined || record?.userId !== user.userId) return refused({ because: 'no-such-subscription' });
  if (record.status === 'member') return granted(user.prime);
  const { paymentId } = record;
  const how = lookUp(view.state.providerPayments, subscriptionId)?.status ?? 'failed';
  if (how === 'open' || how === 'paid') return refused({ because: 'payment-pending', paymentId });
  return refused({ because: 'payment-ended', how, paymentId });
};
