import { normaliseText } from '@shop/domain/shared/normalise-text';

/** An emptied text is no text: its field is left out. */
export const unlessEmpty = <Field extends object>(text: string | undefined, field: (typed: string) => Field): Field | object => {
  const typed = normaliseText(text);
  return typed === '' ? {} : field(typed);
};
