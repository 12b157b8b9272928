import { describe, expect, it } from 'vitest';
import { Overloaded } from '../http/errors.ts';
import { settled, shopBehind, twoGatewaysWithAnswers } from '../testing/cached-shops.ts';
import { testClock } from '../testing/test-clock.ts';
import { responseCache, shortestTtl } from './response-cache.ts';
import type { CacheTtl, FreshResponse, ResponseTtl } from './response-cache.ts';
import { sharedResponses } from './shared-responses.ts';
import { singleFlight } from './single-flight.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('an answer of some age', () => {
  it.each([
    [MINUTE, 'made 1', 'made 1'],
    [MINUTE + 1, 'made 1', 'made 2'],
    [10 * MINUTE, 'made 1', 'made 2'],
    [10 * MINUTE + 1, 'made 2', 'made 2'],
    [DAY, 'made 2', 'made 2'],
  ])('after %d ms is sent as %s, and then as %s: sent at once for ten minutes, made anew behind it after one', async (ms, first, then) => {
    const { one, shop, clock } = twoGatewaysWithAnswers();
    await shop.ask(one);
    clock.forward(ms);
    const sent = await shop.ask(one);
    await settled();
    expect([sent, await shop.ask(one)]).toEqual([`/cat/10/ ${first}`, `/cat/10/ ${then}`]);
  });

  it.each([
    [MINUTE, 1],
    [MINUTE + 1, 2],
  ])('of another gateway counts as that gateway made it: after %d ms %d were made', async (ms, made) => {
    const { one, other, shop, clock } = twoGatewaysWithAnswers();
    await shop.ask(one);
    clock.forward(ms);
    expect(await shop.ask(other)).toBe('/cat/10/ made 1');
    await settled();
    expect(shop.made()).toBe(made);
  });

  it.each([
    [DAY, '/cat/10/ made 1'],
    [DAY + 1, 'gone'],
  ])('after %d ms stands in for one that cannot be made, for a day', async (ms, expected) => {
    const { one, shop, clock } = twoGatewaysWithAnswers();
    await shop.ask(one);
    clock.forward(ms);
    shop.becomes('thrown');
    expect(await shop.ask(one).catch(({ message }: Error) => message)).toBe(expected);
  });

  it('is sent when it is hours old and a new one takes longer than a second', async () => {
    const { one, shop, clock } = twoGatewaysWithAnswers();
    await shop.ask(one);
    clock.forward(3 * HOUR);
    const slow = Promise.withResolvers<FreshResponse>();
    const answer = await one.of({ key: '/cat/10/', isShared: true, make: () => slow.promise });
    expect((await answer.bytes('identity')).toString()).toBe('/cat/10/ made 1');
    slow.resolve({ answer: { status: 200, headers: {}, body: 'made at last' }, ttl: 'kept' });
    await settled();
    expect(await shop.ask(one)).toBe('made at last');
  });

  it('is renewed once for many concurrent requests', async () => {
    const { one, shop, clock } = twoGatewaysWithAnswers();
    await shop.ask(one);
    clock.forward(5 * MINUTE);
    await Promise.all(Array.from({ length: 20 }, () => shop.ask(one)));
    await settled();
    expect(shop.made()).toBe(2);
  });

  it('stays if its renewal fails, and the next request tries again', async () => {
    const { one, shop, clock } = twoGatewaysWithAnswers();
    await shop.ask(one);
    clock.forward(5 * MINUTE);
    shop.becomes('thrown');
    expect([await shop.ask(one), await settled(), await shop.ask(one), await settled()]).toEqual(['/cat/10/ made 1', undefined, '/cat/10/ made 1', undefined]);
    expect(shop.made()).toBe(3);
  });
});

describe('an answer to something that the shop does not offer', () => {
  it.each([
    [10_000, 1],
    [10_001, 2],
  ])('is cached for ten seconds: after %d ms %d were made', async (ms, made) => {
    const { one, shop, clock } = twoGatewaysWithAnswers();
    shop.becomes('brief');
    await shop.ask(one);
    clock.forward(ms);
    await shop.ask(one);
    expect(shop.made()).toBe(made);
  });

  it('replaces the page of something that it offered before', async () => {
    const { one, shop, clock } = twoGatewaysWithAnswers();
    await shop.ask(one);
    clock.forward(5 * MINUTE);
    shop.becomes('brief');
    await shop.ask(one);
    await settled();
    expect(await shop.ask(one)).toBe('/cat/10/ made 2');
  });

  it('is not cached if it is for one request only', async () => {
    const { one, shop } = twoGatewaysWithAnswers();
    shop.becomes('once');
    expect([await shop.ask(one), await shop.ask(one)]).toEqual(['/cat/10/ made 1', '/cat/10/ made 2']);
  });
});

it('a gateway alone keeps its answers too', async () => {
  const shop = shopBehind();
  const alone = responseCache({ clock: testClock(), maxBytes: 1_024 * 1_024 });
  expect([await shop.ask(alone), await shop.ask(alone)]).toEqual(['/cat/10/ made 1', '/cat/10/ made 1']);
});

it.each([
  ['its own', -MINUTE, '/cat/10/ made 1'],
  ['the one of another gateway', MINUTE, 'made elsewhere'],
])('of two answers a gateway sends the younger one: %s', async (_, later, expected) => {
  const { one, shop, clock, cache } = twoGatewaysWithAnswers();
  await shop.ask(one);
  sharedResponses(cache, 'build', DAY).set('/cat/10/', { status: 200, headers: {}, body: 'made elsewhere' }, clock.now().getTime() + later);
  clock.forward(3 * HOUR);
  shop.becomes('thrown');
  expect(await shop.ask(one)).toBe(expected);
});

describe('how long an answer is cached', () => {
  it.each<[ResponseTtl, readonly CacheTtl[], ResponseTtl]>([
    ['kept', [], 'kept'],
    ['kept', ['kept', 'kept'], 'kept'],
    ['kept', ['brief'], 'brief'],
    ['kept', ['brief', 'once'], 'once'],
    ['brief', ['kept'], 'brief'],
    ['brief', ['once'], 'once'],
    ['once', ['kept', 'brief'], 'once'],
    ['last-resort', ['once'], 'last-resort'],
    ['last-resort', [], 'last-resort'],
  ])('is the shortest of all times, and of a failure nothing else: %s within %j is %s', (ttl, limits, expected) => {
    expect(shortestTtl(ttl, ...limits)).toBe(expected);
  });
});

describe('a call that many make at the same time', () => {
  it('runs once for concurrent callers, and again for later ones', async () => {
    const fly = singleFlight<number>(10);
    let runs = 0;
    const run = async (): Promise<number> => (runs += 1);
    expect(await Promise.all([fly('a', run), fly('a', run), fly('b', run)])).toEqual([1, 1, 2]);
    expect(await fly('a', run)).toBe(3);
  });

  it('is refused with a time to come back while the maximum of calls is running; a failed call makes room too', async () => {
    const fly = singleFlight<string>(2);
    const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const requests = [fly('a', () => first.promise), fly('b', () => second.promise).catch(() => 'failed')];
    const refused = await fly('c', async () => 'never').catch((failure: unknown) => failure);
    expect(refused).toBeInstanceOf(Overloaded);
    expect(refused).toMatchObject({ seconds: 2 });
    expect(await Promise.race([fly('a', async () => 'again'), Promise.resolve('waits with the first')])).toBe('waits with the first');
    second.reject(new TypeError('gone'));
    expect(await requests[1]).toBe('failed');
    expect(await fly('c', async () => 'now')).toBe('now');
    first.resolve('done');
    await requests[0];
  });
});
