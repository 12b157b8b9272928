import { describe, expect, it } from 'vitest';
import { signer } from '../shared/signing.ts';
import { testClock } from '../testing/test-clock.ts';
import { behavesLikeCache } from './cache.behaviour.ts';
import { memoryCache } from './memory-cache.ts';
import { signedCache } from './signed-cache.ts';

const HOUR = 3_600_000;
const SECRET = 'a secret of the gateways that is long enough';

const opened = () => {
  const clock = testClock();
  const store = memoryCache(clock);
  const signed = signer([SECRET], clock);
  return { clock, store, signed, cache: signedCache(store, signed) };
};

describe('a cache that trusts only what gateways wrote', () => {
  behavesLikeCache(() => {
    const { clock, cache } = opened();
    return Promise.resolve({
      cache,
      pass: (ms) => {
        clock.forward(ms);
        return Promise.resolve();
      },
    });
  });

  it('treats a value that somebody else wrote as absent, and overwrites it', async () => {
    const { cache, store, signed, clock } = opened();
    const [otherSecret, otherPurpose] = [
      signer([`${SECRET} no more`], clock).sign('cache', 'a\nforged', 60),
      signed.sign('userId', 'a\nforged', 60),
    ];
    for (const forged of ['forged', '', 'a\nforged', otherSecret, otherPurpose]) {
      await store.set('a', forged, HOUR);
      expect(await cache.read('a')).toBeUndefined();
      expect(await cache.setIfAbsent('a', 'ours', HOUR)).toBe('ours');
      expect(await cache.read('a')).toBe('ours');
    }
  });

  it('treats a value that was signed for another key as absent', async () => {
    const { cache, store } = opened();
    await cache.set('a', 'of a', HOUR);
    await store.set('b', (await store.read('a')) ?? '', HOUR);
    expect(await cache.read('b')).toBeUndefined();
  });

  it('treats an expired value as absent, even if somebody restores it', async () => {
    const { cache, store, clock } = opened();
    await cache.set('a', 'old', HOUR);
    const old = (await store.read('a')) ?? '';
    clock.forward(HOUR + 1_000);
    await store.set('a', old, HOUR);
    expect(await cache.read('a')).toBeUndefined();
  });
});
