import { inMemoryShop } from '@shop/fakes/shop/in-memory-shop';
import { WorldFailure } from '@shop/fakes/worlds/world-failure';
import { inMemoryWorlds } from '@shop/fakes/in-memory-worlds';
import { DEFAULT_WORLD, WORLD_HEADER } from '@shop/fakes/worlds/worlds';
import type { Worlds, WorldsSnapshot } from '@shop/fakes/worlds/worlds';
import type { World } from '@shop/fakes/worlds/world';
import type { Clock } from '@shop/domain/shared/clock.port';
import { granted, refused } from '@shop/domain/shared/result';
import type { Backend } from '../request/backend.ts';
import type { WorldLookup } from '../worlds/world-lookup.ts';
import { worldFailureMessage } from '@shop/fakes/qa/world-failure-message';

/** The fake shop with its worlds. */
export interface FakeBackend extends Backend {
  readonly testWorlds: Worlds;
  /** Invalidates the cached pages of a world. */
  invalidatePages(world: World): void;
}

/** Injection token of the `FakeBackend` whose worlds testers control. */
export const FAKE = Symbol('FakeBackend');

/** Creates a private world with an empty cart. */
const START_PATH = '/qa/start/empty/';

const worldLookup = (worlds: Worlds, versionOf: (world: World) => number): WorldLookup => ({
  find: (id) => {
    try {
      const world = worlds.of(id === undefined ? {} : { [WORLD_HEADER]: id });
      return granted({
        id: world.id,
        isDefault: world.id === DEFAULT_WORLD,
        isWatched: true,
        version: versionOf(world),
        now: () => world.now(),
      });
    } catch (failure) {
      if (failure instanceof WorldFailure)
        return refused({
          because: failure.code,
          status: failure.status,
          message: worldFailureMessage(failure, 'shop'),
          startPath: START_PATH,
        });
      throw failure;
    }
  },
});

/**
 * Any change in a tester's world invalidates its cached pages. Everybody shares the default world: there, only a tester's
 * changes to the world itself invalidate pages; otherwise they expire as in a real shop.
 */
export const fakeBackend = (clock: Clock, requireWorld: boolean): FakeBackend => {
  const testWorlds = inMemoryWorlds({ clock, requireWorld });
  const versions = new WeakMap<World, number>();
  let latest = 0;
  const invalidatePages = (world: World): number => {
    latest += 1;
    versions.set(world, latest);
    return latest;
  };
  const startVersions = (world: World): number => {
    if (world.id !== DEFAULT_WORLD) world.onChange(() => invalidatePages(world));
    return invalidatePages(world);
  };
  return {
    for: ({ headers }) => inMemoryShop(testWorlds.of(headers), headers['x-forwarded-for']),
    testWorlds,
    worlds: worldLookup(testWorlds, (world) => versions.get(world) ?? startVersions(world)),
    invalidatePages,
    snapshot: testWorlds.snapshot,
    restore: (snapshot) => testWorlds.restore(snapshot as WorldsSnapshot),
  };
};
