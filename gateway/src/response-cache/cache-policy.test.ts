import { describe, expect, it } from 'vitest';
import { shortestTtl } from './cache-policy.ts';
import type { CacheTtl, ResponseTtl } from './cache-policy.ts';

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
