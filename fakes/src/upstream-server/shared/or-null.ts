/** The upstream's schema has null where a field of the domain is absent. */
export const orNull = <Value>(value: Value | undefined): Value | null => value ?? null;
