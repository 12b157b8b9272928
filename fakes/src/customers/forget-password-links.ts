import type { UserId } from '@shop/domain/visit/shopper';
import { entriesOf } from '../worlds/persistent-map.ts';
import { put, remove, type Transaction, unschedule } from '../worlds/transaction.ts';
import type { PasswordLinkRecord } from './password-links.ts';

const TIMER = 'password-link-is-forgotten';

const linksOf = (tx: Transaction, userId: UserId): readonly (readonly [string, PasswordLinkRecord])[] =>
  entriesOf(tx.state.passwordLinks).filter(([, link]) => link.userId === userId);

const forget = (tx: Transaction, digest: string): void => {
  remove(tx, 'passwordLinks', digest);
  unschedule(tx, TIMER, digest);
};

/** Keeps the newest links of an account only. */
export const forgetOldestLinks = (tx: Transaction, userId: UserId, most: number): void => {
  const oldestFirst = linksOf(tx, userId).toSorted(([, a], [, b]) => a.endsAt - b.endsAt);
  oldestFirst.slice(0, Math.max(0, oldestFirst.length - most)).forEach(([digest]) => forget(tx, digest));
};

export const forgetLinksOf = (tx: Transaction, userId: UserId): void =>
  linksOf(tx, userId).forEach(([digest]) => forget(tx, digest));

/** After a change of the password or the e-mail address no link works any more. */
export const useUpLinksOf = (tx: Transaction, userId: UserId): void =>
  linksOf(tx, userId).forEach(([digest, link]) => put(tx, 'passwordLinks', digest, { ...link, isUsed: true }));

export const PASSWORD_LINK_TIMERS = {
  [TIMER]: (tx: Transaction, digest: string): void => remove(tx, 'passwordLinks', digest),
};
