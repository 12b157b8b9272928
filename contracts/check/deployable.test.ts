import { expect, it } from 'vitest';

import { mayDeploy, readResult, UnreadableResult } from './deployable.mjs';

const MEETING = { contractSha: 'a'.repeat(64), providerVersion: '4.2.0' };
const PASSED = { ...MEETING, date: '2026-08-03T10:00:00Z', passed: 60, failed: [] };
const PART = { ...PASSED, passed: 1, only: '^a login' };
const FAILED = { ...MEETING, date: '2026-08-04T10:00:00Z', passed: 58, failed: ['a request for a cart', 'a login'] };

it('a gateway can be deployed with the provider that its contract was verified with', () => {
  expect(mayDeploy(MEETING, [PASSED])).toEqual({
    may: true,
    because: '2026-08-03T10:00:00Z: contract aaaaaaaaaaaa and provider 4.2.0 passed in 60 interactions.',
  });
});

it.each([
  ['nobody verified anything', []],
  ['another contract was verified', [{ ...PASSED, contractSha: 'b'.repeat(64) }]],
  ['another version of the provider was verified', [{ ...PASSED, providerVersion: '4.1.0' }]],
  ['a verification failed', [FAILED]],
  ['the newest verification failed', [FAILED, PASSED]],
  ['nothing was verified', [{ ...PASSED, passed: 0 }]],
])('it cannot be deployed if %s', (_, results) => {
  expect(mayDeploy(MEETING, results).may).toBe(false);
});

it.each([
  [
    'nobody verified anything',
    [],
    'contract aaaaaaaaaaaa and provider 4.2.0 were never verified together. Run contracts-verify',
  ],
  [
    'another contract was verified',
    [{ ...PASSED, contractSha: 'b'.repeat(64) }],
    'Provider 4.2.0 was verified with contract bbbbbbbbbbbb (2026-08-03T10:00:00Z); the contract has changed since',
  ],
  ['another version was verified', [{ ...PASSED, providerVersion: '4.1.0' }], 'This contract passed with 4.1.0.'],
  [
    'other versions were verified',
    [
      { ...PASSED, providerVersion: '4.1.0' },
      { ...PASSED, providerVersion: '4.0.0' },
    ],
    'This contract passed with 4.1.0, 4.0.0.',
  ],
  ['several interactions failed', [FAILED], 'failed in a request for a cart; a login.'],
  ['nothing was verified', [{ ...PASSED, passed: 0 }], 'were verified without any interaction'],
  [
    'another version was verified, and failed',
    [{ ...FAILED, providerVersion: '4.1.0' }],
    'contract aaaaaaaaaaaa and provider 4.2.0 were never verified together. Run contracts-verify',
  ],
  [
    'only a part of another version was verified',
    [{ ...PART, providerVersion: '4.1.0' }],
    'contract aaaaaaaaaaaa and provider 4.2.0 were never verified together. Run contracts-verify',
  ],
  [
    'only a part was verified',
    [PART],
    'only part of contract aaaaaaaaaaaa and provider 4.2.0 was verified (--only ^a login). Verify the whole contract: leave out --only.',
  ],
  [
    'a part has failed since',
    [PASSED, { ...PART, date: '2026-08-05T10:00:00Z', failed: ['a login'] }],
    'failed in a login',
  ],
])('the reason is given if %s', (_, results, reason) => {
  expect(mayDeploy(MEETING, results)).toEqual({ may: false, because: expect.stringContaining(reason) });
});

it('a partial verification that passed changes nothing', () => {
  expect(mayDeploy(MEETING, [PASSED, { ...PART, date: '2026-08-05T10:00:00Z' }]).may).toBe(true);
});

it('it can be deployed again once what failed has passed', () => {
  expect(mayDeploy(MEETING, [FAILED, { ...PASSED, date: '2026-08-05T10:00:00Z' }]).may).toBe(true);
});

it.each([
  '',
  '{ "passed":',
  'null',
  '"passed"',
  '{}',
  JSON.stringify({ ...PASSED, date: 'yesterday' }),
  JSON.stringify({ ...PASSED, date: 2026 }),
  JSON.stringify({ ...PASSED, contractSha: 7 }),
  JSON.stringify({ ...PASSED, providerVersion: 4.2 }),
  JSON.stringify({ ...PASSED, passed: '60' }),
  JSON.stringify({ ...PASSED, failed: 0 }),
  JSON.stringify({ ...PASSED, failed: [0] }),
  JSON.stringify({ ...PASSED, only: 1 }),
])('%s is no result, and the error names its file', (text) => {
  expect(() => readResult(text, 'results/a.json')).toThrow(UnreadableResult);
  expect(() => readResult(text, 'results/a.json')).toThrow('results/a.json');
});

it.each([PASSED, FAILED, PART])('a stored result is read as it was written', (result) => {
  expect(readResult(JSON.stringify(result), 'a.json')).toEqual(result);
});

it('versions that passed with another contract are not named', () => {
  const { because } = mayDeploy(MEETING, [{ ...PASSED, contractSha: 'b'.repeat(64), providerVersion: '4.1.0' }]);
  expect(because).not.toContain('4.1.0');
});
