import type { OpenedSession } from '@shop/domain/visit/session';
import type { Cache } from '../../../cache/cache.port.ts';
import { RENEWAL_TTL_MS } from '../limits.ts';
import { parsedJson } from '../../../shared/parsed-json.ts';
import { hashOf } from '../../../shared/hash-of.ts';
import { isRecord } from '../../../shared/is-record.ts';

/** All gateways replace a lost session with the same new one: a browser's requests may reach several gateways. */
export type ShareRenewal = (session: string, renew: () => Promise<OpenedSession>) => Promise<OpenedSession>;

const isSession = (value: unknown): value is Readonly<Record<string, unknown>> & OpenedSession =>
  isRecord(value) && ['userId', 'cartId', 'activeWishlistId'].every((name) => typeof value[name] === 'string');

const sessionIn = (text: string | undefined): OpenedSession | undefined => {
  const session = parsedJson(text);
  return isSession(session) ? session : undefined;
};

/** When several sessions are opened at the same time, the first is used; the others stay empty and expire. */
export const sharedSessionRenewals =
  (cache: Cache): ShareRenewal =>
  async (session, renew) => {
    const key = `renewal|${hashOf(session)}`;
    const known = sessionIn(await cache.read(key));
    if (known !== undefined) return known;
    const own = await renew();
    return sessionIn(await cache.setIfAbsent(key, JSON.stringify(own), RENEWAL_TTL_MS)) ?? own;
  };
