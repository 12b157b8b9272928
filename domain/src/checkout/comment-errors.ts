import { type FieldError, fieldErrorsOf } from '../shared/field-errors.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { maxLength } from '../shared/form-rules.ts';

/** Errors of comment and newsletter that need no call to the shop. */
export const commentErrors = ({ comment }: { readonly comment: string }): readonly FieldError[] =>
  fieldErrorsOf({ comment: maxLength(FIELD_LIMITS.comment)(comment) });
