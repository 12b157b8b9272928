/** The upstream's schema says null where the domain says nothing. */
export const orNull = <Value>(value: Value | undefined): Value | null => value ?? null;

type Given<Values> = { readonly [Name in keyof Values]?: NonNullable<Values[Name]> };

/** The values that are there: the domain knows no null. */
export const given = <Values extends Readonly<Record<string, unknown>>>(values: Values): Given<Values> => {
  const there: { -readonly [Name in keyof Values]?: NonNullable<Values[Name]> } = {};
  for (const name in values) {
    const value = values[name];
    if (value != null) there[name] = value;
  }
  return there;
};
