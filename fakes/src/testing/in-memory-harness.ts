import type { PortHarness } from '@shop/domain/testing/port-harness';
import { inMemoryShop } from '../shop/in-memory-shop.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';
import { arrangeFixture, FIXTURE_TIME, WORLD_FEATURES } from './arrange-fixture.ts';

/** Tests the in-memory shop, each time in its own world. */
export const inMemoryHarness: PortHarness = {
  features: WORLD_FEATURES,
  arrange: async (preconditions) => {
    const worlds = inMemoryWorlds({ clock: { now: () => FIXTURE_TIME }, requireWorld: true });
    const world = worlds.create({ id: 'scene', seed: 1 });
    return {
      ...(await arrangeFixture(world, preconditions)),
      shop: inMemoryShop(world),
      shopFrom: (address) => inMemoryShop(world, address),
      dispose: async () => worlds.remove(world.id),
    };
  },
};
