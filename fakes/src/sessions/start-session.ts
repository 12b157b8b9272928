import type { UserId } from '@shop/domain/sessions/shopper';
import { draw, drop, put, schedule, type Turn, unschedule } from '../worlds/turn.ts';
import { SESSION_LIFETIMES_MS } from './session-record.ts';

export interface StartedSession {
  readonly sessionToken: string;
  /** ISO instant. */
  readonly expires: string;
}

/** Gives a guest or customer the proof of who they are, which ends by itself. */
export const startSession = (turn: Turn, userId: UserId, lifetime: keyof typeof SESSION_LIFETIMES_MS): StartedSession => {
  const parts = Array.from({ length: 5 }, () => draw(turn, 'session').toString(16).padStart(8, '0'));
  const sessionToken = parts.join('');
  const endsAt = turn.now.getTime() + SESSION_LIFETIMES_MS[lifetime];
  put(turn, 'sessions', sessionToken, { userId, endsAt });
  schedule(turn, 'session-ends', sessionToken, new Date(endsAt));
  return { sessionToken, expires: new Date(endsAt).toISOString() };
};

export const endSession = (turn: Turn, sessionToken: string): void => {
  drop(turn, 'sessions', sessionToken);
  unschedule(turn, 'session-ends', sessionToken);
};
