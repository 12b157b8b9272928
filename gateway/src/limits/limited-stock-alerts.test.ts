import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import { refusalOf } from '@shop/domain/testing/fixtures';
import { selectItem } from '@shop/fakes/goods/select-items';
import { inMemoryWorlds } from '@shop/fakes/in-memory-worlds';
import { inMemoryShop } from '@shop/fakes/shop/in-memory-shop';
import { expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { testClock } from '../testing/test-clock.ts';
import { counters } from './counters.ts';
import { limitedShop } from './limited-shop.ts';

const SCHOOL = '203.0.113.9';
const ELSEWHERE = '198.51.100.7';
const SHOPPER = anAnonymousShopper();
const WAITS = { name: 'TooManyAttempts', seconds: 600 };

const alertsFrom = () => {
  const clock = testClock();
  const world = inMemoryWorlds({ clock }).create();
  const counting = counters(memoryCache(clock));
  const itemId = world.read(({ goods }) => selectItem(goods, { soldOut: true }));
  const from = (network: string) => limitedShop(inMemoryShop(world), counting, { network, scope: '' }).stockAlerts;
  return { itemId, from };
};

it('a network asks for forty alerts in ten minutes, and reads that it must wait for more', async () => {
  const { itemId, from } = alertsFrom();
  const watch = (network: string, number: number) =>
    from(network).watch(SHOPPER, { itemId, email: `anna-${number}@schule.example` });
  for (let number = 0; number < 40; number += 1) expect((await watch(SCHOOL, number)).ok).toBe(true);
  expect(refusalOf(await watch(SCHOOL, 40))).toMatchObject({ general: 'shop.error.tooManyTries' });
  expect((await watch(ELSEWHERE, 40)).ok).toBe(true);
});

it('a network follows sixty wrong links to confirm in ten minutes', async () => {
  const { from } = alertsFrom();
  for (let number = 0; number < 60; number += 1) await from(SCHOOL).confirm(SHOPPER, `invented-${number}`);
  await expect(from(SCHOOL).confirm(SHOPPER, 'invented')).rejects.toMatchObject(WAITS);
  expect((await from(ELSEWHERE).confirm(SHOPPER, 'invented')).ok).toBe(false);
});

it('a network ends two hundred alerts in ten minutes', async () => {
  const { from } = alertsFrom();
  for (let number = 0; number < 200; number += 1) await from(SCHOOL).end(SHOPPER, `invented-${number}`);
  await expect(from(SCHOOL).end(SHOPPER, 'invented')).rejects.toMatchObject(WAITS);
});
