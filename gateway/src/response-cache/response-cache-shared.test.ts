import { describe, expect, it } from 'vitest';
import { testClock } from '../testing/test-clock.ts';
import { memoryCache } from '../cache/memory-cache.ts';
import { CacheNotReached } from '../cache/cache-not-reached.ts';
import { sharedResponses } from './response-cache.ts';

const MINUTE = 60_000;
const ANSWER = { status: 404, headers: { 'content-type': 'text/html' }, body: 'Nichts gefunden' };
const WRITTEN = { ...ANSWER, madeAt: 1_000 };

const opened = () => {
  const clock = testClock();
  const cache = memoryCache(clock);
  return { clock, cache, shared: sharedResponses(cache, 'build', MINUTE) };
};

describe('a response that a gateway shares', () => {
  it('is read by another one unchanged', async () => {
    const { cache, shared } = opened();
    shared.set('/cat/10/', ANSWER, 1_000);
    const read = await sharedResponses(cache, 'build', MINUTE).read('/cat/10/');
    expect(read).toMatchObject({ status: 404, headers: ANSWER.headers, madeAt: 1_000 });
    expect((await read?.bytes('identity'))?.toString()).toBe('Nichts gefunden');
  });

  it('expires after its TTL', async () => {
    const { clock, shared } = opened();
    shared.set('/cat/10/', ANSWER, 1_000);
    clock.forward(MINUTE);
    expect(await shared.read('/cat/10/')).toBeUndefined();
  });

  it.each([
    'no JSON',
    '',
    'null',
    '7',
    '[]',
    JSON.stringify({ ...WRITTEN, status: '404' }),
    JSON.stringify({ ...WRITTEN, body: 7 }),
    JSON.stringify({ ...WRITTEN, madeAt: '1000' }),
    JSON.stringify({ ...WRITTEN, headers: null }),
    JSON.stringify({ ...WRITTEN, headers: 'content-type' }),
    JSON.stringify({ ...WRITTEN, headers: { vary: 'accept', age: 7 } }),
    JSON.stringify(ANSWER),
  ])('is absent if something else is stored under its key: %s', async (text) => {
    const { cache, shared } = opened();
    await cache.set('response|build|/cat/10/', text, MINUTE);
    expect(await shared.read('/cat/10/')).toBeUndefined();
  });

  it('is cached by its gateway alone while the store is unreachable, without an error', async () => {
    const { cache } = opened();
    const away = sharedResponses({ ...cache, set: () => Promise.reject(new CacheNotReached('away')) }, 'build', MINUTE);
    expect(() => away.set('/cat/10/', ANSWER, 1_000)).not.toThrow();
    await new Promise((resolve) => setImmediate(resolve));
  });
});
