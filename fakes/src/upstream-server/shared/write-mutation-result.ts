import type { FormRefusal } from '@shop/domain/shared/field-errors';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { Result } from '@shop/domain/shared/result';
import type { MutationAnswer } from '../generated/upstream-types.ts';
import { cartNotFound } from '../graphql/upstream-error.ts';
import { NOTHING_WRONG, writeFormRefusal } from './write-field-errors.ts';
import { writeRefusal } from './write-refusal.ts';

export const DONE: MutationAnswer = { successful: true, ...NOTHING_WRONG, refusal: null };

interface PlainRefusal {
  readonly because: string;
  readonly message?: MessageKey;
}

const isFormRefusal = (refusal: FormRefusal | PlainRefusal): refusal is FormRefusal => 'fieldErrors' in refusal;

/** The result of most mutations (UPM-43). A missing cart is an error, not a refusal (ERR-03). */
export const writeMutationResult = (
  result: Result<void, FormRefusal | PlainRefusal>,
  about: { readonly subject?: string } = {},
): MutationAnswer => {
  if (result.ok) return DONE;
  const { refusal } = result;
  if (isFormRefusal(refusal)) return { successful: false, ...writeFormRefusal(refusal), refusal: null };
  if (refusal.because === 'cart-not-found') throw cartNotFound();
  return {
    successful: false,
    ...NOTHING_WRONG,
    refusal: writeRefusal(refusal.because, { ...about, message: refusal.message }),
  };
};
