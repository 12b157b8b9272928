import type { TeaserLists } from '@shop/domain/wishlists/teaser-lists.port';
import { putItemsIntoCart } from '../wishlists/put-into-cart.ts';
import { findTeaserList, replaceTeaserItem, teaserTotals } from '../wishlists/teaser-lists.ts';
import type { World } from '../worlds/world.ts';
import { changeCart } from './change-cart-of.ts';

export const inMemoryTeaserLists = (world: World): TeaserLists => ({
  find: async (shopper, externalId) => world.read((view) => findTeaserList(view, shopper, externalId)),
  totals: async (shopper, items) => world.read((view) => teaserTotals(view, shopper, items)),
  replaceItem: async (shopper, replaced) => world.read((view) => replaceTeaserItem(view, shopper, replaced)),
  putIntoCart: async (shopper, cartId, items) =>
    world.run((tx) => changeCart(tx, shopper, cartId, (cart) => putItemsIntoCart(tx, shopper.storefront, cart, items))),
});
