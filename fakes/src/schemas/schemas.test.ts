import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  errorMessage,
  fields,
  flagText,
  instant,
  listOf,
  nameAmong,
  numberAbove,
  numberWithin,
  oneOf,
  optional,
  record,
  shopId,
  text,
  wholeNumber,
  wholeNumberText,
} from './schemas.ts';

const messageFor = (schema: z.ZodType, input: unknown): string | undefined => {
  const { success, error } = schema.safeParse(input);
  return success ? undefined : errorMessage(error);
};

describe('an instant', () => {
  it.each([
    ['2026-08-03', '2026-08-03T00:00:00.000Z'],
    ['2026-08-03T10:00Z', '2026-08-03T10:00:00.000Z'],
    ['2026-08-03T10:00:30.5+02:00', '2026-08-03T08:00:30.500Z'],
  ])('%s is %s on every machine', (sent, expected) => {
    expect(instant.parse(sent).toISOString()).toBe(expected);
  });

  it.each([
    '2026-08-03T10:00',
    '2026-08-03T10:00:00',
    '2026-02-30',
    '2026-08-03T25:00Z',
    '0026-08-03',
    'soon',
    20_260_803,
  ])('%j is rejected: it has no time zone, no day or no hour', (sent) => {
    expect(messageFor(fields({ at: instant }), { at: sent })).toContain(
      'at must be an instant such as 2026-08-03T10:00:00Z, not ',
    );
  });
});

describe('the message for a rejected field names it, what is allowed, and what was sent', () => {
  it.each<[z.ZodType, unknown, string]>([
    [text(3), 'chalk', 'a text of at most 3 characters, not "chalk"'],
    [text(3), 5, 'a text of at most 3 characters, not 5'],
    [text(3), 'x'.repeat(99), `a text of at most 3 characters, not "${'x'.repeat(59)}…`],
    [flagText, 'yes', 'true or false, not "yes"'],
    [oneOf(['live', 'frozen']), 'stopped', 'one of live, frozen, not "stopped"'],
    [
      nameAmong('the name of an operation', ['FindCart', 'submitCart']),
      'submitKart',
      'the name of an operation: there is no submitKart. The nearest names are submitCart, FindCart',
    ],
    [nameAmong('the name of an operation', []), 5, 'the name of an operation, not 5'],
    [wholeNumber(0, 9), 1.5, 'a whole number from 0 to 9, not 1.5'],
    [wholeNumber(0, 9), 1e21, 'a whole number from 0 to 9, not 1e+21'],
    [wholeNumberText(0, 9), 'lucky', 'a whole number from 0 to 9, not "lucky"'],
    [wholeNumberText(0, 9), '10', 'a whole number from 0 to 9, not 10'],
    [numberWithin(0, 1), 2, 'a number from 0 to 1, not 2'],
    [numberAbove(0, 5), 0, 'a number above 0, at most 5, not 0'],
    [shopId, '../x', 'an id: letters, digits, dot, dash or underscore, at most 64, not "../x"'],
    [record, [], 'an object, not []'],
    [listOf(text(9), 'a list of names'), [], 'a list of names, not []'],
    [text(3), undefined, 'a text of at most 3 characters'],
  ])('%#', (schema, sent, expected) => {
    expect(messageFor(fields({ it: schema }), { it: sent })).toBe(`it must be ${expected}`);
  });

  it('also within objects and lists', () => {
    const schema = fields({
      match: fields({ nth: wholeNumber(1, 9) }),
      errors: listOf(fields({ field: text(3) }), 'a list'),
    });
    expect(messageFor(schema, { match: { nth: 0 }, errors: [{ field: 'a' }, {}] })).toBe(
      'match.nth must be a whole number from 1 to 9, not 0; errors.1.field must be a text of at most 3 characters',
    );
  });
});

describe('an object with fields', () => {
  const schema = fields({
    id: text(9),
    seed: optional(wholeNumber(0, 9)),
    nested: optional(fields({ ms: optional(wholeNumber(0, 9)) })),
  });

  it('treats null as absent, at any depth', () => {
    expect(schema.parse({ id: 'a', seed: null, nested: { ms: null } })).toEqual({ id: 'a', nested: {} });
  });

  it('refuses unknown names, and lists the known ones', () => {
    expect(messageFor(schema, { id: 'a', sede: 1, nested: { mms: 1, s: 1 } })).toBe(
      'nested.mms, nested.s means nothing here; known are ms; sede means nothing here; known are id, seed, nested',
    );
    expect(messageFor(fields({}), { a: 1 })).toBe('a means nothing here; no fields are accepted');
    expect(messageFor(fields({}, 'a reset takes nothing'), { a: 1 })).toBe(
      'a means nothing here; a reset takes nothing',
    );
  });

  it('is an object', () => {
    for (const input of ['a', 5, []]) expect(messageFor(schema, input)).toContain('The body must be an object, not ');
  });
});
