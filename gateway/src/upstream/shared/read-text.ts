import { Unreadable } from './unreadable.ts';

/** An id, which is never empty. */
export const readId = (value: string | null | undefined): string => {
  if (typeof value !== 'string' || value === '') throw new Unreadable('an id that is none');
  return value;
};

/** A word that the domain knows, or the default for any other. */
export const knownOr =
  <const Word extends string, const Otherwise>(words: readonly Word[], otherwise: Otherwise) =>
  (said: string | null): Word | Otherwise =>
    words.find((word) => word === said) ?? otherwise;
