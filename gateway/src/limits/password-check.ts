import type { FormRefusal } from '@shop/domain/shared/field-errors';
import type { Shopper } from '@shop/domain/visit/shopper';
import { refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import { countedIf } from './counters.ts';
import type { Counters } from './counters.ts';
import type { RequestSource } from '../visit/request-source.ts';
import { LIMITS } from './limits.ts';

export const TOO_MANY_TRIES: FormRefusal = {
  because: 'invalid-form',
  fieldErrors: [],
  general: 'shop.error.tooManyTries',
};

/** Runs a change that needs the customer's own password. Wrong ones count for the session, so that a thief of it locks out nobody else. */
export const checkingPassword =
  (counters: Counters, source: RequestSource) =>
  async <Value>(
    { sessionToken = '' }: Shopper,
    field: string,
    run: () => Promise<Result<Value, FormRefusal>>,
  ): Promise<Result<Value, FormRefusal>> => {
    const counted = await counters.count([{ limit: LIMITS.passwordChecks, key: `${source.scope}|${sessionToken}` }]);
    if (counted.isOver) return refused(TOO_MANY_TRIES);
    return countedIf(
      counted,
      run,
      (result) =>
        !result.ok &&
        result.refusal.fieldErrors.some(
          (error) => error.field === field && error.message === 'shop.form.error.password.wrong',
        ),
    );
  };
