import type { FieldValues } from './form-draft.ts';

/** An error of a field: a message key, or a text that the server wrote. */
export interface FormError {
  readonly field: string;
  readonly message: string;
  /** Found by the shop. The page's own rules cannot tell whether it is corrected. */
  readonly isFromServer?: true;
}

/** Returns all errors in the typed values, in the order of the page. */
export type Validate<Values extends FieldValues = FieldValues> = (values: Values) => readonly FormError[];

const isOf =
  (field: string) =>
  (error: FormError): boolean =>
    error.field === field;

/** After a change, an error disappears as soon as it is corrected. An error found by the shop disappears once its field changes. */
export const errorsAfterChange = (
  fieldErrors: readonly FormError[],
  found: readonly FormError[],
  changed: readonly string[],
): readonly FormError[] =>
  fieldErrors.flatMap((error) => {
    const still = found.find(isOf(error.field));
    if (still !== undefined) return [still];
    return error.isFromServer === true && !changed.includes(error.field) ? [error] : [];
  });

/** When a field loses the focus, its error is added. No field shows an error before. */
export const errorsAfterBlur = (
  fieldErrors: readonly FormError[],
  found: readonly FormError[],
  field: string,
): readonly FormError[] => {
  const own = found.find(isOf(field));
  return own === undefined || fieldErrors.some(isOf(field)) ? fieldErrors : [...fieldErrors, own];
};
