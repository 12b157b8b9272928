import type { Catalogue } from '@shop/domain/catalogue/catalogue.port';
import type { Shopper } from '@shop/domain/sessions/shopper';
import { listingOf, navigationOf } from '../goods/project-category.ts';
import { productOf } from '../goods/project-product.ts';
import { tileOf } from '../goods/project-tile.ts';
import type { Showing } from '../goods/showing.ts';
import type { View } from '../worlds/turn.ts';
import type { WorldOf } from '../worlds/world-of.ts';
import { shelvesOf } from './stock.ts';

const showing = (view: View, { storefront }: Shopper): Showing => ({
  goods: view.goods,
  storefront,
  now: view.now,
  stockOf: shelvesOf(view),
});

export const inMemoryCatalogue = (worldOf: WorldOf): Catalogue => ({
  navigation: async (shopper) => worldOf(shopper).read((view) => navigationOf(showing(view, shopper))),
  category: async (shopper, id, question) =>
    worldOf(shopper).read((view) => {
      const category = view.goods.category(id);
      return category === undefined ? undefined : listingOf(category, question, showing(view, shopper));
    }),
  product: async (shopper, id, choice) =>
    worldOf(shopper).read((view) => {
      const product = view.goods.product(id);
      return product === undefined ? undefined : productOf(product, choice, showing(view, shopper));
    }),
  tiles: async (shopper, ids) =>
    worldOf(shopper).read((view) =>
      ids.flatMap((id) => {
        const product = view.goods.product(id);
        return product === undefined ? [] : [tileOf(product, showing(view, shopper))];
      }),
    ),
});
