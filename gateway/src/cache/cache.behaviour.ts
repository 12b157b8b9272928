import { expect, it } from 'vitest';
import type { Cache } from './cache.port.ts';

/** An empty cache whose time the test controls. */
export interface CacheSetup {
  readonly cache: Cache;
  /** Lets time pass for all its entries. */
  pass(ms: number): Promise<void>;
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** What the port promises; runs on every adapter. */
export const behavesLikeCache = (open: () => Promise<CacheSetup>): void => {
  it('counts each key separately', async () => {
    const { cache } = await open();
    expect([
      await cache.increment('a', HOUR),
      await cache.increment('a', HOUR),
      await cache.increment('b', HOUR),
    ]).toEqual([1, 2, 1]);
  });

  it('counts each of many concurrent increments', async () => {
    const { cache } = await open();
    const counts = await Promise.all(Array.from({ length: 50 }, () => cache.increment('a', HOUR)));
    expect(counts.toSorted((one, other) => one - other)).toEqual(counts.map((_, index) => index + 1));
  });

  it('subtracts from counts, down to zero', async () => {
    const { cache } = await open();
    await cache.increment('a', HOUR);
    expect([
      await cache.increment('a', HOUR, -1),
      await cache.increment('a', HOUR, 5),
      await cache.increment('a', HOUR, -2),
    ]).toEqual([0, 5, 3]);
  });

  it('forgets a count that is back at 0, with its TTL', async () => {
    const { cache, pass } = await open();
    await cache.increment('a', 10 * SECOND);
    await cache.increment('a', 10 * SECOND, -1);
    await pass(6 * SECOND);
    await cache.increment('a', 10 * SECOND);
    await pass(6 * SECOND);
    expect(await cache.increment('a', 10 * SECOND)).toBe(2);
  });

  it('starts a new count after the TTL of the first increment, whatever the number of later ones', async () => {
    const { cache, pass } = await open();
    await cache.increment('a', 10 * SECOND);
    await pass(6 * SECOND);
    expect(await cache.increment('a', 10 * SECOND)).toBe(2);
    await pass(6 * SECOND);
    expect(await cache.increment('a', 10 * SECOND)).toBe(1);
  });

  it('reads back exactly what was stored last', async () => {
    const { cache } = await open();
    await cache.set('a', 'Füller', HOUR);
    await cache.set('a', '„Schulhefte“ \u0000\n🖍', HOUR);
    expect([await cache.read('a'), await cache.read('b')]).toEqual(['„Schulhefte“ \u0000\n🖍', undefined]);
  });

  it('expires a value after its TTL, which starts anew whenever it is stored', async () => {
    const { cache, pass } = await open();
    await cache.set('a', 'first', 10 * SECOND);
    await pass(6 * SECOND);
    await cache.set('a', 'second', 10 * SECOND);
    await pass(6 * SECOND);
    expect(await cache.read('a')).toBe('second');
    await pass(6 * SECOND);
    expect(await cache.read('a')).toBeUndefined();
  });

  it('lets one of many concurrent values win, and returns it to all callers', async () => {
    const { cache } = await open();
    const values = await Promise.all(
      Array.from({ length: 20 }, (_, index) => cache.setIfAbsent('a', `value ${index}`, HOUR)),
    );
    expect(new Set(values).size).toBe(1);
    expect(await cache.read('a')).toBe(values[0]);
  });

  it('deletes a key only while it has the given value', async () => {
    const { cache } = await open();
    await cache.setIfAbsent('a', 'mine', HOUR);
    await cache.deleteIfEqual('a', 'yours');
    expect(await cache.read('a')).toBe('mine');
    await cache.deleteIfEqual('a', 'mine');
    await cache.deleteIfEqual('b', 'mine');
    expect([await cache.read('a'), await cache.setIfAbsent('a', 'yours', HOUR)]).toEqual([undefined, 'yours']);
  });

  it('lets another value win after the TTL of the first', async () => {
    const { cache, pass } = await open();
    await cache.setIfAbsent('a', 'first', 10 * SECOND);
    await pass(6 * SECOND);
    expect(await cache.setIfAbsent('a', 'second', 10 * SECOND)).toBe('first');
    await pass(6 * SECOND);
    expect(await cache.setIfAbsent('a', 'second', 10 * SECOND)).toBe('second');
  });
};
