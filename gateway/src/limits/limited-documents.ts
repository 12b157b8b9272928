import type { Documents } from '@shop/domain/documents/documents.port';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import type { RequestSource } from '../visit/request-source.ts';
import type { Counters } from './counters.ts';
import { LIMITS } from './limits.ts';
import { perNetwork } from './per-network.ts';

/** Limits how often a network has documents drawn, because each takes processor time: a list of 500 lines two thirds of a second. */
export const limitedDocuments = (documents: Documents, counters: Counters, source: RequestSource): Documents => ({
  ...documents,
  draw: async (shopper, form) => {
    const counted = await counters.count(perNetwork(source, LIMITS.drawnForms, LIMITS.drawnFormsADay));
    if (counted.isOver) throw new TooManyAttempts(counted.seconds);
    return documents.draw(shopper, form);
  },
});
