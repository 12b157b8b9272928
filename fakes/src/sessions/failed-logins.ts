import { lookUp } from '../worlds/persistent-map.ts';
import { remove, put, type Transaction, type View } from '../worlds/transaction.ts';

/** After this many failed logins to an account from one IP address within the window, further ones from there are refused. */
export const MAX_FAILED_LOGINS = 20;
export const FAILED_LOGIN_WINDOW_MS = 15 * 60 * 1000;

/** Includes the IP address; otherwise anybody could lock anybody out. */
export const attemptKey = (login: string, address: string): string => `${login} ${address}`;

const recentFailedLogins = ({ state, now }: View, key: string): readonly number[] =>
  (lookUp(state.failedLogins, key) ?? []).filter((at) => at > now.getTime() - FAILED_LOGIN_WINDOW_MS);

export const isLockedOut = (view: View, key: string): boolean =>
  recentFailedLogins(view, key).length >= MAX_FAILED_LOGINS;

export const recordFailedLogin = (tx: Transaction, key: string): void =>
  put(tx, 'failedLogins', key, [...recentFailedLogins(tx, key), tx.now.getTime()]);

export const clearFailedLogins = (tx: Transaction, key: string): void => remove(tx, 'failedLogins', key);
