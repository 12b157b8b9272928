import type { Shopper } from '@shop/domain/visit/shopper';
import { type StorefrontId, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { openSession } from '@shop/domain/testing/fixtures';
import { inMemoryShop } from '../shop/in-memory-shop.ts';
import { ORDINARY, selectItem, type ItemCriteria } from '../goods/select-items.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';
import { FIXTURE_TIME } from './arrange-fixture.ts';

/** A shop on one world with a frozen clock, and a shopper who has just entered it. */
export const aShop = async (name: StorefrontId = 'de') => {
  const worlds = inMemoryWorlds({ clock: { now: () => FIXTURE_TIME } });
  const world = worlds.create({ id: 'shop', clock: { mode: 'frozen', at: FIXTURE_TIME.getTime() } });
  const shop = inMemoryShop(world);
  const anonymous: Shopper = { storefront: STOREFRONTS[name], loginState: 'logged-out' };
  return {
    worlds,
    world,
    shop,
    anonymous,
    shopper: await openSession({ shop }, anonymous),
    picked: (wanted: ItemCriteria = ORDINARY) => world.read(({ goods }) => selectItem(goods, wanted)),
  };
};
