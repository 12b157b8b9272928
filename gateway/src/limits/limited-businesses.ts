import type { Businesses } from '@shop/domain/businesses/businesses.port';
import { refused } from '@shop/domain/shared/result';
import type { Counters } from './counters.ts';
import type { RequestSource } from '../visit/request-source.ts';
import { LIMITS } from './limits.ts';
import { perNetwork } from './per-network.ts';

/** Limits registrations as those of consumers: refused ones count too, because a refusal reveals whether an e-mail address has an account. */
export const limitedBusinesses = (businesses: Businesses, counters: Counters, source: RequestSource): Businesses => ({
  ...businesses,
  register: async (shopper, registration) => {
    const counted = await counters.count(perNetwork(source, LIMITS.registrations, LIMITS.registrationsADay));
    return counted.isOver
      ? refused({ because: 'invalid-form', fieldErrors: [], general: 'shop.error.tooManyTries' })
      : businesses.register(shopper, registration);
  },
});
