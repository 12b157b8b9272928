import { type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import type { Ids } from '../shared/ids.port.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { Visit } from '../visit/visit.port.ts';
import { isSameDeclaration, normaliseDeclaration, type WithdrawalDeclaration } from './withdrawal.ts';
import { withdrawalErrors } from './withdrawal-rules.ts';
import { type StoredWithdrawal, WITHDRAWAL } from './withdrawal.slot.ts';

/** Stores what was typed until it is confirmed. The same content keeps its key, and with it the receipt that it may have. */
export const prepareWithdrawal =
  ({ ids }: { readonly ids: Ids }, visit: Pick<Visit, 'read' | 'write'>) =>
  (typed: WithdrawalDeclaration): Result<StoredWithdrawal, FormRefusal> => {
    const errors = withdrawalErrors(typed);
    if (errors.length > 0) return refused(invalidForm(errors));
    const declaration = normaliseDeclaration(typed);
    const known = visit.read(WITHDRAWAL);
    const stored =
      known !== undefined && isSameDeclaration(known.declaration, declaration)
        ? known
        : { key: ids.next(), declaration };
    visit.write(WITHDRAWAL, stored);
    return granted(stored);
  };
