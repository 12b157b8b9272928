import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import type { ReturnRequest } from '@shop/domain/returns/return';
import { refused } from '@shop/domain/shared/result';
import { aReturnContact, aReturnDraft, aSelectedItem } from '@shop/domain/testing/a-return';
import { inMemoryShop } from '@shop/fakes/shop/in-memory-shop';
import { startScenario } from '@shop/fakes/scenarios/start-scenario';
import { inMemoryWorlds } from '@shop/fakes/in-memory-worlds';
import { expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { testClock } from '../testing/test-clock.ts';
import { counters } from './counters.ts';
import { limitedShop } from './limited-shop.ts';

const ORDER = { orderId: '400000001', zipCode: '10115' };
const TOO_MANY = refused({ because: 'return-refused', message: 'shop.error.tooManyTries' });
const WINDOW_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;

const ANYBODY = anAnonymousShopper();

const guestOrder = async () => {
  const clock = testClock();
  const worlds = inMemoryWorlds({ clock });
  const { worldId } = await startScenario({ worlds }, 'guest-order-returnable');
  const shop = inMemoryShop(worlds.get(worldId));
  const counting = counters(memoryCache(clock));
  const from = (network: string) => limitedShop(shop, counting, { network, scope: '' });
  return { clock, from };
};

const HOME = '203.0.113.9';

it('wrong postcodes are limited for returns and for the status of orders together, and right ones do not count', async () => {
  const { clock, from } = await guestOrder();
  for (let count = 0; count < 25; count += 1) expect((await from(HOME).returns.find(ANYBODY, ORDER)).ok).toBe(true);
  for (let count = 0; count < 10; count += 1)
    expect((await from(HOME).returns.find(ANYBODY, { ...ORDER, zipCode: `9999${count}` })).ok).toBe(false);
  for (let count = 0; count < 10; count += 1)
    expect((await from(HOME).orders.status(ANYBODY, { ...ORDER, zipCode: `9998${count}` })).ok).toBe(false);
  await expect(from(HOME).returns.find(ANYBODY, ORDER)).rejects.toMatchObject({ name: 'TooManyAttempts' });
  expect((await from('198.51.100.7').returns.find(ANYBODY, ORDER)).ok).toBe(true);
  clock.forward(WINDOW_MS);
  expect((await from(HOME).returns.find(ANYBODY, ORDER)).ok).toBe(true);
});

it('returns by their hash stay open to a network that has guessed too often', async () => {
  const { from } = await guestOrder();
  const found = await from(HOME).returns.find(ANYBODY, ORDER);
  const hash = found.ok ? found.value.hash : '';
  for (let count = 0; count < 20; count += 1)
    await from(HOME).returns.find(ANYBODY, { ...ORDER, zipCode: `9999${count}` });
  await expect(from(HOME).returns.find(ANYBODY, ORDER)).rejects.toMatchObject({ name: 'TooManyAttempts' });
  expect(await from(HOME).returns.findByHash(ANYBODY, hash)).toEqual(found);
});

const REQUEST: ReturnRequest = {
  ...aReturnDraft(),
  items: [aSelectedItem()],
  regulation: 'refund',
  carrier: 'dhl',
  contact: aReturnContact(),
};

it('announced returns are limited for a network and for the address that gets the mail', async () => {
  const { clock, from } = await guestOrder();
  const submit = (network: string, email: string) =>
    from(network).returns.submit(
      ANYBODY,
      { ...REQUEST, contact: aReturnContact({ email }) },
      { idempotencyKey: 'attempt-of-a-network' },
    );
  const UNKNOWN = refused({ because: 'return-refused', message: 'shop.return.notFound' });
  for (let count = 0; count < 30; count += 1)
    expect(await submit(HOME, `anne-${count}@schule.example`)).toEqual(UNKNOWN);
  expect(await submit(HOME, 'anne@schule.example')).toEqual(TOO_MANY);
  for (let count = 0; count < 20; count += 1)
    expect(await submit(`198.51.100.${count}`, 'Anne@schule.example')).toEqual(UNKNOWN);
  expect(await submit('192.0.2.1', 'anne@schule.example')).toEqual(TOO_MANY);
  clock.forward(HOUR_MS);
  expect(await submit('192.0.2.1', 'anne@schule.example')).toEqual(UNKNOWN);
});
