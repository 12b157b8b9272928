import { assortment } from '../goods/assortment.ts';
import type { GoodsItem, GoodsProduct } from '../goods/goods.ts';

export interface FoundItem {
  readonly item: GoodsItem;
  readonly product: GoodsProduct;
}

/** A programming error: no item of the assortment matches. */
export class NothingFound extends Error {
  override readonly name = 'NothingFound';
}

/** The first item of the assortment that matches. */
export const foundItem = (fits: (item: GoodsItem, product: GoodsProduct) => boolean): FoundItem => {
  for (const product of assortment().products) {
    const item = product.items.find((one) => fits(one, product));
    if (item !== undefined) return { item, product };
  }
  throw new NothingFound(fits.toString());
};
