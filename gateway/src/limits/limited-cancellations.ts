import type { Cancellations } from '@shop/domain/cancellations/cancellations.port';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { refused } from '@shop/domain/shared/result';
import type { Counters } from './counters.ts';
import type { RequestSource } from '../visit/request-source.ts';
import { LIMITS } from './limits.ts';
import { perNetwork } from './per-network.ts';

const TOO_MANY: FormRefusal = { because: 'invalid-form', fieldErrors: [], general: 'shop.cancellation.tooMany' };

/** Limits declarations, because each of them sends a mail to an address that anybody may type. */
export const limitedCancellations = (
  cancellations: Cancellations,
  counters: Counters,
  source: RequestSource,
): Cancellations => ({
  declare: async (shopper, declaration, idempotencyKey) => {
    const address = {
      limit: LIMITS.cancellationsToAddress,
      key: `${source.scope}|${declaration.email.toLowerCase()}`,
    };
    const counted = await counters.count([
      ...perNetwork(source, LIMITS.cancellations, LIMITS.cancellationsADay),
      address,
    ]);
    return counted.isOver ? refused(TOO_MANY) : cancellations.declare(shopper, declaration, idempotencyKey);
  },
});
