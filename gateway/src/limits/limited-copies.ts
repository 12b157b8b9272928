import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import type { Counters } from './counters.ts';
import { LIMITS } from './limits.ts';

/** Limits the copies that one session takes of its account. A copy is put together from several ports, none of which could count it. */
export const limitedCopies =
  <Copy>(
    copy: () => Promise<Copy>,
    counters: Counters,
    { source, shopper: { sessionToken = '' } }: Pick<VisitorSession, 'source' | 'shopper'>,
  ) =>
  async (): Promise<Copy> => {
    const counted = await counters.count([{ limit: LIMITS.accountCopies, key: `${source.scope}|${sessionToken}` }]);
    if (counted.isOver) throw new TooManyAttempts(counted.seconds);
    return copy();
  };
