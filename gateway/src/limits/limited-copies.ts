import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import type { Shopper } from '@shop/domain/visit/shopper';
import type { RequestSource } from '../visit/request-source.ts';
import type { Counters } from './counters.ts';
import { LIMITS } from './limits.ts';

/** Limits the copies that one session takes of its account. A copy is put together from several ports, none of which could count it. */
export const limitedCopies =
  <Copy>(copy: () => Promise<Copy>, counters: Counters, source: RequestSource, { sessionToken = '' }: Shopper) =>
  async (): Promise<Copy> => {
    const counted = await counters.count([{ limit: LIMITS.accountCopies, key: `${source.scope}|${sessionToken}` }]);
    if (counted.isOver) throw new TooManyAttempts(counted.seconds);
    return copy();
  };
