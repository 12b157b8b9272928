import type { Tracking } from '@shop/domain/tracking/tracking.port';
import { localise } from '../goods/catalogue-context.ts';
import { lineageOf } from '../goods/project-crumbs.ts';
import { priceOf } from '../goods/project-price.ts';
import { frozenCopy } from '../shared/deep-freeze.ts';
import type { World } from '../worlds/world.ts';

/** Older events and views are discarded. */
const MAX_EVENTS = 1000;

export const inMemoryTracking = (world: World): Tracking => ({
  item: async (shopper, id) =>
    world.read(({ goods }) => {
      const { storefront } = shopper;
      const item = goods.item(id);
      const product = goods.product(item?.productId ?? '');
      if (item === undefined || product === undefined) return undefined;
      return {
        itemId: item.itemId,
        productId: product.productId,
        name: localise(storefront, product.name),
        manufacturerName: goods.brand(product.brandId)?.name ?? '',
        categories: lineageOf(goods, product.categoryId).map(({ name }) => localise(storefront, name)),
        price: priceOf(item, storefront).current,
      };
    }),
  recordGlance: async (_shopper, view) =>
    world.run((tx) => {
      tx.state = { ...tx.state, glances: [...tx.state.glances, frozenCopy(view)].slice(-MAX_EVENTS) };
    }),
  record: async (_shopper, events) =>
    world.run((tx) => {
      tx.state = { ...tx.state, tracked: [...tx.state.tracked, ...frozenCopy(events)].slice(-MAX_EVENTS) };
    }),
});
