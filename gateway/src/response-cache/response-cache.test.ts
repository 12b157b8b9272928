import { describe, expect, it } from 'vitest';
import { Overloaded } from '../http/errors.ts';
import { gatewayWith, settled, shopBehind, twoGatewaysWithCache } from '../testing/two-gateways-with-cache.ts';
import { MAX_IN_FLIGHT, SHORT_TTL_MS, STALE_IF_ERROR_MS } from './cache-policy.ts';
import type { NewResponse } from './response-cache.ts';

const MINUTE = 60_000;

describe('an answer that several gateways keep', () => {
  it('is made once for all of them', async () => {
    const { one, other, shop } = twoGatewaysWithCache();
    expect([await shop.ask(one), await shop.ask(other)]).toEqual(['/cat/10/ made 1', '/cat/10/ made 1']);
  });

  it('is made once by one gateway for many who ask at the same time', async () => {
    const { one, shop } = twoGatewaysWithCache();
    await Promise.all(Array.from({ length: 20 }, () => shop.ask(one)));
    expect(shop.made()).toBe(1);
  });

  it('is taken from the other gateway where that has made it anew', async () => {
    const { one, other, shop, clock } = twoGatewaysWithCache();
    await shop.ask(one);
    await shop.ask(other);
    clock.forward(2 * MINUTE);
    await shop.ask(one);
    await settled();
    expect([await shop.ask(one), await shop.ask(other)]).toEqual(['/cat/10/ made 2', '/cat/10/ made 1']);
    await settled();
    expect([await shop.ask(other), shop.made()]).toEqual(['/cat/10/ made 2', 2]);
  });

  it('that is a few minutes old is sent at once also by a gateway that has just started', async () => {
    const { one, other, shop, clock } = twoGatewaysWithCache();
    await shop.ask(one);
    clock.forward(5 * MINUTE);
    expect(await shop.ask(other)).toBe('/cat/10/ made 1');
    await settled();
    expect(await shop.ask(other)).toBe('/cat/10/ made 2');
  });

  it('stays with its gateway where it is of a tester’s world', async () => {
    const { one, other, shop, cache } = twoGatewaysWithCache();
    expect([await shop.ask(one, 'world', false), await shop.ask(other, 'world', false)]).toEqual(['world made 1', 'world made 2']);
    expect(await cache.read('answer|build|world')).toBeUndefined();
  });

  it('is not taken from a gateway with another build of the client', async () => {
    const { cache, clock, one, shop } = twoGatewaysWithCache();
    await shop.ask(one);
    expect(await shop.ask(gatewayWith(clock, cache, 'next build'))).toBe('/cat/10/ made 2');
  });

  it.each(['{"status":"200"}', 'no JSON', ''])('is made anew where what lies there is no answer: %j', async (text) => {
    const { cache, one, shop } = twoGatewaysWithCache();
    await cache.set('answer|build|/cat/10/', text, MINUTE);
    expect(await shop.ask(one)).toBe('/cat/10/ made 1');
  });
});

describe('while the shop behind is gone', () => {
  it.each(['thrown', 'failed'] as const)('an answer of hours ago is better than none: %s', async (failing) => {
    const { one, shop, clock } = twoGatewaysWithCache();
    await shop.ask(one);
    clock.forward(3 * 60 * MINUTE);
    shop.becomes(failing);
    expect(await shop.ask(one)).toBe('/cat/10/ made 1');
    shop.becomes('long');
    expect(await shop.ask(one)).toBe('/cat/10/ made 3');
  });

  it('one of the day before yesterday is not', async () => {
    const { one, shop, clock } = twoGatewaysWithCache();
    await shop.ask(one);
    clock.forward(STALE_IF_ERROR_MS + 1);
    shop.becomes('thrown');
    await expect(shop.ask(one)).rejects.toThrow('gone');
  });

  it('an answer that tells of it is sent where there is no other, and not kept', async () => {
    const { one, shop } = twoGatewaysWithCache();
    shop.becomes('failed');
    expect([await shop.ask(one), await shop.ask(one)]).toEqual(['/cat/10/ made 1', '/cat/10/ made 2']);
  });
});

describe('memory', () => {
  it('is bounded by all that an entry holds: body, key, headers and bookkeeping', async () => {
    const { clock, cache } = twoGatewaysWithCache();
    const shop = shopBehind();
    const small = gatewayWith(clock, cache, 'build', 64 * 1_024);
    const longKeys = Array.from({ length: 100 }, (_, at) => `/${'x'.repeat(1_000)}/${at}/`);
    for (const key of longKeys) await shop.ask(small, key, false);
    await shop.ask(small, longKeys[0], false);
    expect(shop.made()).toBe(101);
    await shop.ask(small, longKeys[99], false);
    expect(shop.made()).toBe(101);
  });

  it('holds answers about things that the shop does not offer for seconds, in a cache of their own, and never in the shared one', async () => {
    const { clock, cache, one, other, shop } = twoGatewaysWithCache();
    await shop.ask(one, 'offered');
    shop.becomes('short');
    await shop.ask(one, 'invented');
    await shop.ask(one, 'invented');
    expect(shop.made()).toBe(2);
    expect(await cache.read('answer|build|invented')).toBeUndefined();
    for (let at = 0; at < 5_000; at += 1) await shop.ask(one, `invented ${at}`);
    const before = shop.made();
    expect(await shop.ask(one, 'offered')).toBe('offered made 1');
    expect(shop.made()).toBe(before);
    clock.forward(SHORT_TTL_MS + 1);
    await shop.ask(one, 'invented 4999');
    expect(shop.made()).toBe(before + 1);
    await shop.ask(other, 'invented 4999');
    expect(shop.made()).toBe(before + 2);
  });

  it('refuses a new answer while the maximum is being made', async () => {
    const { one } = twoGatewaysWithCache();
    const slow = Promise.withResolvers<undefined>();
    const make = async (): Promise<NewResponse> => {
      await slow.promise;
      return { response: { status: 200, headers: {}, body: '' }, ttl: 'short' };
    };
    const asked = Array.from({ length: MAX_IN_FLIGHT }, async (_, at) => one.get({ key: `slow ${at}`, isShared: false, make }));
    await expect(async () => one.get({ key: 'one more', isShared: false, make })).rejects.toThrow(Overloaded);
    slow.resolve(undefined);
    await Promise.all(asked);
    await expect((async () => one.get({ key: 'one more', isShared: false, make }))()).resolves.toMatchObject({ status: 200 });
  });
});
