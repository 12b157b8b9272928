import { refused } from '@shop/domain/shared/result';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { Shopper } from '@shop/domain/sessions/shopper';
import { inMemoryShop } from '@shop/fakes/in-memory-shop';
import { startScenario } from '@shop/fakes/scenarios/start-scenario';
import { inMemoryWorlds } from '@shop/fakes/in-memory-worlds';
import { WORLD_HEADER } from '@shop/fakes/worlds/worlds';
import { expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { testClock } from '../testing/test-clock.ts';
import { limitedShop } from './limited-shop.ts';

const ORDER = { orderId: '400000001', zipCode: '10115' };
const WRONG = { ...ORDER, zipCode: '99999' };
const NO_SUCH_ORDER = refused({ because: 'no-such-order' });
const WINDOW_MS = 10 * 60_000;

const guestOrder = async () => {
  const clock = testClock();
  const worlds = inMemoryWorlds({ clock });
  const shop = inMemoryShop({ clock, worlds });
  const { worldId } = await startScenario({ worlds, shop }, 'guest-order');
  const { orders } = limitedShop(shop, memoryCache(clock));
  const from = (network: string): Shopper => ({
    storefront: STOREFRONTS.de,
    loginState: 'logged-out',
    headers: { [WORLD_HEADER]: worldId },
    source: { network, scope: '' },
  });
  return { orders, clock, from };
};

it('wrong pairs of number and postcode are limited for a network, and right ones do not count', async () => {
  const { orders, clock, from } = await guestOrder();
  const home = from('203.0.113.9');
  for (let count = 0; count < 25; count += 1) expect((await orders.status(home, ORDER)).ok).toBe(true);
  for (let count = 0; count < 20; count += 1)
    expect(await orders.status(home, { ...WRONG, orderId: String(count) })).toEqual(NO_SUCH_ORDER);
  await expect(orders.status(home, WRONG)).rejects.toMatchObject({ name: 'TooManyAttempts' });
  await expect(orders.status(home, ORDER)).rejects.toMatchObject({ name: 'TooManyAttempts' });
  expect((await orders.status(from('198.51.100.7'), ORDER)).ok).toBe(true);
  clock.forward(WINDOW_MS);
  expect((await orders.status(home, ORDER)).ok).toBe(true);
});

it('wrong postcodes of one order are limited, wherever they come from', async () => {
  const { orders, from } = await guestOrder();
  for (let count = 0; count < 50; count += 1)
    expect(await orders.status(from(`203.0.113.${count}`), WRONG)).toEqual(NO_SUCH_ORDER);
  await expect(orders.status(from('198.51.100.7'), WRONG)).rejects.toMatchObject({ name: 'TooManyAttempts' });
  expect(await orders.status(from('198.51.100.7'), { ...WRONG, orderId: '400000002' })).toEqual(NO_SUCH_ORDER);
});
