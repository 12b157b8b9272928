/** Reads what was stored earlier, perhaps by another release; undefined unless it has the expected shape. */
export type ReadStored<Content> = (stored: unknown) => Content | undefined;

/** A field of a record that may be absent. */
export interface OptionalField<Content> {
  readonly optional: ReadStored<Content>;
}

type FieldReaders<Content> = {
  readonly [Field in keyof Content]-?: object extends Pick<Content, Field>
    ? OptionalField<Exclude<Content[Field], undefined>>
    : ReadStored<Content[Field]>;
};

export const storedText: ReadStored<string> = (stored) => (typeof stored === 'string' ? stored : undefined);

export const storedNumber: ReadStored<number> = (stored) => (typeof stored === 'number' ? stored : undefined);

export const storedWord =
  <Word extends string>(...words: readonly Word[]): ReadStored<Word> =>
  (stored) =>
    words.find((word) => word === stored);

/** Texts by their names, such as the values of a form. */
export const storedTexts: ReadStored<Readonly<Record<string, string>>> = (stored) => {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  const entries = Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return entries.length === Object.keys(stored).length ? Object.fromEntries(entries) : undefined;
};

/** Undefined if one of its entries is not readable. */
export const storedList =
  <Entry>(readEntry: ReadStored<Entry>): ReadStored<readonly Entry[]> =>
  (stored) => {
    if (!Array.isArray(stored)) return undefined;
    const entries = stored.map(readEntry).filter((entry) => entry !== undefined);
    return entries.length === stored.length ? entries : undefined;
  };

export const optional = <Content>(readField: ReadStored<Content>): OptionalField<Content> => ({ optional: readField });

/** Undefined if a field is not readable, even an optional one. Fields without a reader are dropped. */
export const storedRecord =
  <Content extends object>(readers: FieldReaders<Content>): ReadStored<Content> =>
  (stored) => {
    if (typeof stored !== 'object' || stored === null) return undefined;
    const values: Readonly<Record<string, unknown>> = { ...stored };
    const fields: [string, unknown][] = [];
    for (const [name, reader] of Object.entries<ReadStored<unknown> | OptionalField<unknown>>(readers)) {
      const value = values[name];
      if ('optional' in reader && value === undefined) continue;
      const content = 'optional' in reader ? reader.optional(value) : reader(value);
      if (content === undefined) return undefined;
      fields.push([name, content]);
    }
    // Every field of `Content` has been read by its own reader.
    return Object.fromEntries(fields) as Content;
  };
