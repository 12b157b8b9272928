import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { invalidForm } from '@shop/domain/shared/field-errors';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import { normaliseDeclaration } from '@shop/domain/withdrawals/withdrawal';
import type { WithdrawalDeclaration } from '@shop/domain/withdrawals/withdrawal';
import { withdrawalErrors } from '@shop/domain/withdrawals/withdrawal-rules';
import { WITHDRAWAL } from '@shop/domain/withdrawals/withdrawal.slot';
import type { Visit } from '@shop/domain/visit/visit.port';
import type { StoredWithdrawal } from '@shop/domain/withdrawals/withdrawal.slot';

/** Stores what was typed until it is confirmed. The same content keeps its key, and with it the receipt that it may have. */
export const prepareWithdrawal = (
  visitor: Pick<Visit, 'read' | 'write'>,
  typed: WithdrawalDeclaration,
): Result<StoredWithdrawal, FormRefusal> => {
  const errors = withdrawalErrors(typed);
  if (errors.length > 0) return refused(invalidForm(errors));
  const declaration = normaliseDeclaration(typed);
  const known = visitor.read(WITHDRAWAL);
  const stored =
    isDeepStrictEqual(known?.declaration, declaration) && known !== undefined
      ? known
      : { key: randomUUID(), declaration };
  visitor.write(WITHDRAWAL, stored);
  return granted(stored);
};
