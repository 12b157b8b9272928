import type { Shopper } from '@shop/domain/sessions/shopper';
import { rowOf } from '../worlds/table.ts';
import { drop, put, type Turn, type View } from '../worlds/turn.ts';

/** After so many wrong passwords for an account from one address within the window, the shop refuses further ones from there. */
export const MOST_FAILED_LOGINS = 20;
export const FAILED_LOGIN_WINDOW_MS = 15 * 60 * 1000;

/** By address too; otherwise anybody could lock anybody out. */
export const tryKey = (login: string, { headers }: Pick<Shopper, 'headers'>): string => `${login} ${headers['x-forwarded-for'] ?? ''}`;

const recentFailures = ({ state, now }: View, key: string): readonly number[] =>
  (rowOf(state.failedLogins, key) ?? []).filter((at) => at > now.getTime() - FAILED_LOGIN_WINDOW_MS);

export const isLockedOut = (view: View, key: string): boolean => recentFailures(view, key).length >= MOST_FAILED_LOGINS;

export const noteFailure = (turn: Turn, key: string): void => put(turn, 'failedLogins', key, [...recentFailures(turn, key), turn.now.getTime()]);

export const forgetFailures = (turn: Turn, key: string): void => drop(turn, 'failedLogins', key);
