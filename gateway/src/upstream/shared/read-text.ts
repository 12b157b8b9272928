import { Unreadable } from './unreadable.ts';

/** An id, which is never empty. */
export const readId = (value: string | null | undefined): string => {
  if (typeof value !== 'string' || value === '') throw new Unreadable('an id that is none');
  return value;
};
