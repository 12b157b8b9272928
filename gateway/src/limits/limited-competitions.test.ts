import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import { refusalOf } from '@shop/domain/testing/fixtures';
import { inMemoryWorlds } from '@shop/fakes/in-memory-worlds';
import { inMemoryShop } from '@shop/fakes/shop/in-memory-shop';
import { expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { testClock } from '../testing/test-clock.ts';
import { counters } from './counters.ts';
import { limitedShop } from './limited-shop.ts';

const SCHOOL = '203.0.113.9';
const ELSEWHERE = '198.51.100.7';
const TOO_MANY = { general: 'shop.error.tooManyTries' };

const entriesFrom = () => {
  const clock = testClock();
  const shop = inMemoryShop(inMemoryWorlds({ clock }).create());
  const counting = counters(memoryCache(clock));
  return (network: string, email: string) =>
    limitedShop(shop, counting, { network, scope: '' }).competitions.enter(anAnonymousShopper(), {
      competitionId: 'sommer-2026',
      fullName: 'Anna Kern',
      email,
      answer: 'gruen',
      school: '',
      acceptsTerms: true,
      isSuspicious: false,
    });
};

it('a network enters forty addresses in ten minutes, as a class does, and reads that it must wait for more', async () => {
  const enter = entriesFrom();
  for (let number = 0; number < 40; number += 1)
    expect(refusalOf(await enter(SCHOOL, `anna-${number}@schule.example`))).toBeUndefined();
  expect(refusalOf(await enter(SCHOOL, 'anna-40@schule.example'))).toMatchObject(TOO_MANY);
  expect(refusalOf(await enter(ELSEWHERE, 'anna-40@schule.example'))).toBeUndefined();
});

it('one address enters ten times in an hour, however it is written', async () => {
  const enter = entriesFrom();
  for (let number = 0; number < 10; number += 1) await enter(`198.51.100.${number}`, 'anna@schule.example');
  expect(refusalOf(await enter(ELSEWHERE, 'ANNA@schule.example'))).toMatchObject(TOO_MANY);
  expect(refusalOf(await enter(ELSEWHERE, 'berta@schule.example'))).toBeUndefined();
});
