import { isObject } from '../../shared/is-object.ts';

/** Whether a value contains everything wanted; it may contain more. */
export const isPartOf = (wanted: unknown, there: unknown): boolean => {
  if (!isObject(wanted)) return wanted === there;
  return (
    isObject(there) &&
    Object.entries(wanted).every(([name, part]) => Object.hasOwn(there, name) && isPartOf(part, there[name]))
  );
};
