import { reportingUnknown } from '../shared/unknown-values.ts';

/** What a reader reads, and the unknown values that it notes. */
export const noting = <Value>(read: () => Value): { readonly value: Value; readonly unknown: readonly string[] } => {
  const unknown: string[] = [];
  const value = reportingUnknown(({ list, value: said }) => void unknown.push(`${list}: ${said}`), read);
  return { value, unknown };
};

/** A value that the schema does not have: a reply may have it all the same. */
export const outsideSchema = <Value extends string>(said: string): Value => JSON.parse(JSON.stringify(said));
