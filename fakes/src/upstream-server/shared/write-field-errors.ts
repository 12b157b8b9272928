import type { FieldError, FormRefusal } from '@shop/domain/shared/field-errors';
import type { FieldError as UpstreamFieldError } from '../generated/upstream-types.ts';

export const writeFieldErrors = (errors: readonly FieldError[]): readonly UpstreamFieldError[] =>
  errors.map(({ field, message, form }) => ({ fieldName: field, errorMessage: message, formName: form ?? null }));

/** The error fields of every form result. */
export const writeFormRefusal = ({ fieldErrors, general }: Pick<FormRefusal, 'fieldErrors' | 'general'>) => ({
  generalErrorMessage: general ?? null,
  fieldErrors: writeFieldErrors(fieldErrors),
});

export const NOTHING_WRONG = writeFormRefusal({ fieldErrors: [] });
