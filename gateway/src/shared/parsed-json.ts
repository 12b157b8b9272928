/** What a JSON text says; undefined if it is no JSON. */
export const parsedJson = (text: string | undefined): unknown => {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
