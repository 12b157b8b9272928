import { QaRefused } from './qa-refused.ts';

/** A kind of value that a tester may send. */
export interface Kind<Value> {
  /** `undefined` if the value is not of the kind. */
  readonly read: (sent: unknown) => Value | undefined;
  /** Completes the sentence `<name> must be …`. */
  readonly mustBe: string | ((sent: unknown) => string);
}

export interface OptionalKind<Value> extends Kind<Value> {
  readonly isOptional: true;
}

type AnyKind = Kind<unknown> & { readonly isOptional?: true };
type Kinds = Readonly<Record<string, AnyKind>>;

export type ValuesOf<Wanted extends Kinds> = {
  readonly [Name in keyof Wanted]: Wanted[Name] extends OptionalKind<infer Value> ? Value | undefined : Wanted[Name] extends Kind<infer Value> ? Value : never;
};

/** A value that may be left out; null leaves it out too. */
export const optional = <Value>(kind: Kind<Value>): OptionalKind<Value> => ({ ...kind, isOptional: true });

/** The query and the body of a request, as they came. */
export interface QaInput {
  readonly query?: unknown;
  readonly body?: unknown;
}

const isRecord = (sent: unknown): sent is Readonly<Record<string, unknown>> => typeof sent === 'object' && sent !== null && !Array.isArray(sent);

export const malformed = (message: string): QaRefused => new QaRefused(400, 'REQUEST_MALFORMED', message);

const knownOf = (kinds: Kinds): string => (Object.keys(kinds).length === 0 ? 'nothing is taken' : `known are ${Object.keys(kinds).join(', ')}`);

/** Reads the fields of a request, or refuses them with all problems at once. An unknown name is one too, because it would have no effect. */
export const readFields = <Wanted extends Kinds>(sent: unknown, kinds: Wanted, known = knownOf(kinds)): ValuesOf<Wanted> => {
  const body = sent ?? {};
  if (!isRecord(body)) throw malformed('The body must be an object.');
  const faults: string[] = [];
  const values = Object.entries(kinds).map(([name, { read, mustBe, isOptional }]) => {
    const given = Object.hasOwn(body, name) ? body[name] : undefined;
    if (given == null && isOptional === true) return [name, undefined] as const;
    const value = read(given);
    if (value === undefined) faults.push(`${name} must be ${typeof mustBe === 'string' ? mustBe : mustBe(given)}`);
    return [name, value] as const;
  });
  const unknown = Object.keys(body).filter((name) => !Object.hasOwn(kinds, name));
  if (unknown.length > 0) faults.push(`${unknown.join(', ')} means nothing here; ${known}`);
  if (faults.length > 0) throw malformed(faults.join('; '));
  // Every name is there by now, with a value of its kind.
  return Object.fromEntries(values) as ValuesOf<Wanted>;
};

const NOTHING = {};

/** The fields of a body; the query string must be empty. */
export const readBody = <Wanted extends Kinds>({ query, body }: QaInput, kinds: Wanted): ValuesOf<Wanted> => {
  readFields(query, NOTHING);
  return readFields(body, kinds);
};

/** The fields of a query string; the body must be empty. */
export const readQuery = <Wanted extends Kinds>({ query, body }: QaInput, kinds: Wanted): ValuesOf<Wanted> => {
  readFields(body, NOTHING);
  return readFields(query, kinds);
};

/** Refuses any query string or body. */
export const readNothing = ({ query, body }: QaInput, known?: string): void => {
  for (const part of [query, body]) readFields(part, NOTHING, known);
};
