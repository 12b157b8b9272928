const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Whether all that is wanted is there, whatever else there is. */
export const isPartOf = (wanted: unknown, there: unknown): boolean => {
  if (!isRecord(wanted)) return wanted === there;
  return isRecord(there) && Object.entries(wanted).every(([name, part]) => Object.hasOwn(there, name) && isPartOf(part, there[name]));
};
