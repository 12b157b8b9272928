import { refused } from '@shop/domain/shared/result';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import type { SharedWishlists } from '@shop/domain/wishlists/shared-wishlists.port';
import type { Counters } from './counters.ts';
import { countedIf } from './counters.ts';
import type { RequestSource } from '../visit/request-source.ts';
import { LIMITS } from './limits.ts';
import { perNetwork } from './per-network.ts';

const TOO_MANY: FormRefusal = { because: 'invalid-form', fieldErrors: [], general: 'shop.error.tooManyTries' };

/**
 * Limits invitations, because each sends a mail to an address that a customer types, and guesses of links and of the codes of
 * claims. Links and codes that are right are not counted; beyond the limit, no code is called wrong or right.
 */
export const limitedSharedWishlists = (
  shared: SharedWishlists,
  counters: Counters,
  source: RequestSource,
): SharedWishlists => ({
  ...shared,
  invite: async (shopper, id, invited) => {
    const address = { limit: LIMITS.listInvitationsToAddress, key: `${source.scope}|${invited.email.toLowerCase()}` };
    const counted = await counters.count([
      ...perNetwork(source, LIMITS.listInvitations, LIMITS.listInvitationsADay),
      address,
    ]);
    return counted.isOver ? refused(TOO_MANY) : shared.invite(shopper, id, invited);
  },
  open: async (shopper, token) => {
    const counted = await counters.count(perNetwork(source, LIMITS.wrongListLinks));
    if (counted.isOver) return refused({ because: 'no-such-link' });
    return countedIf(
      counted,
      () => shared.open(shopper, token),
      ({ ok }) => !ok,
    );
  },
  withdrawClaim: async (shopper, code) => {
    const counted = await counters.count(perNetwork(source, LIMITS.wrongClaimCodes));
    if (counted.isOver) throw new TooManyAttempts(counted.seconds);
    return countedIf(
      counted,
      () => shared.withdrawClaim(shopper, code),
      ({ ok }) => !ok,
    );
  },
});
