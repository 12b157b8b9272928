import { QaRefused } from './qa-refused.ts';

/** A kind of value that a tester may send. */
export interface Kind<Value> {
  /** `undefined` where the value is not of the kind. */
  readonly read: (sent: unknown) => Value | undefined;
  /** Says what it must be, after its name. */
  readonly mustBe: string;
}

export interface OptionalKind<Value> extends Kind<Value> {
  readonly isOptional: true;
}

type AnyKind = Kind<unknown> & { readonly isOptional?: true };

export type ValuesOf<Kinds extends Readonly<Record<string, AnyKind>>> = {
  readonly [Name in keyof Kinds]: Kinds[Name] extends OptionalKind<infer Value> ? Value | undefined : Kinds[Name] extends Kind<infer Value> ? Value : never;
};

/** A value that may be left out; null leaves it out too. */
export const optional = <Value>(kind: Kind<Value>): OptionalKind<Value> => ({ ...kind, isOptional: true });

const isRecord = (sent: unknown): sent is Readonly<Record<string, unknown>> => typeof sent === 'object' && sent !== null && !Array.isArray(sent);

export const malformed = (message: string): QaRefused => new QaRefused(400, 'REQUEST_MALFORMED', message);

/** The fields of a request, or all that is wrong with them at once. A name that is not known is wrong too: what it was to say would not happen. */
export const readFields = <Kinds extends Readonly<Record<string, AnyKind>>>(sent: unknown, kinds: Kinds): ValuesOf<Kinds> => {
  const body = sent ?? {};
  if (!isRecord(body)) throw malformed('The body must be an object.');
  const faults: string[] = [];
  const values = Object.entries(kinds).map(([name, { read, mustBe, isOptional }]) => {
    const given = Object.hasOwn(body, name) ? body[name] : undefined;
    if (given == null && isOptional === true) return [name, undefined] as const;
    const value = read(given);
    if (value === undefined) faults.push(`${name} must be ${mustBe}`);
    return [name, value] as const;
  });
  const unknown = Object.keys(body).filter((name) => !Object.hasOwn(kinds, name));
  if (unknown.length > 0) faults.push(`${unknown.join(', ')} means nothing here; known are ${Object.keys(kinds).join(', ')}`);
  if (faults.length > 0) throw malformed(faults.join('; '));
  // Every name is there by now, with a value of its kind.
  return Object.fromEntries(values) as ValuesOf<Kinds>;
};
