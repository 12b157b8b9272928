/** Stands for a word that is not on the list: nothing is known about it, so it never counts as one that is. */
export const UNKNOWN = 'unknown';

/** A word of a list, or that the upstream said another one. */
export type OrUnknown<Word extends string> = Word | typeof UNKNOWN;
