import { expect, it } from 'vitest';
import type { Cache } from './cache.port.ts';

/** A cache with nothing in it, and a hand on its time. */
export interface CacheScene {
  readonly cache: Cache;
  /** Lets all that is kept grow older. */
  pass(ms: number): Promise<void>;
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** The law of the port: runs on every adapter. */
export const behavesLikeCache = (open: () => Promise<CacheScene>): void => {
  it('counts each key for itself', async () => {
    const { cache } = await open();
    expect([await cache.increment('a', HOUR), await cache.increment('a', HOUR), await cache.increment('b', HOUR)]).toEqual([1, 2, 1]);
  });

  it('counts every one of many that come at the same time', async () => {
    const { cache } = await open();
    const counts = await Promise.all(Array.from({ length: 50 }, () => cache.increment('a', HOUR)));
    expect(counts.toSorted((one, other) => one - other)).toEqual(counts.map((_, index) => index + 1));
  });

  it('takes back what was counted, also all of it', async () => {
    const { cache } = await open();
    await cache.increment('a', HOUR);
    expect([await cache.increment('a', HOUR, -1), await cache.increment('a', HOUR, 5), await cache.increment('a', HOUR, -2)]).toEqual([0, 5, 3]);
  });

  it('begins to count anew when the time of the first is over, however many came since', async () => {
    const { cache, pass } = await open();
    await cache.increment('a', 10 * SECOND);
    await pass(6 * SECOND);
    expect(await cache.increment('a', 10 * SECOND)).toBe(2);
    await pass(6 * SECOND);
    expect(await cache.increment('a', 10 * SECOND)).toBe(1);
  });

  it('gives back what was kept last, to the letter', async () => {
    const { cache } = await open();
    await cache.keep('a', 'Füller', HOUR);
    await cache.keep('a', '„Schulhefte“ \u0000\n🖍', HOUR);
    expect([await cache.read('a'), await cache.read('b')]).toEqual(['„Schulhefte“ \u0000\n🖍', undefined]);
  });

  it('keeps nothing beyond its time, which begins anew with each keeping', async () => {
    const { cache, pass } = await open();
    await cache.keep('a', 'first', 10 * SECOND);
    await pass(6 * SECOND);
    await cache.keep('a', 'second', 10 * SECOND);
    await pass(6 * SECOND);
    expect(await cache.read('a')).toBe('second');
    await pass(6 * SECOND);
    expect(await cache.read('a')).toBeUndefined();
  });

  it('lets one of many win that come first at the same time, and tells all of them which', async () => {
    const { cache } = await open();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => cache.keepFirst('a', `value ${index}`, HOUR)));
    expect(new Set(answers).size).toBe(1);
    expect(await cache.read('a')).toBe(answers[0]);
  });

  it('forgets what is still there as it was said, and nothing else', async () => {
    const { cache } = await open();
    await cache.keepFirst('a', 'mine', HOUR);
    await cache.forget('a', 'yours');
    expect(await cache.read('a')).toBe('mine');
    await cache.forget('a', 'mine');
    await cache.forget('b', 'mine');
    expect([await cache.read('a'), await cache.keepFirst('a', 'yours', HOUR)]).toEqual([undefined, 'yours']);
  });

  it('takes another first one when the time of the first is over', async () => {
    const { cache, pass } = await open();
    await cache.keepFirst('a', 'first', 10 * SECOND);
    await pass(6 * SECOND);
    expect(await cache.keepFirst('a', 'second', 10 * SECOND)).toBe('first');
    await pass(6 * SECOND);
    expect(await cache.keepFirst('a', 'second', 10 * SECOND)).toBe('second');
  });
};
