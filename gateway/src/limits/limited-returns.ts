import { refused } from '@shop/domain/shared/result';
import type { ReturnRefused, Returns } from '@shop/domain/returns/returns.port';
import type { Counters } from './counters.ts';
import { limitedLookUp } from './limited-orders.ts';
import type { RequestSource } from '../visit/request-source.ts';
import { LIMITS } from './limits.ts';
import { perNetwork } from './per-network.ts';

const TOO_MANY: ReturnRefused = { because: 'return-refused', message: 'shop.error.tooManyTries' };

/**
 * Limits guesses of an order's postcode together with those on the order's status, and announced returns, because each of them
 * sends a mail to an address that anybody may type. A hash cannot be guessed, so it is not limited.
 */
export const limitedReturns = (returns: Returns, counters: Counters, source: RequestSource): Returns => ({
  ...returns,
  find: (shopper, lookup) => limitedLookUp(counters, source, lookup, () => returns.find(shopper, lookup)),
  submit: async (shopper, request, attempt) => {
    const address = {
      limit: LIMITS.returnsToAddress,
      key: `${source.scope}|${request.contact.email.toLowerCase()}`,
    };
    const counted = await counters.count([...perNetwork(source, LIMITS.returns, LIMITS.returnsADay), address]);
    return counted.isOver ? refused(TOO_MANY) : returns.submit(shopper, request, attempt);
  },
});
