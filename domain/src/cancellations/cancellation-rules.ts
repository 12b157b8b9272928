import { type CivilDate, isCivilDate } from '../shared/civil-date.ts';
import { type FieldError, fieldErrorsOf } from '../shared/field-errors.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { email, maxLength, required, type ValidationMessage } from '../shared/form-rules.ts';
import { type CancellationDeclaration, normaliseCancellation } from './cancellation.ts';

const lastDayError = (endsOn: string | undefined, today: CivilDate | undefined): ValidationMessage => {
  if (endsOn === undefined) return undefined;
  if (!isCivilDate(endsOn)) return 'shop.form.error.date';
  return today !== undefined && endsOn < today ? 'shop.cancellation.past' : undefined;
};

/**
 * All errors of a declaration, in the order of the page. Whether the contract exists is none of them: everybody must be able
 * to declare. Only the shop knows today's date in Berlin.
 */
export const cancellationErrors = (typed: CancellationDeclaration, today?: CivilDate): readonly FieldError[] => {
  const { kind, cancellationReason, fullName, email: address, endsOn } = normaliseCancellation(typed);
  return fieldErrorsOf({
    cancellationReason:
      (kind === 'extraordinary' ? required(cancellationReason) : undefined) ??
      maxLength(FIELD_LIMITS.cancellationReason)(cancellationReason),
    fullName: required(fullName) ?? maxLength(FIELD_LIMITS.fullName)(fullName),
    email: email(address),
    contract: maxLength(FIELD_LIMITS.contract)(typed.contract),
    endsOn: lastDayError(endsOn, today),
  });
};
