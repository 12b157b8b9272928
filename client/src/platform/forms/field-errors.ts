import type { FieldValues } from './form-draft.ts';

/** What is wrong with a field: a message key, or a text of the server's own. */
export interface FormError {
  readonly field: string;
  readonly message: string;
  /** Found by the shop: the page's own rules cannot tell whether it is mended. */
  readonly isFromServer?: true;
}

/** Everything that is wrong with what was typed, in the order of the page. */
export type Validate = (values: FieldValues) => readonly FormError[];

const isOf = (field: string) => (fault: FormError): boolean => fault.field === field;

/** After a change a fault goes as soon as it is mended; one that the shop found goes once its field is touched. */
export const errorsAfterChange = (fieldErrors: readonly FormError[], found: readonly FormError[], changed: readonly string[]): readonly FormError[] =>
  fieldErrors.flatMap((fault) => {
    const still = found.find(isOf(fault.field));
    if (still !== undefined) return [still];
    return fault.isFromServer === true && !changed.includes(fault.field) ? [fault] : [];
  });

/** When a field is left, its own fault joins the others; nothing is red before. */
export const errorsAfterBlur = (fieldErrors: readonly FormError[], found: readonly FormError[], field: string): readonly FormError[] => {
  const own = found.find(isOf(field));
  return own === undefined || fieldErrors.some(isOf(field)) ? fieldErrors : [...fieldErrors, own];
};
