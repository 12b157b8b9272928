/** A value outside the list that it must be from: an enum of the schema, or a list that the operation's page names. */
export interface UnknownValue {
  readonly list: string;
  readonly value: string;
}

/** Those of the reply that is being read. Reading is synchronous, so that there is one reply at a time. */
let found: Map<string, UnknownValue> | undefined;

/** Called by readers, which go on with what they say about anything that is not known. */
export const noteUnknown = (list: string, value: string): void => void found?.set(`${list} ${value}`, { list, value });

/** Reads a reply, and reports each unknown value in it once. */
export const reportingUnknown = <Value>(report: (unknown: UnknownValue) => void, read: () => Value): Value => {
  const outer = found;
  const values = new Map<string, UnknownValue>();
  found = values;
  try {
    return read();
  } finally {
    found = outer;
    for (const unknown of values.values()) report(unknown);
  }
};
