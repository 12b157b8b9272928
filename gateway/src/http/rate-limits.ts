import { createHash } from 'node:crypto';
import type { Cache } from '../cache/cache.port.ts';

/** So many within a time, counted per key. */
export interface RateLimit {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

const MINUTE_MS = 60_000;

/** A person types a password a few times; a school behind one address has many persons. */
export const LOGIN_LIMITS = {
  account: { name: 'login-account', max: 10, windowMs: 5 * MINUTE_MS },
  address: { name: 'login-address', max: 60, windowMs: MINUTE_MS },
} as const satisfies Record<string, RateLimit>;

/** Look-ups of e-mail addresses from one address: a form asks once each time its field is left. */
export const LOOK_UP_LIMIT: RateLimit = { name: 'look-up', max: 120, windowMs: MINUTE_MS };

/** Registrations from one address. */
export const REGISTRATION_LIMIT: RateLimit = { name: 'registration', max: 30, windowMs: MINUTE_MS };

/** Addresses and accounts are nobody's business, not even where tries are counted. */
const unreadable = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Counts a try; answers after how many seconds to come back where there were too many. */
export const secondsToWait = async (cache: Cache, limit: RateLimit, key: string): Promise<number | undefined> => {
  const tries = await cache.increment(`${limit.name}|${unreadable(key)}`, limit.windowMs);
  return tries > limit.max ? Math.ceil(limit.windowMs / 1_000) : undefined;
};
