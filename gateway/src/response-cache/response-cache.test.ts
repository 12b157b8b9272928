import { describe, expect, it } from 'vitest';
import { Overloaded } from '../http/errors.ts';
import { gatewayWith, settled, shopBehind, twoGatewaysWithCache } from '../testing/two-gateways-with-cache.ts';
import { MAX_IN_FLIGHT, SHORT_TTL_MS, STALE_IF_ERROR_MS } from './cache-policy.ts';
import type { NewResponse } from './response-cache.ts';

const MINUTE = 60_000;

describe('a response that several gateways cache', () => {
  it('is made once for all of them', async () => {
    const { one, other, shop } = twoGatewaysWithCache();
    expect([await shop.request(one), await shop.request(other)]).toEqual(['/cat/10/ made 1', '/cat/10/ made 1']);
  });

  it('is made once by one gateway for many concurrent requests', async () => {
    const { one, shop } = twoGatewaysWithCache();
    await Promise.all(Array.from({ length: 20 }, () => shop.request(one)));
    expect(shop.made()).toBe(1);
  });

  it('is read from the other gateway if that has renewed it', async () => {
    const { one, other, shop, clock } = twoGatewaysWithCache();
    await shop.request(one);
    await shop.request(other);
    clock.forward(2 * MINUTE);
    await shop.request(one);
    await settled();
    expect([await shop.request(one), await shop.request(other)]).toEqual(['/cat/10/ made 2', '/cat/10/ made 1']);
    await settled();
    expect([await shop.request(other), shop.made()]).toEqual(['/cat/10/ made 2', 2]);
  });

  it('that is a few minutes old is sent at once, even by a gateway that has just started', async () => {
    const { one, other, shop, clock } = twoGatewaysWithCache();
    await shop.request(one);
    clock.forward(5 * MINUTE);
    expect(await shop.request(other)).toBe('/cat/10/ made 1');
    await settled();
    expect(await shop.request(other)).toBe('/cat/10/ made 2');
  });

  it('stays in its gateway if it belongs to a tester’s world', async () => {
    const { one, other, shop, cache } = twoGatewaysWithCache();
    expect([await shop.request(one, 'world', false), await shop.request(other, 'world', false)]).toEqual([
      'world made 1',
      'world made 2',
    ]);
    expect(await cache.read('response|build|world')).toBeUndefined();
  });

  it('is not read from a gateway with another build of the client', async () => {
    const { cache, clock, one, shop } = twoGatewaysWithCache();
    await shop.request(one);
    expect(await shop.request(gatewayWith(clock, cache, 'next build'))).toBe('/cat/10/ made 2');
  });

  it.each(['{"status":"200"}', 'no JSON', ''])(
    'is made again if the stored text is not a response: %j',
    async (text) => {
      const { cache, one, shop } = twoGatewaysWithCache();
      await cache.set('response|build|/cat/10/', text, MINUTE);
      expect(await shop.request(one)).toBe('/cat/10/ made 1');
    },
  );
});

describe('if the shop fails', () => {
  it.each(['thrown', 'failed'] as const)('a response from hours ago is better than none: %s', async (failing) => {
    const { one, shop, clock } = twoGatewaysWithCache();
    await shop.request(one);
    clock.forward(3 * 60 * MINUTE);
    shop.becomes(failing);
    expect(await shop.request(one)).toBe('/cat/10/ made 1');
    shop.becomes('long');
    expect(await shop.request(one)).toBe('/cat/10/ made 3');
  });

  it('a response from the day before yesterday is not', async () => {
    const { one, shop, clock } = twoGatewaysWithCache();
    await shop.request(one);
    clock.forward(STALE_IF_ERROR_MS + 1);
    shop.becomes('thrown');
    await expect(shop.request(one)).rejects.toThrow('gone');
  });

  it('a response that reports the failure is sent if there is no other, and not cached', async () => {
    const { one, shop } = twoGatewaysWithCache();
    shop.becomes('failed');
    expect([await shop.request(one), await shop.request(one)]).toEqual(['/cat/10/ made 1', '/cat/10/ made 2']);
  });
});

describe('memory', () => {
  it('is bounded by everything in an entry: body, key, headers and bookkeeping', async () => {
    const { clock, cache } = twoGatewaysWithCache();
    const shop = shopBehind();
    const small = gatewayWith(clock, cache, 'build', 64 * 1_024);
    const longKeys = Array.from({ length: 100 }, (_, at) => `/${'x'.repeat(1_000)}/${at}/`);
    for (const key of longKeys) await shop.request(small, key, false);
    await shop.request(small, longKeys[0], false);
    expect(shop.made()).toBe(101);
    await shop.request(small, longKeys[99], false);
    expect(shop.made()).toBe(101);
  });

  it('stores responses about things that the shop does not offer for seconds, in a cache of their own, and never in the shared one', async () => {
    const { clock, cache, one, other, shop } = twoGatewaysWithCache();
    await shop.request(one, 'offered');
    shop.becomes('short');
    await shop.request(one, 'invented');
    await shop.request(one, 'invented');
    expect(shop.made()).toBe(2);
    expect(await cache.read('response|build|invented')).toBeUndefined();
    for (let at = 0; at < 5_000; at += 1) await shop.request(one, `invented ${at}`);
    const before = shop.made();
    expect(await shop.request(one, 'offered')).toBe('offered made 1');
    expect(shop.made()).toBe(before);
    clock.forward(SHORT_TTL_MS + 1);
    await shop.request(one, 'invented 4999');
    expect(shop.made()).toBe(before + 1);
    await shop.request(other, 'invented 4999');
    expect(shop.made()).toBe(before + 2);
  });

  it('refuses a new response while the maximum is being made', async () => {
    const { one } = twoGatewaysWithCache();
    const slow = Promise.withResolvers<undefined>();
    const make = async (): Promise<NewResponse> => {
      await slow.promise;
      return { response: { status: 200, headers: {}, body: '' }, ttl: 'short' };
    };
    const requests = Array.from({ length: MAX_IN_FLIGHT }, async (_, at) =>
      one.get({ key: `slow ${at}`, isShared: false, make }),
    );
    await expect(async () => one.get({ key: 'one more', isShared: false, make })).rejects.toThrow(Overloaded);
    slow.resolve(undefined);
    await Promise.all(requests);
    await expect((async () => one.get({ key: 'one more', isShared: false, make }))()).resolves.toMatchObject({
      status: 200,
    });
  });
});
