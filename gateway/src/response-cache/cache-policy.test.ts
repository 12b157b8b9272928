import { describe, expect, it } from 'vitest';
import {
  NO_STORE,
  pageTtl,
  PUBLIC_CACHE_CONTROL,
  publicCacheControl,
  queryTtl,
  requestTtl,
  shortestTtl,
} from './cache-policy.ts';
import type { CacheTtl, ResponseTtl } from './cache-policy.ts';

describe('how long a page is cached', () => {
  it.each([
    [200, 'long'],
    [301, 'short'],
    [404, 'short'],
    [410, 'short'],
    [302, 'none'],
    [429, 'none'],
    [499, 'none'],
    [500, 'failed'],
    [503, 'failed'],
  ] as const)('with status %i: %s', (status, ttl) => {
    expect(pageTtl({ status, hasFailures: false, hasToast: false })).toBe(ttl);
  });

  it('is not at all with a toast, and never if a query failed', () => {
    expect(pageTtl({ status: 200, hasFailures: false, hasToast: true })).toBe('none');
    expect(pageTtl({ status: 200, hasFailures: true, hasToast: false })).toBe('failed');
    expect(pageTtl({ status: 404, hasFailures: true, hasToast: true })).toBe('failed');
  });
});

describe('how long a public query is cached', () => {
  it.each([
    ['without a list of ids', false, '{}', 'long'],
    ['with a list of ids', true, '{}', 'short'],
    ['with variables of 2000 characters', false, 'x'.repeat(2_000), 'long'],
    ['with longer variables', false, 'x'.repeat(2_001), 'none'],
  ] as const)('%s', (_what, hasListOfIds, variables, ttl) => {
    expect(queryTtl({ hasListOfIds }, variables)).toBe(ttl);
  });
});

it.each([
  [true, true, 'long'],
  [false, true, 'short'],
  [true, false, 'none'],
  [false, false, 'none'],
] as const)(
  'a request to a known host (%s), in a watched world (%s), is cached at most: %s',
  (isKnownHost, isWorldWatched, ttl) => {
    expect(requestTtl({ isKnownHost, isWorldWatched })).toBe(ttl);
  },
);

it('public responses may be stored by shared caches, others by none', () => {
  expect([PUBLIC_CACHE_CONTROL, NO_STORE]).toEqual([
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    'private, no-store',
  ]);
});

describe('how long a response is cached', () => {
  it.each<[ResponseTtl, readonly CacheTtl[], ResponseTtl]>([
    ['long', [], 'long'],
    ['long', ['long', 'long'], 'long'],
    ['long', ['short'], 'short'],
    ['long', ['short', 'none'], 'none'],
    ['short', ['long'], 'short'],
    ['short', ['none'], 'none'],
    ['none', ['long', 'short'], 'none'],
    ['failed', ['none'], 'failed'],
    ['failed', [], 'failed'],
  ])('is the shortest of all TTLs, and never for a failure: %s within %j is %s', (ttl, limits, expected) => {
    expect(shortestTtl(ttl, ...limits)).toBe(expected);
  });
});

it.each([
  [undefined, 60, 600],
  [3_600_000, 60, 600],
  [660_000, 60, 600],
  [120_500, 60, 60],
  [60_000, 60, 0],
  [1_999, 1, 0],
  [0, 0, 0],
  [-5, 0, 0],
])('no shared cache sends a response longer than it is right: %s ms', (lastsMs, fresh, stale) => {
  expect(publicCacheControl(lastsMs)).toBe(`public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`);
});
