import type { Clock } from '@shop/domain/shared/clock.port';
import { granted, refused } from '@shop/domain/shared/result';
import { WORLD_ID } from '@shop/domain/storefronts/storefront-url';
import type { WorldLookup, WorldRefusal } from '../../worlds/world-lookup.ts';

const NO_SUCH_WORLD: WorldRefusal = {
  because: 'WORLD_UNKNOWN',
  status: 404,
  message: 'A world is named by 1 to 40 small letters, digits and hyphens.',
};

/** Worlds behind the upstream: the gateway forwards their names, and caches no page of them, because it does not see their changes. */
export const upstreamWorlds = (clock: Clock): WorldLookup => {
  let requests = 0;
  return {
    find: (id) => {
      if (id === undefined) return undefined;
      // No other name leaves the gateway.
      if (!WORLD_ID.test(id)) return refused(NO_SUCH_WORLD);
      requests += 1;
      return granted({ id, isDefault: false, isWatched: false, version: requests, now: () => clock.now() });
    },
  };
};

/** In production there are no worlds, and their names are ignored. */
export const noWorlds: WorldLookup = { find: () => undefined };
