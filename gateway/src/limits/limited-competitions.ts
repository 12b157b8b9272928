import { entrantOf } from '@shop/domain/competitions/competition-entry';
import type { Competitions } from '@shop/domain/competitions/competitions.port';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { refused } from '@shop/domain/shared/result';
import type { RequestSource } from '../visit/request-source.ts';
import type { Counters } from './counters.ts';
import { LIMITS } from './limits.ts';
import { perNetwork } from './per-network.ts';

const TOO_MANY: FormRefusal = { because: 'invalid-form', fieldErrors: [], general: 'shop.error.tooManyTries' };

/** Limits entries, because anybody may invent addresses, and type anybody's. */
export const limitedCompetitions = (
  competitions: Competitions,
  counters: Counters,
  source: RequestSource,
): Competitions => ({
  ...competitions,
  enter: async (shopper, entry) => {
    const address = { limit: LIMITS.entriesOfAddress, key: `${source.scope}|${entrantOf(entry)}` };
    const counted = await counters.count([...perNetwork(source, LIMITS.entries, LIMITS.entriesADay), address]);
    return counted.isOver ? refused(TOO_MANY) : competitions.enter(shopper, entry);
  },
});
