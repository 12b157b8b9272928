import type { Shopper } from '@shop/domain/sessions/shopper';
import { type StorefrontName, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { entered } from '@shop/domain/testing/scenes';
import { inMemoryShop } from '../in-memory-shop.ts';
import { ORDINARY, pickedItem, type Wanted } from '../worlds/scenarios/picked-items.ts';
import { inMemoryWorlds, WORLD_HEADER } from '../worlds/worlds.ts';
import { SCENE_TIME } from './bring-about.ts';

/** A shop on one world whose clock stands still, and somebody who has just entered it. */
export const aShop = async (name: StorefrontName = 'de') => {
  const clock = { now: () => SCENE_TIME };
  const worlds = inMemoryWorlds({ clock });
  const world = worlds.create({ id: 'shop', clock: { mode: 'frozen', at: SCENE_TIME.getTime() } });
  const shop = inMemoryShop({ clock, worlds });
  const stranger: Shopper = { storefront: STOREFRONTS[name], loginState: 'logged-out', headers: { [WORLD_HEADER]: world.id } };
  return {
    worlds,
    world,
    shop,
    stranger,
    shopper: await entered({ shop }, stranger),
    picked: (wanted: Wanted = ORDINARY) => world.read(({ goods }) => pickedItem(goods, wanted)),
  };
};
