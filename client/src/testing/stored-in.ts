/** What a storage holds of the shopper, by name, whichever session it is from. */
export const storedIn = (storage: Storage): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries({ ...storage })
      .filter(([key]) => key.startsWith('session:'))
      .map(([key, text]) => [key.slice('session:'.length), Object(JSON.parse(String(text))).value]),
  );
