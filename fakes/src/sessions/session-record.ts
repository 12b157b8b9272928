import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';
import type { UserId } from '@shop/domain/visit/shopper';

/** How long a session lasts, in ms. The specification names no times; these are the shop's own. */
export const SESSION_LIFETIMES_MS = {
  guest: 4 * 60 * 60 * 1000,
  customer: 12 * 60 * 60 * 1000,
  /** "Stay logged in". */
  stayLogged: 30 * 24 * 60 * 60 * 1000,
} as const;

export interface SessionRecord {
  readonly userId: UserId;
  /** World time, ms since the epoch. */
  readonly endsAt: number;
}

export const SESSION_TABLES = {
  /** By session token. */
  sessions: emptyMap<SessionRecord>(),
  /** Instants of failed logins, ms since the epoch, by `attemptKey`. */
  failedLogins: emptyMap<readonly number[]>(),
  /** A ring of the newest visitors and of their carts: each place holds the id that the next one there evicts. */
  recentVisitors: emptyMap<string>(),
} satisfies Partial<TableRows>;

/** Sessions expire (`start-session.ts`). */
export type SessionTimer = 'session-ends';

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly sessions: SessionRecord;
    readonly failedLogins: readonly number[];
    readonly recentVisitors: string;
  }
  interface AreaTimers {
    readonly sessions: SessionTimer;
  }
}
