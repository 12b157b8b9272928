import { NO_SOURCE } from '../visit/request-source.ts';
import type { RequestSource } from '../visit/request-source.ts';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import type { Counters } from './counters.ts';
import { LIMITS } from './limits.ts';
import { perNetwork } from './per-network.ts';

/** Limits the sessions that replace lost ones. The adapter opens them below the ports, where no other limit applies. */
export const limitedRenewal =
  <Shopper extends { readonly source?: RequestSource }, Rest extends readonly unknown[], Session>(
    renew: (shopper: Shopper, ...rest: Rest) => Promise<Session>,
    counters: Counters,
  ) =>
  async (shopper: Shopper, ...rest: Rest): Promise<Session> => {
    const counted = await counters.count(
      perNetwork(shopper.source ?? NO_SOURCE, LIMITS.lostSessions, LIMITS.lostSessionsADay),
    );
    if (counted.isOver) throw new TooManyAttempts(counted.seconds);
    return renew(shopper, ...rest);
  };
