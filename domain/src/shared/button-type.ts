const BUTTON_TYPES = ['primary', 'secondary', 'red', 'green', 'outline', 'link'] as const;

export type ButtonType = (typeof BUTTON_TYPES)[number];

/** The colour scheme for an editor's word; none for unknown words (FORM-18). */
export const buttonTypeOf = (word: string | undefined): ButtonType | undefined =>
  BUTTON_TYPES.find((type) => type === word);
