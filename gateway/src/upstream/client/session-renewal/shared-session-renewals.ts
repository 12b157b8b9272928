import type { OpenedSession } from '@shop/domain/sessions/sessions.port';
import type { Cache } from '../../../response-cache/cache.port.ts';
import { RENEWAL_TTL_MS } from '../limits.ts';
import { parsedJson } from '../../../shared/parsed-json.ts';
import { hashOf } from '../../../shared/hash-of.ts';

/** Lets all gateways use the same session in place of a lost one: a browser's requests may be at several gateways. */
export type AgreeOnRenewal = (who: string, renew: () => Promise<OpenedSession>) => Promise<OpenedSession>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isSession = (value: unknown): value is Readonly<Record<string, unknown>> & OpenedSession =>
  isRecord(value) && ['userId', 'cartId', 'activeWishlistId'].every((name) => typeof value[name] === 'string');

const sessionIn = (text: string | undefined): OpenedSession | undefined => {
  const session = parsedJson(text);
  return isSession(session) ? session : undefined;
};

/** Of sessions that are opened at the same time the first is used; the others stay empty and expire. */
export const sharedSessionRenewals =
  (cache: Cache): AgreeOnRenewal =>
  async (who, renew) => {
    const key = `renewal|${hashOf(who)}`;
    const known = sessionIn(await cache.read(key));
    if (known !== undefined) return known;
    const own = await renew();
    return sessionIn(await cache.setIfAbsent(key, JSON.stringify(own), RENEWAL_TTL_MS)) ?? own;
  };
