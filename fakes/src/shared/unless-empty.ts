import { normaliseText } from '@shop/domain/shared/normalise-text';

/** Leaves a field out if its text is empty. */
export const unlessEmpty = <Field extends object>(
  text: string | undefined,
  field: (typed: string) => Field,
): Field | object => {
  const typed = normaliseText(text);
  return typed === '' ? {} : field(typed);
};
