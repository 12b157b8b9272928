import { aContactRequest } from '@shop/domain/testing/a-contact-request';
import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import { refusalOf } from '@shop/domain/testing/fixtures';
import { inMemoryWorlds } from '@shop/fakes/in-memory-worlds';
import { inMemoryShop } from '@shop/fakes/shop/in-memory-shop';
import { expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { testClock } from '../testing/test-clock.ts';
import { counters } from './counters.ts';
import { limitedShop } from './limited-shop.ts';

const TOO_MANY = { because: 'invalid-form', fieldErrors: [], general: 'shop.contact.tooMany' };

const requestsFrom = () => {
  const clock = testClock();
  const shop = inMemoryShop(inMemoryWorlds({ clock }).create());
  const counting = counters(memoryCache(clock));
  let sent = 0;
  return (network: string, email: string) =>
    limitedShop(shop, counting, { network, scope: '' }).contactRequests.send(
      anAnonymousShopper(),
      aContactRequest({ email }),
      `request-number-${(sent += 1)}`,
    );
};

it('a network writes twenty requests in ten minutes, others still can', async () => {
  const send = requestsFrom();
  for (let number = 0; number < 20; number += 1)
    expect((await send('203.0.113.9', `anna-${number}@schule.example`)).ok).toBe(true);
  expect(refusalOf(await send('203.0.113.9', 'anna@schule.example'))).toEqual(TOO_MANY);
  expect((await send('198.51.100.7', 'anna@schule.example')).ok).toBe(true);
});

it('an address writes ten requests in an hour, from wherever', async () => {
  const send = requestsFrom();
  for (let number = 0; number < 10; number += 1)
    expect((await send(`203.0.113.${number}`, 'Anna@schule.example')).ok).toBe(true);
  expect(refusalOf(await send('198.51.100.7', 'anna@schule.example'))).toEqual(TOO_MANY);
});
