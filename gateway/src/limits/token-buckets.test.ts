import { describe, expect, it } from 'vitest';
import { testClock } from '../testing/test-clock.ts';
import { MAX_BUCKETS, tokenBuckets } from './token-buckets.ts';

const LIMIT = { name: 'pages', capacity: 3, perSecond: 2 };

const opened = () => {
  const clock = testClock();
  return { clock, buckets: tokenBuckets(clock) };
};

describe('a token bucket', () => {
  it('starts full, says when the next token is there, and refills at its rate', () => {
    const { clock, buckets } = opened();
    expect([1, 2, 3, 4].map(() => buckets.secondsUntil(LIMIT, 'school'))).toEqual([0, 0, 0, 1]);
    clock.forward(500);
    expect([buckets.secondsUntil(LIMIT, 'school'), buckets.secondsUntil(LIMIT, 'school')]).toEqual([0, 1]);
    clock.forward(60_000);
    expect([1, 2, 3, 4].map(() => buckets.secondsUntil(LIMIT, 'school'))).toEqual([0, 0, 0, 1]);
  });

  it('belongs to one network and one limit', () => {
    const { buckets } = opened();
    for (let taking = 0; taking < 4; taking += 1) buckets.secondsUntil(LIMIT, 'school');
    expect([
      buckets.secondsUntil(LIMIT, 'elsewhere'),
      buckets.secondsUntil({ ...LIMIT, name: 'others' }, 'school'),
    ]).toEqual([0, 0]);
  });

  it('is shared, four times as large, by all networks of a /48', () => {
    const { buckets } = opened();
    const taken = Array.from({ length: 40 }, (_, at) =>
      buckets.secondsUntil(LIMIT, `2001:db8:7:${(at * 256).toString(16)}::/64`),
    );
    expect([taken.filter((seconds) => seconds === 0).length, buckets.secondsUntil(LIMIT, '2001:db8:8:0::/64')]).toEqual(
      [12, 0],
    );
  });

  it('is shared, twice as large, by all networks of a /56', () => {
    const { buckets } = opened();
    const taken = Array.from({ length: 40 }, (_, at) =>
      buckets.secondsUntil(LIMIT, `2001:db8:7:${at.toString(16)}::/64`),
    );
    expect([
      taken.filter((seconds) => seconds === 0).length,
      buckets.secondsUntil(LIMIT, '2001:db8:7:100::/64'),
    ]).toEqual([6, 0]);
  });

  it('pays for a request that turned out to cost more, and never falls below zero', () => {
    const { clock, buckets } = opened();
    buckets.secondsUntil(LIMIT, 'school');
    buckets.pay(LIMIT, 'school', 100);
    expect(buckets.secondsUntil(LIMIT, 'school')).toBe(1);
    clock.forward(500);
    expect(buckets.secondsUntil(LIMIT, 'school')).toBe(0);
  });

  it('is unlimited for this machine', () => {
    const { buckets } = opened();
    expect(Array.from({ length: 100 }, () => buckets.secondsUntil(LIMIT, undefined))).toEqual(
      Array.from({ length: 100 }, () => 0),
    );
  });

  it('is stored for a bounded number of networks, of which the least recently used are evicted', () => {
    const { buckets } = opened();
    for (let taking = 0; taking < 4; taking += 1) buckets.secondsUntil(LIMIT, 'first');
    for (let network = 0; network < MAX_BUCKETS * 2; network += 1) buckets.secondsUntil(LIMIT, String(network));
    expect(buckets.size).toBe(MAX_BUCKETS);
    expect(buckets.secondsUntil(LIMIT, 'first')).toBe(0);
  });
});
