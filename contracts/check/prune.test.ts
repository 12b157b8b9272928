import { buildSchema, parse, printSchema } from 'graphql';
import { expect, it } from 'vitest';

import { pruned } from './prune.mjs';
import { usageOf } from './usage.mjs';

const SDL = `
  type Query { moon(of: ID, at: When, phase: Phase = FULL): Moon!, sky: [Light!]!, seen: Seen, stars(first: Int!): [Star] }
  type Mutation { wish(wish: WishInput!): Boolean! }
  interface Light { lumen: Float!, colour(of: Phase): String }
  interface Named { name: String! }
  type Moon implements Light { lumen: Float!, colour(of: Phase): String, phase: Phase!, since: Date }
  type Star implements Light & Named { lumen: Float!, colour(of: Phase): String, name: String!, phase: Phase }
  type Dust { grain: Int! }
  union Seen = Moon | Star | Dust
  enum Phase { NEW FULL }
  scalar Date
  input When { night: Int, phase: Phase }
  input WishInput { text: String!, when: When }
`;
const SCHEMA = buildSchema(SDL);

const pruneFor = (document: string, newer = SCHEMA) => {
  const left = printSchema(pruned(SCHEMA, usageOf(SCHEMA, parse(document)), { older: SCHEMA, newer }));
  return left
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '}');
};

it('keeps selected fields, the types on their way, and no argument that is never passed', () => {
  expect(pruneFor('{ sky { lumen ... on Star { name } } }')).toEqual([
    'type Query {',
    'sky: [Light!]!',
    'interface Light {',
    'lumen: Float!',
    'type Star implements Light {',
    'name: String!',
  ]);
});

it('keeps passed arguments, with everything that they may contain', () => {
  expect(pruneFor('query ($at: When) { moon(at: $at) { since } }')).toEqual([
    'type Query {',
    'moon(at: When): Moon!',
    'input When {',
    'night: Int',
    'phase: Phase',
    'enum Phase {',
    'NEW',
    'FULL',
    'type Moon {',
    'since: Date',
    'scalar Date',
  ]);
});

it('keeps an argument that the newer schema requires, of objects and of interfaces', () => {
  const newer = buildSchema(
    SDL.replace('moon(of: ID', 'moon(of: ID!').replace(
      'interface Light { lumen: Float!, colour(of: Phase)',
      'interface Light { lumen: Float!, colour(of: Phase!)',
    ),
  );
  expect(pruneFor('{ moon { since } sky { colour } }', newer)).toEqual(
    expect.arrayContaining(['moon(of: ID): Moon!', 'colour(of: Phase): String']),
  );
  expect(pruneFor('{ moon { since } sky { colour } }')).toEqual(
    expect.arrayContaining(['moon: Moon!', 'colour: String']),
  );
});

it('keeps the selected members of a union, and not what only others select', () => {
  expect(pruneFor('{ seen { ... on Moon { lumen } ... on Star { lumen } } }')).toContain('union Seen = Moon | Star');
});

it('keeps new members of a union', () => {
  const newer = buildSchema(
    SDL.replace('union Seen = Moon | Star | Dust', 'union Seen = Moon | Star | Dust | Comet type Comet { tail: Int }'),
  );
  const query = '{ seen { ... on Moon { lumen } } }';
  expect(printSchema(pruned(newer, usageOf(SCHEMA, parse(query)), { older: SCHEMA, newer }))).toContain(
    'union Seen = Moon | Comet',
  );
});

it('keeps all values of an enum, whether it is sent or only received', () => {
  const newer = buildSchema(SDL.replace('enum Phase { NEW FULL }', 'enum Phase { FULL }'));
  expect(pruneFor('{ moon { phase } }', newer)).toContain('NEW');
  expect(pruneFor('{ moon(phase: FULL) { phase } }', newer)).toContain('NEW');
});

it('keeps an enum unchanged that is no longer one', () => {
  const newer = buildSchema(SDL.replace('enum Phase { NEW FULL }', 'scalar Phase').replace('= FULL', ''));
  expect(pruneFor('{ moon { phase } }', newer)).toEqual(expect.arrayContaining(['NEW', 'FULL']));
});
