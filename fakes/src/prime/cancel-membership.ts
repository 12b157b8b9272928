import type { CivilDate } from '@shop/domain/shared/civil-date';
import type { Account } from '../sessions/user.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { endMembership, runUntil } from './membership-terms.ts';

/** The membership runs to the end of a day; what was cancelled to an earlier day stays so. */
const runOut = (tx: Transaction, member: Account, lastDay: CivilDate): void => {
  const { status, endDate = lastDay } = member.prime;
  const isEarlier = status === 'CANCELLED' && endDate < lastDay;
  runUntil(tx, member, { ...member.prime, status: 'CANCELLED', endDate: isEarlier ? endDate : lastDay });
};

/** Ends a membership with a day, or at once. */
export const cancelMembership = (
  tx: Transaction,
  member: Account,
  { lastDay, isAtOnce }: { readonly lastDay: CivilDate; readonly isAtOnce: boolean },
): void => {
  if (isAtOnce) endMembership(tx, member, lastDay);
  else runOut(tx, member, lastDay);
};
