import { expect, it } from 'vitest';

import { selectionOfChange } from './selection-of-change.mjs';

const leftOutOf = (...files: readonly string[]) => {
  const { args, env } = selectionOfChange({ base: 'a1b2', files });
  expect(args).toContain('--changed=a1b2');
  return { tests: env['TESTS_LEFT_OUT']?.split(' ').filter(Boolean), backends: env['TEST_BACKENDS'] };
};

const UPSTREAM = [
  'contracts/**',
  'fakes/src/main.test.ts',
  'fakes/src/upstream-server/**',
  'gateway/src/upstream/**',
  'e2e/acceptance/{upstream-failures,error-catalogue}*',
];
const REDIS = ['gateway/src/cache/**'];

it.each([
  ['a rule', 'domain/src/carts/cart.ts', { tests: [...UPSTREAM, ...REDIS], backends: 'in memory' }],
  ['a component', 'client/src/ui/button.tsx', { tests: [...UPSTREAM, ...REDIS], backends: 'in memory' }],
  ['the cache', 'gateway/src/cache/redis-cache.ts', { tests: UPSTREAM, backends: 'in memory' }],
  [
    'the adapter of the upstream',
    'gateway/src/upstream/carts/upstream-carts.ts',
    { tests: REDIS, backends: undefined },
  ],
  ['the fake upstream', 'fakes/src/main.ts', { tests: REDIS, backends: undefined }],
  ['a contract', 'contracts/provider/verify.test.ts', { tests: REDIS, backends: undefined }],
  [
    'a test about failures of the upstream',
    'e2e/acceptance/upstream-failures.test.ts',
    { tests: REDIS, backends: undefined },
  ],
])('leaves to the whole run, after a change to %s, the tests about other systems', (_, file, expected) => {
  expect(leftOutOf(file)).toEqual(expected);
});

it('leaves nothing out that one of several changed files is about', () => {
  expect(
    leftOutOf('domain/src/carts/cart.ts', 'contracts/provider/verify.ts', 'gateway/src/cache/redis-cache.ts'),
  ).toEqual({ tests: [], backends: undefined });
});
