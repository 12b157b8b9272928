import { rowOf } from '../worlds/table.ts';
import { drop, put, type Turn, type View } from '../worlds/turn.ts';

/** So many wrong passwords within the window, and the shop listens to no further one. */
export const MOST_FAILED_LOGINS = 5;
export const FAILED_LOGIN_WINDOW_MS = 15 * 60 * 1000;

const recentFailures = ({ state, now }: View, key: string): readonly number[] =>
  (rowOf(state.failedLogins, key) ?? []).filter((at) => at > now.getTime() - FAILED_LOGIN_WINDOW_MS);

export const isLockedOut = (view: View, key: string): boolean => recentFailures(view, key).length >= MOST_FAILED_LOGINS;

export const noteFailure = (turn: Turn, key: string): void => put(turn, 'failedLogins', key, [...recentFailures(turn, key), turn.now.getTime()]);

export const forgetFailures = (turn: Turn, key: string): void => drop(turn, 'failedLogins', key);
