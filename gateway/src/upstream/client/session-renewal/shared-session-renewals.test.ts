import type { OpenedSession } from '@shop/domain/visit/session';
import { describe, expect, it } from 'vitest';
import type { Cache } from '../../../cache/cache.port.ts';
import { memoryCache } from '../../../cache/memory-cache.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { sharedSessionRenewals } from './shared-session-renewals.ts';

const session = (number: number): OpenedSession => ({
  userId: `u${number}`,
  cartId: `c${number}`,
  activeWishlistId: `w${number}`,
});

/** Two gateways that share a cache, and an upstream that opens another session each time. */
const gateways = () => {
  const clock = testClock();
  const cache = memoryCache(clock);
  let opened = 0;
  const open = (): Promise<OpenedSession> => {
    opened += 1;
    return Promise.resolve(session(opened));
  };
  const share = sharedSessionRenewals(cache);
  return { clock, cache, ask: (key: string) => share(key, open) };
};

/** Values in the cache that another program or another version wrote. */
const keptAs = (cache: Cache, text: string): Cache => ({
  ...cache,
  read: () => Promise.resolve(text),
  setIfAbsent: () => Promise.resolve(text),
});

describe('a renewed session', () => {
  it('is the same for all gateways, for a minute', async () => {
    const { clock, ask } = gateways();
    expect([await ask('lena'), await ask('lena')]).toEqual([session(1), session(1)]);
    clock.forward(59_999);
    expect(await ask('lena')).toEqual(session(1));
    clock.forward(1);
    expect(await ask('lena')).toEqual(session(2));
  });

  it('is the first when two are opened at the same time', async () => {
    const { ask } = gateways();
    expect(await Promise.all([ask('lena'), ask('lena')])).toEqual([session(1), session(1)]);
  });

  it('is nobody else’s', async () => {
    const { ask } = gateways();
    expect([await ask('lena'), await ask('tom')]).toEqual([session(1), session(2)]);
  });

  it('is stored under a key that does not reveal whose it is', async () => {
    const names: string[] = [];
    const { cache } = gateways();
    const watched: Cache = { ...cache, read: (name) => (names.push(name), cache.read(name)) };
    await sharedSessionRenewals(watched)('lena', () => Promise.resolve(session(1)));
    expect(names.join()).not.toContain('lena');
  });

  it.each([
    '<html>',
    'null',
    '7',
    '{}',
    '{"userId":"u9","cartId":"c9"}',
    '{"userId":"u9","cartId":"c9","activeWishlistId":9}',
  ])('is opened anew if the stored value is malformed: %s', async (text) => {
    const { cache } = gateways();
    expect(await sharedSessionRenewals(keptAs(cache, text))('lena', () => Promise.resolve(session(1)))).toEqual(
      session(1),
    );
  });
});
