import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';

import { compareSchemas } from './compare-schemas.mjs';
import { operationDocument } from './read-operations.mjs';

const SDL = `
  type Query { moon(of: ID, phase: Phase = FULL): Moon!, seen: [Seen!]!, dusts(first: Int = 10): [Dust!]! }
  type Mutation { wish(wish: WishInput!): Boolean! }
  interface Light { lumen: Float! }
  type Moon implements Light { lumen: Float!, phase: Phase!, side: Side, name: String }
  type Star implements Light { lumen: Float!, name: String }
  type Dust { grain: Int!, name: String }
  union Seen = Moon | Star
  enum Phase { NEW FULL }
  enum Side { NEAR FAR }
  input WishInput { text: String!, side: Side = NEAR, times: Int = 1, old: String = "a" }
`;

const operation = (document: string) => {
  const [definition] = parse(document).definitions;
  if (definition?.kind !== 'OperationDefinition') throw new TypeError('not an operation');
  return operationDocument(definition, new Map());
};

const MOON = 'query Moon { moon { phase } }';
const SIDE = 'query Side { moon { side } }';
const MOON_OF = 'query MoonOf($id: ID!) { moon(of: $id, phase: NEW) { lumen } }';
const SEEN = 'query Seen { seen { ... on Moon { phase } ... on Star { name } } }';
const WISH = 'mutation Wish($wish: WishInput!) { wish(wish: $wish) }';
const DUSTS = 'query Dusts { dusts { grain } }';

const findings = (replace: string, by: string, documents: readonly string[], tolerated: readonly string[] = []) => {
  expect(SDL).toContain(replace);
  return compareSchemas(buildSchema(SDL), buildSchema(SDL.replace(replace, by)), documents.map(operation), {
    tolerated,
  }).map(({ level, change, operations }) => [level, change, ...operations]);
};

describe('a new value', () => {
  it.each([
    [
      'an enum that comes',
      'NEW FULL',
      'NEW HALF FULL',
      MOON,
      'HALF was added to enum Phase, which we receive.',
      'Phase',
    ],
    [
      'a union that comes',
      'Moon | Star',
      'Moon | Dust | Star',
      SEEN,
      'Dust was added to union Seen, which we receive.',
      'Seen',
    ],
  ])(
    'breaks the operation that receives it, or is a warning if the storefront can handle it: %s',
    (_what, before, after, document, change, type) => {
      const [name = ''] = /(?<=query )\w+/u.exec(document) ?? [];
      expect(findings(before, after, [document, WISH])).toEqual([['BREAKING', change, name]]);
      expect(findings(before, after, [document, WISH], [type])).toEqual([['WARN', change, name]]);
    },
  );

  it('breaks nobody who only sends it', () => {
    expect(findings('NEAR FAR', 'NEAR FAR BOTH', [WISH])).toEqual([]);
  });
});

describe('a removed value', () => {
  it('is a warning for operations that only receive it', () => {
    expect(findings('NEAR FAR', 'NEAR', [SIDE])).toEqual([['WARN', 'FAR was removed from enum type Side.', 'Side']]);
  });

  it('breaks operations that may send it', () => {
    expect(findings('NEAR FAR', 'NEAR', [WISH])).toEqual([
      ['BREAKING', 'FAR was removed from enum type Side.', 'Wish'],
    ]);
  });
});

it('an enum that becomes another type is reported once, as that', () => {
  const newer = SDL.replace('enum Side { NEAR FAR }', 'scalar Side').replace('side: Side = NEAR', 'side: Side');
  const found = compareSchemas(buildSchema(SDL), buildSchema(newer), [operation(SIDE)]);
  expect(found.filter(({ level }) => level !== 'UNUSED')).toEqual([
    { level: 'BREAKING', change: 'Side changed from an Enum type to a Scalar type.', operations: ['Side'] },
  ]);
});

describe('a changed default', () => {
  const message = (coordinate: string) => `The default of ${coordinate} has changed, and we may leave it out.`;

  it.each([
    [
      'of an argument that is left out',
      'phase: Phase = FULL',
      'phase: Phase = NEW',
      MOON,
      [['WARN', message('Query.moon(phase:)'), 'Moon']],
    ],
    ['of an argument that is always given', 'phase: Phase = FULL', 'phase: Phase = NEW', MOON_OF, []],
    [
      'of a field of an input',
      'times: Int = 1',
      'times: Int = 2',
      WISH,
      [['WARN', message('WishInput.times'), 'Wish']],
    ],
    [
      'of an argument that has none any more',
      'first: Int = 10',
      'first: Int',
      DUSTS,
      [['WARN', message('Query.dusts(first:)'), 'Dusts']],
    ],
  ])('%s is a warning if we rely on it', (_what, before, after, document, expected) => {
    expect(findings(before, after, [document]).filter(([level]) => level !== 'UNUSED')).toEqual(expected);
  });

  it('is not reported for removed elements: those break operations, or concern others', () => {
    expect(findings(', old: String = "a"', '', [WISH])).toEqual([['BREAKING', 'WishInput.old was removed.', 'Wish']]);
    expect(findings('(first: Int = 10)', '', [DUSTS])).toEqual([['UNUSED', 'Query.dusts arg first was removed.']]);
  });
});

describe('a deprecated element', () => {
  it.each([
    [
      'a field that is selected',
      'side: Side,',
      'side: Side @deprecated(reason: "Goes on 2027-03-01."),',
      SIDE,
      [['WARN', 'Moon.side is deprecated (until 2027-03-01): Goes on 2027-03-01.', 'Side']],
    ],
    ['a field that is not', 'side: Side,', 'side: Side @deprecated(reason: "Goes on 2027-03-01."),', MOON, []],
    [
      'an argument that is given',
      'of: ID',
      'of: ID @deprecated(reason: "Soon.")',
      MOON_OF,
      [['WARN', 'Query.moon(of:) is deprecated (no date is named): Soon.', 'MoonOf']],
    ],
    ['an argument that is not', 'of: ID', 'of: ID @deprecated(reason: "Soon.")', MOON, []],
    [
      'a value that comes',
      'NEAR FAR',
      'NEAR FAR @deprecated(reason: "Soon.")',
      SIDE,
      [['WARN', 'Side.FAR is deprecated (no date is named): Soon.', 'Side']],
    ],
    [
      'a value that may be sent',
      'NEAR FAR',
      'NEAR FAR @deprecated(reason: "Soon.")',
      WISH,
      [['WARN', 'Side.FAR is deprecated (no date is named): Soon.', 'Wish']],
    ],
    [
      'a field of an input that is sent',
      'times: Int = 1',
      'times: Int = 1 @deprecated(reason: "Soon.")',
      WISH,
      [['WARN', 'WishInput.times is deprecated (no date is named): Soon.', 'Wish']],
    ],
  ])('is reported with its date: %s', (_what, before, after, document, expected) => {
    expect(findings(before, after, [document])).toEqual(expected);
  });
});

it('a document that is invalid in the newer schema breaks, even if each single change is harmless', () => {
  const alike = 'query Alike { seen { ... on Moon { name } ... on Star { name } } }';
  expect(findings('lumen: Float!, name: String }', 'lumen: Float!, name: String! }', [alike])).toEqual([
    ['BREAKING', expect.stringContaining('conflict'), 'Alike'],
  ]);
  expect(findings('lumen: Float!, name: String }', 'lumen: Float!, name: String! }', [SEEN])).toEqual([]);
});

it('a removed field breaks the operations that select it, and is reported once', () => {
  expect(findings('side: Side,', '', [SIDE])).toEqual([['BREAKING', 'Moon.side was removed.', 'Side']]);
  expect(findings('dusts(first: Int = 10): [Dust!]!', '', [DUSTS])).toContainEqual([
    'BREAKING',
    'Query.dusts was removed.',
    'Dusts',
  ]);
});

it('the most severe findings come first, each once, with every operation that they concern', () => {
  const newer = SDL.replace('phase: Phase!,', 'phase: Phase,')
    .replace('side: Side,', 'side: Side @deprecated(reason: "Soon."),')
    .replace('grain: Int!', 'grain: Int');
  const twice = 'query Twice { one: moon { phase } other: moon { phase } }';
  expect(compareSchemas(buildSchema(SDL), buildSchema(newer), [SIDE, MOON, twice].map(operation))).toEqual([
    { level: 'BREAKING', change: 'Moon.phase changed type from Phase! to Phase.', operations: ['Moon', 'Twice'] },
    { level: 'WARN', change: 'Moon.side is deprecated (no date is named): Soon.', operations: ['Side'] },
    { level: 'UNUSED', change: 'Dust.grain changed type from Int! to Int.', operations: [] },
  ]);
});

it('an operation that does not fit the older schema is named', () => {
  expect(() => findings('NEAR FAR', 'NEAR', ['query Sun { sun }'])).toThrow(/^Sun does not fit the older schema/u);
});
