type NonNil<Values> = { readonly [Name in keyof Values]?: NonNullable<Values[Name]> };

/** The values that are present: optional fields of the domain are absent rather than null. */
export const omitNil = <Values extends Readonly<Record<string, unknown>>>(values: Values): NonNil<Values> => {
  const there: { -readonly [Name in keyof Values]?: NonNullable<Values[Name]> } = {};
  for (const name in values) {
    const value = values[name];
    if (value != null) there[name] = value;
  }
  return there;
};
