import { describe, expect, it } from 'vitest';
import { settled, shopBehind, twoGatewaysWithCache } from '../testing/two-gateways-with-cache.ts';
import { testClock } from '../testing/test-clock.ts';
import { responseCache, sharedResponses } from './response-cache.ts';
import type { NewResponse } from './response-cache.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a response of some age', () => {
  it.each([
    [MINUTE, 'made 1', 'made 1'],
    [MINUTE + 1, 'made 1', 'made 2'],
    [10 * MINUTE, 'made 1', 'made 2'],
    [10 * MINUTE + 1, 'made 2', 'made 2'],
    [DAY, 'made 2', 'made 2'],
  ])(
    'after %d ms is sent as %s, and then as %s: sent at once for ten minutes, renewed in the background after one',
    async (ms, first, then) => {
      const { one, shop, clock } = twoGatewaysWithCache();
      await shop.request(one);
      clock.forward(ms);
      const sent = await shop.request(one);
      await settled();
      expect([sent, await shop.request(one)]).toEqual([`/cat/10/ ${first}`, `/cat/10/ ${then}`]);
    },
  );

  it.each([
    [MINUTE, 1],
    [MINUTE + 1, 2],
  ])('from another gateway has the age from there: after %d ms %d were made', async (ms, made) => {
    const { one, other, shop, clock } = twoGatewaysWithCache();
    await shop.request(one);
    clock.forward(ms);
    expect(await shop.request(other)).toBe('/cat/10/ made 1');
    await settled();
    expect(shop.made()).toBe(made);
  });

  it.each([
    [DAY, '/cat/10/ made 1'],
    [DAY + 1, 'gone'],
  ])('after %d ms replaces one that cannot be made, for a day', async (ms, expected) => {
    const { one, shop, clock } = twoGatewaysWithCache();
    await shop.request(one);
    clock.forward(ms);
    shop.becomes('thrown');
    expect(await shop.request(one).catch(({ message }: Error) => message)).toBe(expected);
  });

  it('is sent even hours old if a new one takes longer than a second', async () => {
    const { one, shop, clock } = twoGatewaysWithCache();
    await shop.request(one);
    clock.forward(3 * HOUR);
    const slow = Promise.withResolvers<NewResponse>();
    const response = await one.get({ key: '/cat/10/', isShared: true, make: () => slow.promise });
    expect((await response.bytes('identity')).toString()).toBe('/cat/10/ made 1');
    slow.resolve({ response: { status: 200, headers: {}, body: 'made at last' }, ttl: 'long' });
    await settled();
    expect(await shop.request(one)).toBe('made at last');
  });

  it('is renewed once for many concurrent requests', async () => {
    const { one, shop, clock } = twoGatewaysWithCache();
    await shop.request(one);
    clock.forward(5 * MINUTE);
    await Promise.all(Array.from({ length: 20 }, () => shop.request(one)));
    await settled();
    expect(shop.made()).toBe(2);
  });

  it('stays if its renewal fails, and the next request tries again', async () => {
    const { one, shop, clock } = twoGatewaysWithCache();
    await shop.request(one);
    clock.forward(5 * MINUTE);
    shop.becomes('thrown');
    expect([await shop.request(one), await settled(), await shop.request(one), await settled()]).toEqual([
      '/cat/10/ made 1',
      undefined,
      '/cat/10/ made 1',
      undefined,
    ]);
    expect(shop.made()).toBe(3);
  });
});

describe('a response about something that the shop does not offer', () => {
  it.each([
    [10_000, 1],
    [10_001, 2],
  ])('is cached for ten seconds: after %d ms %d were made', async (ms, made) => {
    const { one, shop, clock } = twoGatewaysWithCache();
    shop.becomes('short');
    await shop.request(one);
    clock.forward(ms);
    await shop.request(one);
    expect(shop.made()).toBe(made);
  });

  it('replaces the page of something that it offered before', async () => {
    const { one, shop, clock } = twoGatewaysWithCache();
    await shop.request(one);
    clock.forward(5 * MINUTE);
    shop.becomes('short');
    await shop.request(one);
    await settled();
    expect(await shop.request(one)).toBe('/cat/10/ made 2');
  });

  it('is not cached if it is for one request only', async () => {
    const { one, shop } = twoGatewaysWithCache();
    shop.becomes('none');
    expect([await shop.request(one), await shop.request(one)]).toEqual(['/cat/10/ made 1', '/cat/10/ made 2']);
  });
});

it('a single gateway caches its responses too', async () => {
  const shop = shopBehind();
  const alone = responseCache({ clock: testClock(), maxBytes: 1_024 * 1_024 });
  expect([await shop.request(alone), await shop.request(alone)]).toEqual(['/cat/10/ made 1', '/cat/10/ made 1']);
});

it.each([
  ['its own', -MINUTE, '/cat/10/ made 1'],
  ['the one of another gateway', MINUTE, 'made elsewhere'],
])('of two responses a gateway sends the newer one: %s', async (_, later, expected) => {
  const { one, shop, clock, cache } = twoGatewaysWithCache();
  await shop.request(one);
  sharedResponses(cache, 'build', DAY).set(
    '/cat/10/',
    { status: 200, headers: {}, body: 'made elsewhere' },
    clock.now().getTime() + later,
  );
  clock.forward(3 * HOUR);
  shop.becomes('thrown');
  expect(await shop.request(one)).toBe(expected);
});

describe('a response that is right for some time', () => {
  const ending = () => {
    const clock = testClock();
    const cache = responseCache({ clock, maxBytes: 1_000_000 });
    let made = 0;
    const get = async (fails = false) => {
      const make = (): Promise<NewResponse> => {
        if (fails) return Promise.reject(new Error('the shop is not there'));
        made += 1;
        return Promise.resolve({
          response: { status: 200, headers: {}, body: `made ${made}`, lastsMs: 5_000 },
          ttl: 'long',
        });
      };
      return (await (await cache.get({ key: '/cat/10/', isShared: false, make })).bytes('identity')).toString();
    };
    return { clock, get };
  };

  it('is not sent after that, however young it is', async () => {
    const { clock, get } = ending();
    await get();
    clock.forward(4_999);
    expect(await get()).toBe('made 1');
    clock.forward(1);
    expect(await get()).toBe('made 2');
  });

  it('is still better than none', async () => {
    const { clock, get } = ending();
    await get();
    clock.forward(5_000);
    expect(await get(true)).toBe('made 1');
  });
});
