const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Whether a value contains everything wanted; it may contain more. */
export const isPartOf = (wanted: unknown, there: unknown): boolean => {
  if (!isRecord(wanted)) return wanted === there;
  return isRecord(there) && Object.entries(wanted).every(([name, part]) => Object.hasOwn(there, name) && isPartOf(part, there[name]));
};
