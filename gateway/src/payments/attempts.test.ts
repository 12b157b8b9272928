import { expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { testClock } from '../testing/test-clock.ts';
import { scriptedTimers } from '../upstream/client/testing/scripted-timers.ts';
import { attemptsOf } from './attempts.ts';
import { orderLock } from './order-lock.ts';

const DAY_MS = 24 * 3_600_000;

/** Gateways that share a cache, which records its keys. */
const gateways = () => {
  const clock = testClock();
  const timers = scriptedTimers();
  const memory = memoryCache(clock);
  const keys: string[] = [];
  const cache: Pick<typeof memory, 'increment'> = {
    increment: (key, ttlMs, by) => {
      keys.push(key);
      return memory.increment(key, ttlMs, by);
    },
  };
  const gateway = () => attemptsOf(cache, orderLock(memory, timers));
  return { one: gateway(), other: gateway(), clock, keys, pass: timers.pass };
};

const WORLD = { world: { id: 'one' } };

it('a key is the same for all gateways, and cannot be guessed', () => {
  const { one, other } = gateways();
  const key = one(WORLD).keyOf('cart-1', 0);
  expect(key).toMatch(/^[\w-]{43}$/u);
  expect(other(WORLD).keyOf('cart-1', 0)).toBe(key);
});

it('a key differs for another subject, for another attempt and in another world', () => {
  const { one } = gateways();
  const keys = [
    one(WORLD).keyOf('cart-1', 0),
    one(WORLD).keyOf('cart-2', 0),
    one(WORLD).keyOf('cart-1', 1),
    one({ world: { id: 'two' } }).keyOf('cart-1', 0),
  ];
  expect(new Set(keys).size).toBe(4);
});

it('all gateways add to one counter', async () => {
  const { one, other } = gateways();
  await one(WORLD).count('capture', 'cart-1', 1);
  expect(await other(WORLD).count('capture', 'cart-1', 1)).toBe(2);
});

it('each subject, each thing that is counted and each world has a counter of its own', async () => {
  const { one } = gateways();
  await one(WORLD).count('capture', 'cart-1', 1);
  expect([
    await one(WORLD).count('capture', 'cart-2', 0),
    await one(WORLD).count('order-attempts', 'cart-1', 0),
    await one({ world: { id: 'two' } }).count('capture', 'cart-1', 0),
  ]).toEqual([0, 0, 0]);
});

it.each([
  [DAY_MS - 1, 1],
  [DAY_MS, 0],
])('%d ms later a counter stands at %d', async (ms, count) => {
  const { one, clock } = gateways();
  await one(WORLD).count('capture', 'cart-1', 1);
  clock.forward(ms);
  expect(await one(WORLD).count('capture', 'cart-1', 0)).toBe(count);
});

it('the cache does not learn the id of a cart', async () => {
  const { one, keys } = gateways();
  await one(WORLD).count('capture', 'cart-1', 1);
  expect(keys).toEqual([expect.stringMatching(/^capture\|[\w-]{43}$/u)]);
});

it('what is about one subject runs one at a time across all gateways, but worlds do not wait for each other', async () => {
  const { one, other, pass } = gateways();
  const { promise, resolve } = Promise.withResolvers<string>();
  const started: string[] = [];
  const run = (name: string) => () => {
    started.push(name);
    return promise;
  };
  const runs = [
    one(WORLD).oneAtATime('cart-1', run('first')),
    other(WORLD).oneAtATime('cart-1', run('second')),
    one({ world: { id: 'two' } }).oneAtATime('cart-1', run('in another world')),
  ];
  await pass(1_000);
  expect(started).toEqual(['first', 'in another world']);
  resolve('done');
  await pass(1_000);
  await Promise.all(runs);
  expect(started).toEqual(['first', 'in another world', 'second']);
});
