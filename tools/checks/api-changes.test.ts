import { expect, it } from 'vitest';

import { apiOutcome } from './api-changes.mjs';

const before = 'type Query { cart(id: ID!): String, name: String }';

it('accepts additions', async () => {
  expect(
    await apiOutcome({
      before,
      after: 'type Query { cart(id: ID!, page: Int): String, name: String, total: Int }',
      accepted: [],
    }),
  ).toEqual({ code: 0, output: '' });
});

it.each([
  ['a field that is removed', 'type Query { cart(id: ID!): String }', 'Query.name was removed.'],
  [
    'a type that changes',
    'type Query { cart(id: ID!): String, name: Int }',
    'Query.name changed type from String to Int.',
  ],
  [
    'an argument that becomes required',
    'type Query { cart(id: ID!, page: Int!): String, name: String }',
    'A required arg page on Query.cart was added.',
  ],
])('refuses %s', async (_what, after, change) => {
  expect(await apiOutcome({ before, after, accepted: [] })).toEqual({ code: 1, output: `breaking: ${change}\n` });
});

it('allows an accepted breaking change and names it', async () => {
  expect(
    await apiOutcome({ before, after: 'type Query { cart(id: ID!): String }', accepted: ['Query.name was removed.'] }),
  ).toEqual({ code: 0, output: '', note: 'accepted: Query.name was removed.' });
});

it('refuses an unaccepted change next to an accepted one', async () => {
  expect(
    await apiOutcome({ before, after: 'type Query { total: Int }', accepted: ['Query.name was removed.'] }),
  ).toEqual({ code: 1, output: 'breaking: Query.cart was removed.\n' });
});
