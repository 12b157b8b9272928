import { isMember, type PrimeMembership } from '@shop/domain/customers/prime-membership';
import { lastDayOfTerm } from '@shop/domain/prime/prime-offer';
import { berlinDate, berlinInstant } from '@shop/domain/shared/calendar';
import { type CivilDate, daysLater } from '@shop/domain/shared/civil-date';
import type { UserId } from '@shop/domain/visit/shopper';
import type { Account } from '../sessions/user.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, schedule, type Transaction, unschedule } from '../worlds/transaction.ts';
import { sendMembershipEnded, sendMembershipRenewed, sendWelcome } from './prime-mails.ts';
import type { PrimeTimer, SubscriptionRecord } from './subscription-record.ts';

const TIMER: PrimeTimer = 'prime-term-ends';

/** Stores a membership that runs to the end of a day, in Berlin. */
export const runUntil = (
  tx: Transaction,
  user: Account,
  membership: PrimeMembership & { readonly endDate: CivilDate },
): Account => {
  const member: Account = { ...user, prime: membership };
  put(tx, 'users', user.userId, member);
  unschedule(tx, TIMER, user.userId);
  schedule(tx, TIMER, user.userId, berlinInstant(daysLater(membership.endDate, 1), 0));
  return member;
};

/** Lets a membership that was stored before end or continue on the day after its term. */
export const continueMembership = (tx: Transaction, user: Account): void => {
  const { endDate, ...membership } = user.prime;
  if (isMember(membership) && endDate !== undefined) runUntil(tx, user, { ...membership, endDate });
};

/** The customer is a member from today. */
export const startMembership = (tx: Transaction, record: SubscriptionRecord): void => {
  put(tx, 'primeSubscriptions', record.subscriptionId, { ...record, status: 'member' });
  const user = lookUp(tx.state.users, record.userId);
  if (user?.kind !== 'customer') return;
  const startDate = berlinDate(tx.now);
  const { abo, months } = record.plan;
  sendWelcome(
    tx,
    runUntil(tx, user, { status: 'ACTIVE', abo, startDate, endDate: lastDayOfTerm(startDate, months) }),
    record,
  );
};

/** The membership is over, and its owner is told. */
export const endMembership = (tx: Transaction, user: Account, endDate: CivilDate): void => {
  const former: Account = { ...user, prime: { ...user.prime, status: 'INACTIVE', endDate } };
  put(tx, 'users', user.userId, former);
  unschedule(tx, TIMER, user.userId);
  sendMembershipEnded(tx, former);
};

/** The day after a term: an active membership continues for a month, a cancelled one is over. */
const endTerm = (tx: Transaction, userId: UserId): void => {
  const user = lookUp(tx.state.users, userId);
  if (user?.kind !== 'customer') return;
  const { status, endDate: lastDay = berlinDate(tx.now) } = user.prime;
  if (status === 'ACTIVE') {
    const endDate = lastDayOfTerm(berlinDate(tx.now), 1);
    sendMembershipRenewed(tx, runUntil(tx, user, { ...user.prime, endDate }));
  } else if (status === 'CANCELLED') {
    endMembership(tx, user, lastDay);
  }
};

export const PRIME_TIMERS: Readonly<Record<PrimeTimer, (tx: Transaction, userId: UserId) => void>> = {
  [TIMER]: endTerm,
};
