import type { PrimeOrder, PrimeSubmission, SubscribeRefusal } from '@shop/domain/prime/prime.port';
import type { PrimePlan } from '@shop/domain/prime/prime-offer';
import { isMember, NO_MEMBERSHIP, type PrimeMembership } from '@shop/domain/customers/prime-membership';
import type { Shopper } from '@shop/domain/visit/shopper';
import { isSameAmount } from '@shop/domain/shared/money';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Account } from '../sessions/user.ts';
import { PAYMENT_LIFETIME_MS } from '../payments/provider-payment.ts';
import { settlePayment } from '../orders/settle-payment.ts';
import { paymentToken } from '../providers/payment-token.ts';
import { providerFor } from '../providers/providers.ts';
import { signedInAccount } from '../sessions/current-user.ts';
import { writtenLanguage } from '../shared/written-language.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { nextNumber, put, schedule, type Transaction, type View } from '../worlds/transaction.ts';
import { startMembership } from '../prime/membership-terms.ts';
import { primeOfferOf } from '../prime/prime-offer-of.ts';
import type { SubscriptionRecord } from '../prime/subscription-record.ts';

/** Subscriptions have nine digits, and no order has the same number. */
const FIRST_SUBSCRIPTION_NUMBER = 600_000_000;

const latestOf = ({ state }: View, { userId }: Account): SubscriptionRecord | undefined =>
  lookUp(state.primeSubscriptions, lookUp(state.latestSubscriptions, userId) ?? '');

const isSameOrder = ({ plan, paymentId }: SubscriptionRecord, order: PrimeOrder): boolean =>
  plan.abo === order.abo && isSameAmount(plan.price, order.price) && paymentId === order.paymentId;

const entryOf = (tx: Transaction, { subscriptionId, paymentId }: SubscriptionRecord): PrimeSubmission => ({
  subscriptionId,
  ...providerFor(paymentId)?.entry(paymentToken({ worldId: tx.worldId, subjectId: subscriptionId }, tx.state.seed)),
});

const membershipOf = (view: View, { userId }: Account): PrimeMembership => {
  const user = lookUp(view.state.users, userId);
  return user?.kind === 'customer' ? user.prime : NO_MEMBERSHIP;
};

/** The plan as it is offered now; refused if the order saw another offer. */
const chosenPlan = (
  view: View,
  { storefront }: Shopper,
  { abo, price, paymentId }: PrimeOrder,
): Result<PrimePlan, SubscribeRefusal> => {
  const { takesMembers, plans, paymentMethods } = primeOfferOf(view, storefront);
  if (!takesMembers) return refused({ because: 'no-members-taken' });
  const plan = plans.find((offered) => offered.abo === abo && isSameAmount(offered.price, price));
  if (plan === undefined) return refused({ because: 'offer-changed' });
  return paymentMethods.some((offered) => offered.paymentId === paymentId)
    ? granted(plan)
    : refused({ because: 'no-such-payment' });
};

const awaitPayment = (tx: Transaction, { storefront }: Shopper, { subscriptionId, plan }: SubscriptionRecord): void => {
  put(tx, 'providerPayments', subscriptionId, {
    amount: plan.price,
    language: writtenLanguage(storefront.language),
    status: 'open',
  });
  schedule(tx, 'payment-abandoned', subscriptionId, new Date(tx.now.getTime() + PAYMENT_LIFETIME_MS));
};

/** Makes a customer a member, or opens the payment that does. While it is open, the same order returns it; another one ends it. */
export const subscribe = (
  tx: Transaction,
  shopper: Shopper,
  order: PrimeOrder,
  idempotencyKey: string,
): Result<PrimeSubmission, SubscribeRefusal> => {
  const user = signedInAccount(tx, shopper);
  if (user === undefined) return refused({ because: 'not-a-customer' });
  const latest = latestOf(tx, user);
  if (latest?.status === 'member' && latest.idempotencyKey === idempotencyKey)
    return granted({ subscriptionId: latest.subscriptionId, membership: user.prime });
  if (isMember(user.prime)) return refused({ because: 'already-member' });
  if (latest?.status === 'awaiting-payment' && isSameOrder(latest, order)) return granted(entryOf(tx, latest));
  const plan = chosenPlan(tx, shopper, order);
  if (!plan.ok) return plan;
  if (latest?.status === 'awaiting-payment') settlePayment(tx, latest.subscriptionId, 'outdated');
  const subscriptionId = String(FIRST_SUBSCRIPTION_NUMBER + nextNumber(tx, 'subscription'));
  const { paymentId } = order;
  const record: SubscriptionRecord = {
    subscriptionId,
    userId: user.userId,
    storefrontId: shopper.storefront.id,
    plan: plan.value,
    paymentId,
    idempotencyKey,
    status: 'awaiting-payment',
  };
  put(tx, 'primeSubscriptions', subscriptionId, record);
  put(tx, 'latestSubscriptions', user.userId, subscriptionId);
  if (providerFor(paymentId) !== undefined) {
    awaitPayment(tx, shopper, record);
    return granted(entryOf(tx, record));
  }
  startMembership(tx, record);
  return granted({ subscriptionId, membership: membershipOf(tx, user) });
};
