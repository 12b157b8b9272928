import { normalised } from '@shop/domain/shared/normalised';

/** An emptied text is no text: its field is left out. */
export const filled = <Field extends object>(text: string | undefined, field: (typed: string) => Field): Field | object => {
  const typed = normalised(text);
  return typed === '' ? {} : field(typed);
};
