import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import { refused } from '@shop/domain/shared/result';
import { inMemoryShop } from '@shop/fakes/shop/in-memory-shop';
import { startScenario } from '@shop/fakes/scenarios/start-scenario';
import { inMemoryWorlds } from '@shop/fakes/in-memory-worlds';
import { expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { testClock } from '../testing/test-clock.ts';
import { counters } from './counters.ts';
import { limitedShop } from './limited-shop.ts';

const ORDER = { orderId: '400000001', zipCode: '10115' };
const WRONG = { ...ORDER, zipCode: '99999' };
const NO_SUCH_ORDER = refused({ because: 'no-such-order' });
const WINDOW_MS = 10 * 60_000;

const ANYBODY = anAnonymousShopper();

const guestOrder = async () => {
  const clock = testClock();
  const worlds = inMemoryWorlds({ clock });
  const { worldId } = await startScenario({ worlds }, 'guest-order');
  const shop = inMemoryShop(worlds.get(worldId));
  const counting = counters(memoryCache(clock));
  const from = (network: string) => limitedShop(shop, counting, { network, scope: '' });
  return { clock, from };
};

it('wrong pairs of number and postcode are limited for a network, and right ones do not count', async () => {
  const { clock, from } = await guestOrder();
  const home = from('203.0.113.9');
  for (let count = 0; count < 25; count += 1) expect((await home.orders.status(ANYBODY, ORDER)).ok).toBe(true);
  for (let count = 0; count < 20; count += 1)
    expect(await home.orders.status(ANYBODY, { ...WRONG, orderId: String(count) })).toEqual(NO_SUCH_ORDER);
  await expect(home.orders.status(ANYBODY, WRONG)).rejects.toMatchObject({ name: 'TooManyAttempts' });
  await expect(home.orders.status(ANYBODY, ORDER)).rejects.toMatchObject({ name: 'TooManyAttempts' });
  expect((await from('198.51.100.7').orders.status(ANYBODY, ORDER)).ok).toBe(true);
  clock.forward(WINDOW_MS);
  expect((await home.orders.status(ANYBODY, ORDER)).ok).toBe(true);
});

it('wrong postcodes of one order are limited, wherever they come from', async () => {
  const { from } = await guestOrder();
  for (let count = 0; count < 50; count += 1)
    expect(await from(`203.0.113.${count}`).orders.status(ANYBODY, WRONG)).toEqual(NO_SUCH_ORDER);
  await expect(from('198.51.100.7').orders.status(ANYBODY, WRONG)).rejects.toMatchObject({ name: 'TooManyAttempts' });
  expect(await from('198.51.100.7').orders.status(ANYBODY, { ...WRONG, orderId: '400000002' })).toEqual(NO_SUCH_ORDER);
});
