/** Whether an unknown value is an object: neither null nor an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isList: Check = (value) => Array.isArray(value);
export const ifPresent =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** Recognises what the gateway itself has written, by the kind of each field: another version of it may have written other ones. */
export const isRecordWith =
  <Written extends object>(checks: { readonly [Field in keyof Required<Written>]: Check }) =>
  (value: unknown): value is Written =>
    isRecord(value) && Object.entries<Check>(checks).every(([field, check]) => check(value[field]));
