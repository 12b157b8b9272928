import { expect, it } from 'vitest';
import { UNKNOWN } from '../shared/or-unknown.ts';
import {
  hasPrimeBadge,
  isDeliveredFreeByPrime,
  NO_MEMBERSHIP,
  PRIME_STATUSES,
  reportedPrimeStatus,
} from './prime-membership.ts';

it('is reported active only if it is, and is none by default (PRIME-04)', () => {
  expect(NO_MEMBERSHIP).toEqual({ status: 'NONE' });
  expect(reportedPrimeStatus()).toBe('inactive');
  expect(PRIME_STATUSES.map((status) => reportedPrimeStatus({ status }))).toEqual([
    'inactive',
    'active',
    'inactive',
    'inactive',
  ]);
});

it('is not reported active if its status is unknown', () => {
  expect(reportedPrimeStatus({ status: UNKNOWN })).toBe('inactive');
});

it('shows a badge on eligible articles to everybody with a membership, whatever its state (PRIME-03)', () => {
  expect(PRIME_STATUSES.map((status) => hasPrimeBadge(status, { primeFaehig: true }))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(PRIME_STATUSES.some((status) => hasPrimeBadge(status, { primeFaehig: false }))).toBe(false);
});

it.each([
  ['ACTIVE', [true, true], true],
  ['ACTIVE', [true, false], false],
  ['ACTIVE', [], false],
  ['CANCELLED', [true], true],
  ['INACTIVE', [true], false],
  ['NONE', [true], false],
  ['unknown', [true], false],
] as const)(
  'makes delivery free for members, whose cancelled term is paid too, and eligible articles only: %s, %j',
  (status, eligible, isFree) => {
    expect(
      isDeliveredFreeByPrime(
        { status },
        eligible.map((primeFaehig) => ({ primeFaehig })),
      ),
    ).toBe(isFree);
  },
);
