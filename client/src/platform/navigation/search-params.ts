/** Search parameters by name. If a name repeats, the last value counts. */
export type SearchValues = Readonly<Record<string, string>>;

export const parseSearch = (search: string): SearchValues => Object.fromEntries(new URLSearchParams(search));

export const stringifySearch = (values: Readonly<Record<string, unknown>>): string => {
  const present = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(present.map(([name, value]) => [name, String(value)]))
    .toString()
    .replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
};
