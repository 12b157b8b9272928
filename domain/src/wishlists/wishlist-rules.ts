import { type FieldError, fieldErrorsOf } from '../shared/field-errors.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { maxLength, required } from '../shared/form-rules.ts';
import { normaliseLines, normaliseText } from '../shared/normalise-text.ts';

/** Name and description of a list, as typed. */
export interface WishlistForm {
  readonly listName: string;
  readonly listDescription: string;
}

/** All errors, in the order of the form. */
export const wishlistErrors = ({ listName, listDescription }: WishlistForm): readonly FieldError[] =>
  fieldErrorsOf({
    listName: required(listName) ?? maxLength(FIELD_LIMITS.listName)(listName),
    listDescription: maxLength(FIELD_LIMITS.listDescription)(listDescription),
  });

/** The form as it was meant. */
export const tidyWishlistForm = ({ listName, listDescription }: WishlistForm): WishlistForm => ({
  listName: normaliseText(listName),
  listDescription: normaliseLines(listDescription),
});

export const commentErrors = (listComment: string): readonly FieldError[] =>
  fieldErrorsOf({ listComment: required(listComment) ?? maxLength(FIELD_LIMITS.listComment)(listComment) });
