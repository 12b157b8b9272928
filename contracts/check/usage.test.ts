import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';

import { fieldsOf, usageOf } from './usage.mjs';

const SCHEMA = buildSchema(`
  type Query { moon(of: ID, at: When, phase: Phase = FULL): Moon!, sky: [Light!]!, stars(first: Int!): [Star] }
  type Mutation { wish(wish: WishInput!): Boolean! }
  interface Light { lumen: Float! }
  type Moon implements Light { lumen: Float!, phase: Phase!, star: Star }
  type Star implements Light { lumen: Float!, name: String!, near: Seen }
  union Seen = Moon | Star
  enum Phase { NEW FULL }
  input When { night: Int, phase: Phase, next: When }
  input WishInput { text: String!, when: When }
`);

const used = (document: string) => {
  const usage = usageOf(SCHEMA, parse(document));
  const sorted = (names: ReadonlySet<string>) => [...names].toSorted();
  return {
    fields: fieldsOf(usage).map((field) => field.join('.')),
    provided: sorted(usage.provided),
    omitted: sorted(usage.omitted),
    leafTypes: sorted(usage.leafTypes),
    compositeTypes: sorted(usage.compositeTypes),
    inputTypes: sorted(usage.inputTypes),
  };
};

it('includes every selected field, with its results and the types on the way, without `__typename`', () => {
  expect(used('{ __typename sky { lumen } moon { phase star { name } } }')).toEqual({
    fields: ['Query.sky', 'Query.moon', 'Light.lumen', 'Moon.phase', 'Moon.star', 'Star.name'],
    provided: [],
    omitted: ['Query.moon(at:)', 'Query.moon(of:)', 'Query.moon(phase:)'],
    leafTypes: ['Float', 'Phase', 'String'],
    compositeTypes: ['Light', 'Moon', 'Query', 'Star'],
    inputTypes: [],
  });
});

it('includes every type that a fragment is about, spread or inline', () => {
  expect(
    used('{ sky { ... on Moon { phase } ...Bright } } fragment Bright on Star { near { ... { __typename } } }')
      .compositeTypes,
  ).toEqual(['Light', 'Moon', 'Query', 'Seen', 'Star']);
});

it('includes a type of which only the name is selected', () => {
  expect(
    used('{ sky { ... on Moon { __typename } ...Bright } } fragment Bright on Star { __typename }').compositeTypes,
  ).toEqual(['Light', 'Moon', 'Query', 'Star']);
});

it('includes everything that an argument may contain, including nested and recursive inputs', () => {
  expect(used('mutation ($wish: WishInput!) { wish(wish: $wish) }').inputTypes).toEqual([
    'Int',
    'Phase',
    'String',
    'When',
    'WishInput',
  ]);
});

describe('an argument', () => {
  it.each([
    ['that is left out', '{ moon { lumen } }', ['at', 'of', 'phase'], []],
    ['that is written down', '{ moon(of: "1") { lumen } }', ['at', 'phase'], ['of']],
    ['whose variable may be left out', 'query ($id: ID) { moon(of: $id) { lumen } }', ['at', 'of', 'phase'], ['of']],
    ['whose variable is required', 'query ($id: ID!) { moon(of: $id) { lumen } }', ['at', 'phase'], ['of']],
    ['whose variable has a default', 'query ($id: ID = "1") { moon(of: $id) { lumen } }', ['at', 'phase'], ['of']],
    [
      'whose variable is not the first',
      'query ($at: When, $id: ID!) { moon(at: $at, of: $id) { lumen } }',
      ['at', 'phase'],
      ['at', 'of'],
    ],
  ])('%s may be omitted, or is passed', (_what, document, omitted, provided) => {
    const named = (names: readonly string[]) => names.map((name) => `Query.moon(${name}:)`);
    expect(used(document)).toMatchObject({ omitted: named(omitted), provided: named(provided) });
  });
});
