/** The upstream's schema says null where the domain says nothing. */
export const orNull = <Value>(value: Value | undefined): Value | null => value ?? null;
