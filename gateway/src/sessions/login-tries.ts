import type { Arrival } from '../arrivals.ts';
import type { Cache } from '../cache/cache.port.ts';
import { LOGIN_LIMITS, secondsToWait } from '../http/rate-limits.ts';

/** Counts a try to sign in, by account and by address; answers how many seconds to wait where there were too many. */
export const countLoginTry = async (cache: Cache, arrival: Arrival, ip: string, identifier: string): Promise<number | undefined> => {
  const world = arrival.world?.id ?? '';
  const account = identifier.trim().toLowerCase();
  const [byAccount, byAddress] = await Promise.all([
    secondsToWait(cache, LOGIN_LIMITS.account, `${world}|${arrival.storefront.store}|${account}`),
    secondsToWait(cache, LOGIN_LIMITS.address, `${world}|${ip}`),
  ]);
  return byAccount ?? byAddress;
};
