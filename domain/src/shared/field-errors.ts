import type { MessageKey } from './message-keys.ts';

/** An error of one field (FORM-07). */
export interface FieldError {
  /** Name of the field; a dot leads into a nested form (`billingAddress.postcode`). */
  readonly field: string;
  readonly message: MessageKey;
  readonly form?: string;
}

/** Why a form was not saved: errors by field, and one about the whole form if it is no single field's. */
export interface FormRefusal {
  readonly because: 'invalid-form';
  readonly fieldErrors: readonly FieldError[];
  readonly general?: MessageKey;
  /** The fields that the general message is about, if it does not say which of them is wrong. */
  readonly about?: readonly string[];
}

/** Errors in the shape of the form: a message for a field, or further fields for a nested form. */
export interface NestedErrors {
  readonly [field: string]: MessageKey | NestedErrors;
}

/** The name of a form's own message, if the form as a whole is invalid as well as some of its fields. */
export const FORM_ITSELF = '';

interface PathError {
  readonly path: readonly string[];
  readonly message: MessageKey;
}

const nestedByPath = (errors: readonly PathError[]): NestedErrors => {
  const names = [...new Set(errors.map(({ path }) => path[0] ?? FORM_ITSELF))];
  return Object.fromEntries(
    names.map((name) => {
      const here = errors.filter(({ path }) => (path[0] ?? FORM_ITSELF) === name);
      const [first] = here;
      if (first !== undefined && here.every(({ path }) => path.length <= 1)) return [name, first.message];
      return [name, nestedByPath(here.map(({ path, message }) => ({ path: path.slice(1), message })))];
    }),
  );
};

/** Turns dotted field names into nested ones; the first message about a field wins (FORM-07). */
export const nestedErrors = (errors: readonly FieldError[]): NestedErrors =>
  nestedByPath(errors.map(({ field, message }) => ({ path: field.split('.'), message })));

/** The fields with an error, in order. */
export const fieldErrorsOf = (faults: Readonly<Record<string, MessageKey | undefined>>): readonly FieldError[] =>
  Object.entries(faults).flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]));

/** The same errors as fields of a form inside another. */
export const prefixFields = (outer: string, errors: readonly FieldError[]): readonly FieldError[] =>
  errors.map((error) => ({ ...error, field: `${outer}.${error.field}` }));

export const invalidForm = (fieldErrors: readonly FieldError[]): FormRefusal => ({
  because: 'invalid-form',
  fieldErrors,
});
