import type { PortHarness } from '@shop/domain/testing/port-harness';
import { inMemoryShop } from '../in-memory-shop.ts';
import { inMemoryWorlds } from '../worlds/worlds.ts';
import { bringAbout, SCENE_TIME, WORLD_FEATURES } from './bring-about.ts';

/** Brings the in-memory shop before the laws of the ports, each time in a world of its own. */
export const inMemoryHarness: PortHarness = {
  features: WORLD_FEATURES,
  fresh: async (given) => {
    const clock = { now: () => SCENE_TIME };
    const worlds = inMemoryWorlds({ clock, requireWorld: true });
    const world = worlds.create({ id: 'scene', seed: 1 });
    const shop = inMemoryShop({ clock, worlds });
    return { ...(await bringAbout({ worlds, world, shop }, given)), shop, dispose: async () => worlds.remove(world.id) };
  },
};
