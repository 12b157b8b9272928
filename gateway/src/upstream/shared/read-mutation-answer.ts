import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { MutationAnswerFieldsFragment, RefusalFieldsFragment } from '../generated/operation-types.ts';
import { readFormRefusal } from './read-form-refusal.ts';
import { Unreadable } from './unreadable.ts';

/** What each code of a refusal means for one operation. */
export type RefusalTable<Refusal> = Readonly<Record<string, (refusal: RefusalFieldsFragment) => Refusal>>;

/** A refusal in the domain's words; a code that is not listed at the operation cannot be answered for. */
export const readRefusal = <Refusal>(table: RefusalTable<Refusal>, refusal: RefusalFieldsFragment): Refusal => {
  const read = Object.hasOwn(table, refusal.code) ? table[refusal.code] : undefined;
  if (read === undefined) throw new Unreadable('a refusal with a code that is not known');
  return read(refusal);
};

/** Answer to a form: taken, or what is wrong with it. */
export const readFormAnswer = <Refusal = never>(answer: MutationAnswerFieldsFragment, table: RefusalTable<Refusal> = {}): Result<void, FormRefusal | Refusal> => {
  if (answer.refusal !== null) return refused(readRefusal(table, answer.refusal));
  if (answer.successful) return granted(undefined);
  return refused(readFormRefusal({ fieldErrors: answer.fieldErrors, general: answer.generalErrorMessage }));
};

/** Answer to a choice among things that the upstream offers: there is no form to find fault with. */
export const readChoiceAnswer = <Refusal>(answer: MutationAnswerFieldsFragment, table: RefusalTable<Refusal>): Result<void, Refusal> => {
  if (answer.refusal !== null) return refused(readRefusal(table, answer.refusal));
  if (answer.successful) return granted(undefined);
  throw new Unreadable('a choice that is refused without a reason');
};
