import { z } from 'zod';
import { noSuchName } from './nearest-names.ts';

const MAX_QUOTED = 60;

const rejected = (value: unknown): string => {
  if (value === undefined) return '';
  const json = JSON.stringify(value);
  return `, not ${json.length > MAX_QUOTED ? `${json.slice(0, MAX_QUOTED)}…` : json}`;
};

/** Completes the sentence that begins with the field's name. */
export const mustBe = (expected: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `must be ${expected}${rejected(input)}`,
});

export const text = (maxLength: number) => {
  const error = mustBe(`a text of at most ${maxLength} characters`);
  return z.string(error).max(maxLength, error);
};

export const matching = (pattern: RegExp, expected: string) =>
  z.string(mustBe(expected)).regex(pattern, mustBe(expected));

export const flag = z.boolean(mustBe('true or false'));

/** A flag in a query string. */
export const flagText = z.stringbool({
  truthy: ['true', '1'],
  falsy: ['false', '0'],
  case: 'sensitive',
  ...mustBe('true or false'),
});

export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, mustBe(`one of ${words.join(', ')}`));

/** One of many names; the message for a misspelt one lists the nearest. */
export const nameAmong = <const Name extends string>(what: string, names: Iterable<Name>) => {
  const known = [...names];
  return z.enum(known, {
    error: ({ input }) =>
      typeof input === 'string' ? `must be ${what}: ${noSuchName(input, known)}` : `must be ${what}${rejected(input)}`,
  });
};

const numberRange = (min: number, max: number) => `from ${min} to ${max}`;

export const wholeNumber = (min: number, max: number) => {
  const error = mustBe(`a whole number ${numberRange(min, max)}`);
  return z.int(error).min(min, error).max(max, error);
};

/** A whole number in a query string. */
export const wholeNumberText = (min: number, max: number) => {
  const error = mustBe(`a whole number ${numberRange(min, max)}`);
  return z
    .string(error)
    .regex(/^-?\d+$/u, error)
    .transform(Number)
    .pipe(wholeNumber(min, max));
};

export const numberWithin = (min: number, max: number) => {
  const error = mustBe(`a number ${numberRange(min, max)}`);
  return z.number(error).min(min, error).max(max, error);
};

export const numberAbove = (min: number, max: number) => {
  const error = mustBe(`a number above ${min}, at most ${max}`);
  return z.number(error).gt(min, error).max(max, error);
};

const INSTANT = mustBe('an instant such as 2026-08-03T10:00:00Z');
const EARLIEST = new Date('1000-01-01');
const LATEST = new Date('3000-01-01');

/** A calendar date, or an instant with its time zone: without one it would depend on the machine. */
export const instant = z
  .union([z.iso.date(), z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })], INSTANT)
  .transform((sent) => new Date(sent))
  .pipe(z.date(INSTANT).min(EARLIEST, INSTANT).max(LATEST, INSTANT));

/** An id of the shop as it may come from outside. */
export const shopId = matching(
  /^[A-Za-z0-9][\w.$-]{0,63}$/u,
  'an id: letters, digits, dot, dash or underscore, at most 64',
);

/** An object with any fields. */
export const record = z.record(z.string(), z.unknown(), mustBe('an object'));

export const listOf = <Entry extends z.ZodType>(entry: Entry, expected: string) =>
  z.array(entry, mustBe(expected)).min(1, mustBe(expected));

/** A field that may be left out; null leaves it out too. */
export const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish();

type Optional<Values> = {
  readonly [Name in keyof Values as undefined extends Values[Name] ? Name : never]?: NonNullable<Values[Name]>;
};
type Required<Values> = {
  readonly [Name in keyof Values as undefined extends Values[Name] ? never : Name]: Values[Name];
};
type Present<Values> = Optional<Values> & Required<Values>;

const present = <Values extends object>(values: Values): Present<Values> =>
  // Null and undefined are what separates the two types.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as Present<Values>;

/** An object with these fields and no others: an unknown name is an error because it would have no effect. */
export const fields = <const Shape extends z.core.$ZodLooseShape>(shape: Shape, hint?: string) => {
  const names = Object.keys(shape);
  const known = hint ?? (names.length === 0 ? 'no fields are accepted' : `known are ${names.join(', ')}`);
  const error = mustBe('an object').error;
  return z
    .strictObject(shape, {
      error: (issue) => (issue.code === 'unrecognized_keys' ? `means nothing here; ${known}` : error(issue)),
    })
    .transform(present);
};

const lineOf = (issue: z.core.$ZodIssue): string => {
  const pathTo = (...names: readonly PropertyKey[]): string => [...issue.path, ...names].map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return `${issue.keys.map((name) => pathTo(name)).join(', ')} ${issue.message}`;
  if (issue.path.length > 0) return `${pathTo()} ${issue.message}`;
  return issue.code === 'custom' ? issue.message : `The body ${issue.message}`;
};

/** All that is wrong with an input, in one line. */
export const errorMessage = ({ issues }: z.core.$ZodError): string => [...new Set(issues.map(lineOf))].join('; ');
