import type { Prime } from '@shop/domain/prime/prime.port';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { refused } from '@shop/domain/shared/result';
import type { Counters } from './counters.ts';
import type { RequestSource } from '../visit/request-source.ts';
import { LIMITS } from './limits.ts';
import { perNetwork } from './per-network.ts';

const TOO_MANY: FormRefusal = { because: 'invalid-form', fieldErrors: [], general: 'shop.prime.tooMany' };

/** Limits the waiting list, because each entry sends a mail to an address that anybody may type. */
export const limitedPrime = (prime: Prime, counters: Counters, source: RequestSource): Prime => ({
  ...prime,
  joinWaitingList: async (shopper, email) => {
    const counted = await counters.count(perNetwork(source, LIMITS.waitingList, LIMITS.waitingListADay));
    return counted.isOver ? refused(TOO_MANY) : prime.joinWaitingList(shopper, email);
  },
});
