import { newsletterConsent } from '@shop/domain/newsletter/newsletter-consent';
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
const SHOPPER = anAnonymousShopper();
const CONSENT = newsletterConsent('page', SHOPPER.storefront);

const newsletterFrom = () => {
  const clock = testClock();
  const shop = inMemoryShop(inMemoryWorlds({ clock }).create());
  const counting = counters(memoryCache(clock));
  return (network: string) => limitedShop(shop, counting, { network, scope: '' }).newsletter;
};

it('a network subscribes twenty addresses in ten minutes, and reads that it must wait for more', async () => {
  const from = newsletterFrom();
  const subscribe = (network: string, number: number) =>
    from(network).subscribe(SHOPPER, {
      email: `anna-${number}@schule.example`,
      consent: CONSENT,
      isSubscribed: false,
    });
  for (let number = 0; number < 20; number += 1) expect((await subscribe(SCHOOL, number)).ok).toBe(true);
  expect(refusalOf(await subscribe(SCHOOL, 20))).toMatchObject({ general: 'shop.error.tooManyTries' });
  expect((await subscribe(ELSEWHERE, 20)).ok).toBe(true);
});

const WAITS = { name: 'TooManyAttempts', seconds: 600 };

it('a network unsubscribes twenty addresses in ten minutes', async () => {
  const from = newsletterFrom();
  const unsubscribe = (network: string) => from(network).unsubscribe(SHOPPER, { email: 'anna@schule.example' });
  for (let number = 0; number < 20; number += 1) await unsubscribe(SCHOOL);
  await expect(unsubscribe(SCHOOL)).rejects.toMatchObject(WAITS);
  expect((await unsubscribe(ELSEWHERE)).ok).toBe(true);
});

it('a network follows sixty wrong links to confirm in ten minutes', async () => {
  const from = newsletterFrom();
  for (let number = 0; number < 60; number += 1) await from(SCHOOL).confirm(SHOPPER, `invented-${number}`);
  await expect(from(SCHOOL).confirm(SHOPPER, 'invented')).rejects.toMatchObject(WAITS);
});

it('one link to unsubscribe is pressed twenty times from a network, and those of others still work', async () => {
  const from = newsletterFrom();
  const press = (token: string) => from(SCHOOL).unsubscribe(SHOPPER, { token });
  for (let number = 0; number < 20; number += 1) await press('mine');
  await expect(press('mine')).rejects.toMatchObject(WAITS);
  expect((await press('theirs')).ok).toBe(true);
});
