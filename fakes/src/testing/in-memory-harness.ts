import type { PortHarness } from '@shop/domain/testing/port-harness';
import { inMemoryShop } from '../in-memory-shop.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';
import { arrangeFixture, FIXTURE_TIME, WORLD_FEATURES } from './arrange-fixture.ts';

/** Tests the in-memory shop, each time in its own world. */
export const inMemoryHarness: PortHarness = {
  features: WORLD_FEATURES,
  arrange: async (preconditions) => {
    const clock = { now: () => FIXTURE_TIME };
    const worlds = inMemoryWorlds({ clock, requireWorld: true });
    const world = worlds.create({ id: 'scene', seed: 1 });
    const shop = inMemoryShop({ clock, worlds });
    return {
      ...(await arrangeFixture({ world, shop }, preconditions)),
      shop,
      dispose: async () => worlds.remove(world.id),
    };
  },
};
