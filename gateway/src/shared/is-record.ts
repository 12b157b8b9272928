/** Whether an unknown value is an object: neither null nor an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Recognises what the gateway itself has written: an object with these fields. */
export const isRecordWith =
  <Written extends object>(...fields: readonly (keyof Written & string)[]) =>
  (value: unknown): value is Written =>
    isRecord(value) && fields.every((field) => field in value);
