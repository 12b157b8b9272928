import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import { inMemoryWorlds } from '@shop/fakes/in-memory-worlds';
import { inMemoryShop } from '@shop/fakes/shop/in-memory-shop';
import { expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { testClock } from '../testing/test-clock.ts';
import { counters } from './counters.ts';
import { limitedShop } from './limited-shop.ts';

const FORM = { title: 'Merkzettel', lead: [], above: [], columns: [], rows: [], hasTickBoxes: true, below: [] };

it('a network has 120 documents drawn in ten minutes, and waits for more; another one need not', async () => {
  const clock = testClock();
  const worlds = inMemoryWorlds({ clock });
  const shop = inMemoryShop(worlds.create());
  const counting = counters(memoryCache(clock));
  const drawnFrom = (network: string) =>
    limitedShop(shop, counting, { network, scope: '' }).documents.draw(anAnonymousShopper(), FORM);
  for (let count = 0; count < 120; count += 1) await drawnFrom('203.0.113.9');
  await expect(drawnFrom('203.0.113.9')).rejects.toMatchObject({ name: 'TooManyAttempts', seconds: 600 });
  expect((await drawnFrom('198.51.100.7')).length).toBeGreaterThan(0);
  clock.forward(10 * 60_000);
  expect((await drawnFrom('203.0.113.9')).length).toBeGreaterThan(0);
});
