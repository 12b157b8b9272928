import type { Shopper } from '@shop/domain/sessions/shopper';
import { TooManyTries } from '../http/request-failures.ts';
import type { Counters } from './counters.ts';
import { LIMITS } from './limits.ts';
import { perNetwork } from './per-network.ts';

/** Opens sessions in the place of lost ones, but not without end: this happens below the ports and their limits. */
export const limitedRenewal =
  <Rest extends readonly unknown[], Session>(renew: (shopper: Shopper, ...rest: Rest) => Promise<Session>, counters: Counters) =>
  async (shopper: Shopper, ...rest: Rest): Promise<Session> => {
    const counted = await counters.count(perNetwork(shopper, LIMITS.lostSessions, LIMITS.lostSessionsADay));
    if (counted.isOver) throw new TooManyTries(counted.seconds);
    return renew(shopper, ...rest);
  };
