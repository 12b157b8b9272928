import type { UserId } from '@shop/domain/visit/shopper';
import { entriesOf } from '../worlds/persistent-map.ts';
import { secretToken } from '../worlds/secret-token.ts';
import { remove, put, schedule, type Transaction, unschedule } from '../worlds/transaction.ts';
import { SESSION_LIFETIMES_MS } from './session-record.ts';

export interface StartedSession {
  readonly sessionToken: string;
  /** ISO instant. */
  readonly expires: string;
}

/** Starts a session, which expires by itself. */
export const startSession = (
  tx: Transaction,
  userId: UserId,
  lifetime: keyof typeof SESSION_LIFETIMES_MS,
): StartedSession => {
  const sessionToken = secretToken(tx, 'session');
  const endsAt = tx.now.getTime() + SESSION_LIFETIMES_MS[lifetime];
  put(tx, 'sessions', sessionToken, { userId, endsAt });
  schedule(tx, 'session-ends', sessionToken, new Date(endsAt));
  return { sessionToken, expires: new Date(endsAt).toISOString() };
};

export const endSession = (tx: Transaction, sessionToken: string): void => {
  remove(tx, 'sessions', sessionToken);
  unschedule(tx, 'session-ends', sessionToken);
};

/** Ends all sessions of a user but the one named. */
export const endSessionsOf = (tx: Transaction, userId: UserId, except?: string): void => {
  for (const [sessionToken, session] of entriesOf(tx.state.sessions)) {
    if (session.userId === userId && sessionToken !== except) endSession(tx, sessionToken);
  }
};

/** Sessions expire. */
export const SESSION_TIMERS = {
  'session-ends': (tx: Transaction, sessionToken: string): void => remove(tx, 'sessions', sessionToken),
};
