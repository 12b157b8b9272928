import type { FormRefusal } from '@shop/domain/shared/field-errors';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { MutationAnswerFieldsFragment, RefusalFieldsFragment } from '../generated/operation-types.ts';
import { readFormRefusal } from './read-form-refusal.ts';
import { readMessage } from './read-message.ts';
import { SaidToShopper, Unreadable } from './unreadable.ts';

/** The meaning of each refusal code of one operation. */
export type RefusalTable<Refusal> = Readonly<Record<string, (refusal: RefusalFieldsFragment) => Refusal>>;

/** A refusal of the domain; a code that the operation does not list is unreadable. */
export const readRefusal = <Refusal>(table: RefusalTable<Refusal>, refusal: RefusalFieldsFragment): Refusal => {
  const read = Object.hasOwn(table, refusal.code) ? table[refusal.code] : undefined;
  if (read === undefined) throw new Unreadable('a refusal with a code that is not known');
  return read(refusal);
};

/** The result of a form: accepted, or its errors. */
export const readFormResult = <Refusal = never>(
  reply: MutationAnswerFieldsFragment,
  table: RefusalTable<Refusal> = {},
): Result<void, FormRefusal | Refusal> => {
  if (reply.refusal !== null) return refused(readRefusal(table, reply.refusal));
  if (reply.successful) return granted(undefined);
  return refused(readFormRefusal({ fieldErrors: reply.fieldErrors, general: reply.generalErrorMessage }));
};

/**
 * The result of a choice among things that the upstream offers, which has no form. `inWords` turns a refusal without a code,
 * with a message at most, into one of the domain; without it the message becomes a failure.
 */
export const readChoiceResult = <Refusal>(
  reply: MutationAnswerFieldsFragment,
  table: RefusalTable<Refusal>,
  inWords?: (message: MessageKey) => Refusal,
): Result<void, Refusal> => {
  if (reply.refusal !== null) return refused(readRefusal(table, reply.refusal));
  if (reply.successful) return granted(undefined);
  const message = readMessage(reply.generalErrorMessage);
  if (inWords !== undefined) return refused(inWords(message));
  if (reply.generalErrorMessage !== null) throw new SaidToShopper(message);
  throw new Unreadable('a choice that is refused without a reason');
};
