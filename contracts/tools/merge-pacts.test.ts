import { expect, it } from 'vitest';

import { mergePacts, SameDescription } from './merge-pacts.ts';

const pact = (...descriptions: readonly string[]) => ({
  consumer: { name: 'gateway' },
  interactions: descriptions.map((description) => ({ description })),
});

it('sorts interactions by their descriptions, whoever wrote first', () => {
  const merged = pact('a', 'b', 'c');
  expect(mergePacts([pact('c'), pact('a', 'b')])).toEqual(merged);
  expect(mergePacts([pact('b'), pact('c'), pact('a')])).toEqual(merged);
});

it('refuses two interactions with the same description', () => {
  expect(() => mergePacts([pact('a', 'b'), pact('c'), pact('b')])).toThrow(new SameDescription('b'));
});
