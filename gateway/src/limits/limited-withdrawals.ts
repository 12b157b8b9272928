import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { refused } from '@shop/domain/shared/result';
import type { Withdrawals } from '@shop/domain/withdrawals/withdrawals.port';
import type { Counters } from './counters.ts';
import type { RequestSource } from '../visit/request-source.ts';
import { LIMITS } from './limits.ts';
import { perNetwork } from './per-network.ts';

const TOO_MANY: FormRefusal = { because: 'invalid-form', fieldErrors: [], general: 'shop.withdrawal.tooMany' };

/** Limits declarations, because each of them sends a mail to an address that anybody may type. */
export const limitedWithdrawals = (
  withdrawals: Withdrawals,
  counters: Counters,
  source: RequestSource,
): Withdrawals => ({
  declare: async (shopper, declaration, idempotencyKey) => {
    const address = {
      limit: LIMITS.withdrawalsToAddress,
      key: `${source.scope}|${declaration.email.toLowerCase()}`,
    };
    const counted = await counters.count([...perNetwork(source, LIMITS.withdrawals, LIMITS.withdrawalsADay), address]);
    return counted.isOver ? refused(TOO_MANY) : withdrawals.declare(shopper, declaration, idempotencyKey);
  },
});
