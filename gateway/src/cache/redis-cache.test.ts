import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startRedis } from '../testing/redis-server.ts';
import type { RedisServer } from '../testing/redis-server.ts';
import { behavesLikeCache } from './cache.behaviour.ts';
import type { Cache } from './cache.port.ts';
import { CacheNotReached } from './cache-not-reached.ts';
import { redisCache } from './redis-cache.ts';

let server: RedisServer;
let opened: Cache[] = [];

beforeAll(async () => {
  server = await startRedis();
});
afterEach(async () => {
  await Promise.all(opened.map(async (cache) => cache.close?.()));
  opened = [];
});
afterAll(() => server.stop());

/** Long enough for a machine that is busy with other tests. */
const TIMEOUT_MS = 20_000;

const openCache = async (timeoutMs = TIMEOUT_MS): Promise<Cache> => {
  const cache = await redisCache(server.url, timeoutMs);
  opened.push(cache);
  return cache;
};

const handOn = (url: string) => createClient({ url });

const byHand = async <Value>(work: (client: ReturnType<typeof handOn>) => Promise<Value>): Promise<Value> => {
  const client = handOn(server.url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    client.destroy();
  }
};

/** Redis uses the machine's clock, so the test shortens the TTL of each key instead of waiting. */
const pass = (ms: number): Promise<void> =>
  byHand(async (client) => {
    for (const key of await client.keys('*')) {
      const left = await client.pTTL(key);
      if (left > ms) await client.pExpire(key, left - ms);
      else await client.del(key);
    }
  });

describe('the cache in Redis', () => {
  beforeEach(() => byHand((client) => client.flushAll()));

  behavesLikeCache(async () => ({ cache: await openCache(), pass }));

  it('is shared by all gateways', async () => {
    const [one, other] = [await openCache(), await openCache()];
    await one.set('seen by all', 'yes', 60_000);
    expect(await other.read('seen by all')).toBe('yes');
  });

  it('gives all keys a TTL and the shop’s prefix', async () => {
    const cache = await openCache();
    await Promise.all([
      cache.increment('counted', 60_000),
      cache.set('kept', 'yes', 60_000),
      cache.setIfAbsent('first', 'yes', 60_000),
    ]);
    const ends = await byHand(async (client) =>
      Promise.all(
        (await client.keys('*')).map(async (key) => [key.startsWith('pausenhof:'), (await client.pTTL(key)) > 0]),
      ),
    );
    expect(ends.length).toBeGreaterThanOrEqual(3);
    expect(ends.flat()).not.toContain(false);
  });

  describe('if the key has a value of another type', () => {
    const forged = async (): Promise<Cache> => {
      const cache = await openCache();
      await byHand(async (client) => {
        await client.lPush('pausenhof:a', 'forged');
        await client.set('pausenhof:counted', 'not a number');
        await client.set('pausenhof:full', '9223372036854775807');
      });
      return cache;
    };

    it.each<[string, (cache: Cache) => Promise<unknown>, unknown]>([
      ['counts from the beginning', (cache) => cache.increment('a', 60_000), 1],
      ['counts from the beginning also where a text lies there', (cache) => cache.increment('counted', 60_000), 1],
      [
        'counts from the beginning also where the largest number lies there',
        (cache) => cache.increment('full', 60_000),
        1,
      ],
      ['reads nothing', (cache) => cache.read('a'), undefined],
      ['retains the first of its own', (cache) => cache.setIfAbsent('a', 'mine', 60_000), 'mine'],
      ['forgets it', (cache) => cache.deleteIfEqual('a', 'mine'), undefined],
    ])('%s', async (_, question, expected) => {
      expect(await question(await forged())).toBe(expected);
    });

    it('leaves all other values unchanged', async () => {
      const cache = await forged();
      await cache.set('b', 'mine', 60_000);
      await cache.read('a');
      expect(await cache.read('b')).toBe('mine');
    });
  });

  it('is visible to others, and fails after it is closed', async () => {
    const cache = await openCache();
    expect([cache.isShared, await cache.problem?.()]).toEqual([true, undefined]);
    await cache.close?.();
    await expect(cache.read('a')).rejects.toThrow(CacheNotReached);
  });

  it('says so when it is full, although it answers', async () => {
    const cache = await openCache();
    try {
      await byHand((client) => client.configSet({ 'maxmemory-policy': 'noeviction', maxmemory: '1' }));
      expect(await cache.problem?.()).toBe('cache-not-writable');
    } finally {
      await byHand((client) => client.configSet('maxmemory', '0'));
    }
    expect(await cache.problem?.()).toBeUndefined();
  });

  it('counts as one that evicts nothing if it does not say', async () => {
    const cache = await redisCache('redis://127.0.0.1:1');
    opened.push(cache);
    expect(await cache.evicts()).toBe(false);
  });

  it('is reported as unreachable while it is down, and reconnects by itself', async () => {
    const cache = await openCache();
    await server.stop();
    await expect(cache.read('a')).rejects.toThrow(CacheNotReached);
    expect(await cache.problem?.()).toBe('cache-not-reached');
    await server.start();
    await expect.poll(() => cache.problem?.()).toBeUndefined();
    await cache.set('a', 'again', 60_000);
    expect(await cache.read('a')).toBe('again');
  });

  it('makes nobody wait if it accepts connections but does not reply', async () => {
    const cache = await openCache(500);
    server.halt();
    try {
      await expect(cache.increment('a', 60_000)).rejects.toThrow('no reply within 500 ms');
    } finally {
      server.goOn();
    }
  });

  it('loses nothing if it is slow', async () => {
    const [impatient, patient] = [await openCache(500), await openCache()];
    await patient.set('a', 'mine', 60_000);
    server.halt();
    try {
      await expect(impatient.read('a')).rejects.toThrow(CacheNotReached);
    } finally {
      server.goOn();
    }
    expect(await impatient.setIfAbsent('b', 'asked after that', 60_000)).toBe('asked after that');
    expect(await patient.read('a')).toBe('mine');
  });

  it('opens without Redis too: a gateway may start before its Redis', async () => {
    const cache = await redisCache('redis://127.0.0.1:1');
    opened.push(cache);
    await expect(cache.read('a')).rejects.toThrow(CacheNotReached);
  });

  it('never reveals its URL, which may contain a password', async () => {
    const cache = await redisCache('redis://:only-for-gateways@127.0.0.1:1');
    opened.push(cache);
    const failure: unknown = await cache.read('a').catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(CacheNotReached);
    expect(failure instanceof Error ? `${failure.stack} ${String(failure.cause)}` : '').not.toContain(
      'only-for-gateways',
    );
  });
});
