import type { Assortment } from '../goods/goods.ts';

/** An empty assortment, for worlds without shopping. */
export const noGoods: Assortment = {
  roots: [],
  products: [],
  product: () => undefined,
  item: () => undefined,
  category: () => undefined,
  brand: () => undefined,
  productsIn: () => [],
  textsOf: () => ({
    teaser: { de: '', en: '' },
    longDescription: { de: '', en: '' },
    shortFacts: [],
    deliveryScope: [],
    safetyNotices: [],
  }),
};
