import { UNKNOWN_CATEGORY } from '@shop/domain/catalogue/category';
import type { Catalogue } from '@shop/domain/catalogue/catalogue.port';
import type { Shopper } from '@shop/domain/visit/shopper';
import { branchOf, listingOf, navigationOf } from '../catalogue/project-category.ts';
import { localise } from '../goods/catalogue-context.ts';
import { lineageOf } from '../goods/project-crumbs.ts';
import { extraTabContent } from '../goods/extra-tabs.ts';
import { itemOf } from '../goods/project-item.ts';
import { productOf } from '../catalogue/project-product.ts';
import { tileOf } from '../goods/project-tile.ts';
import type { ProductContext } from '../catalogue/project-extras.ts';
import type { View } from '../worlds/transaction.ts';
import type { World } from '../worlds/world.ts';
import { dealLookup } from '../deals/project-deal.ts';
import { ratingLookup } from '../reviews/rating-lookup.ts';
import { stockLookup } from '../catalogue/stock.ts';

/** What a shopper's view of the goods depends on. */
export const catalogueContext = (view: View, { storefront }: Shopper): ProductContext => ({
  worldId: view.worldId,
  goods: view.goods,
  storefront,
  now: view.now,
  stockOf: stockLookup(view),
  dealOf: dealLookup(view, storefront),
  ratingOf: ratingLookup(view),
});

export const inMemoryCatalogue = (world: World): Catalogue => ({
  navigation: async (shopper) => world.read((view) => navigationOf(catalogueContext(view, shopper))),
  category: async (shopper, id, query) =>
    world.read((view) => {
      const category = view.goods.category(id);
      return category === undefined ? undefined : listingOf(category, query, catalogueContext(view, shopper));
    }),
  branch: async (shopper, id) =>
    world.read((view) => {
      const category = view.goods.category(id);
      return category === undefined ? undefined : branchOf(category, catalogueContext(view, shopper));
    }),
  mainCategory: async (shopper, id) =>
    world.read(({ goods }) => {
      const [main] = lineageOf(goods, id);
      return main === undefined ? UNKNOWN_CATEGORY : localise(shopper.storefront, main.name);
    }),
  product: async (shopper, id, choice) =>
    world.read((view) => {
      const product = view.goods.product(id);
      return product === undefined ? undefined : productOf(product, choice, catalogueContext(view, shopper));
    }),
  item: async (shopper, id) =>
    world.read((view) => {
      const item = view.goods.item(id);
      const product = view.goods.product(item?.productId ?? '');
      return item === undefined || product === undefined
        ? undefined
        : itemOf(item, product, catalogueContext(view, shopper));
    }),
  tabContent: async (shopper, id, tabId) =>
    world.read(({ goods }) => {
      const product = goods.product(id);
      return product === undefined ? undefined : extraTabContent(product, tabId, shopper.storefront);
    }),
  tiles: async (shopper, ids) =>
    world.read((view) =>
      ids.flatMap((id) => {
        const product = view.goods.product(id);
        return product === undefined ? [] : [tileOf(product, catalogueContext(view, shopper))];
      }),
    ),
});
