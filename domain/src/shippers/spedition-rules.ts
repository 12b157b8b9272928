import { phoneError } from '../addresses/address-rules.ts';
import { type FieldError, fieldErrorsOf } from '../shared/field-errors.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { type ValidationMessage, maxLength, required } from '../shared/form-rules.ts';
import { normaliseText } from '../shared/normalise-text.ts';
import { readPhone } from '../shared/read-phone.ts';
import type { SpeditionField } from './shipper.ts';

/** The question for a telephone number, whose answer is validated as one. */
const PHONE = 'phone';

const speditionError = ({ name, value, required: isRequired }: SpeditionField): ValidationMessage =>
  (isRequired ? required(value) : undefined) ??
  (name === PHONE ? phoneError(value) : maxLength(FIELD_LIMITS.speditionFields)(value));

/** An answer to the forwarding agent's question of that name, as it was meant. */
export const readSpeditionAnswer = (name: string, typed: string): string =>
  name === PHONE ? readPhone(typed) : normaliseText(typed);

/** The errors of the answers to the forwarding agent's questions. */
export const speditionErrors = (fields: readonly SpeditionField[]): readonly FieldError[] =>
  fieldErrorsOf(Object.fromEntries(fields.map((field) => [field.name, speditionError(field)])));
