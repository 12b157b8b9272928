import { expect, it } from 'vitest';

import { StepFailed } from '../steps/run-command.mjs';
import { chosenParts, partsWithin } from './chosen-parts.mjs';

const PARTS = ['domain', 'gateway/src/carts', 'gateway/src/carts-of-others', 'gateway/src/shared/signing.ts'].map(
  (name) => ({ name, threshold: 90 }),
);

const pathsOf = (...requested: string[]) => chosenParts(PARTS, requested).map(({ part, path }) => [part.name, path]);

it('mutates all parts when no path is passed', () => {
  expect(pathsOf().map(([name]) => name)).toEqual(PARTS.map(({ name }) => name));
});

it.each([
  ['a part', 'gateway/src/carts', [['gateway/src/carts', 'gateway/src/carts']]],
  ['a part, with a slash at the end', './domain/', [['domain', 'domain']]],
  [
    'every part of a package',
    'gateway',
    [
      ['gateway/src/carts', 'gateway/src/carts'],
      ['gateway/src/carts-of-others', 'gateway/src/carts-of-others'],
      ['gateway/src/shared/signing.ts', 'gateway/src/shared/signing.ts'],
    ],
  ],
  ['a folder within a part', 'domain/src/carts', [['domain', 'domain/src/carts']]],
  [
    'a file within a part',
    'gateway/src/carts/present-cart.ts',
    [['gateway/src/carts', 'gateway/src/carts/present-cart.ts']],
  ],
])('mutates %s', (_, requested, expected) => {
  expect(pathsOf(requested)).toEqual(expected);
});

it('mutates a file of a nested part as the inner part', () => {
  const nested = ['gateway/src/upstream', 'gateway/src/upstream/carts'].map((name) => ({ name, threshold: 90 }));
  expect(partsWithin(nested, 'gateway/src/upstream')).toEqual(['gateway/src/upstream/carts']);
  expect(partsWithin(nested, 'gateway/src/upstream/carts')).toEqual([]);
  expect(
    chosenParts(nested, ['gateway/src/upstream/carts/read-cart.ts', 'gateway/src/upstream/client/token/tokens.ts']).map(
      ({ part }) => part.name,
    ),
  ).toEqual(['gateway/src/upstream/carts', 'gateway/src/upstream']);
});

it('lists the parts when a path matches none', () => {
  expect(() => pathsOf('client')).toThrow(StepFailed);
  expect(() => pathsOf('client')).toThrow(/domain, gateway\/src\/carts/u);
});
