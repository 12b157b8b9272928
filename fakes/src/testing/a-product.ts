import { inColours } from '../goods/colours.ts';
import type { GoodsItem, GoodsProduct } from '../goods/goods.ts';

/** An item that is in stock; a test names only the fields that matter. */
export const anItem = (said: Partial<GoodsItem> = {}): GoodsItem => ({
  itemId: 'item-1',
  productId: 'product-1',
  orderNumber: '4711',
  price: { eurGross: 500, chfGross: 600 },
  vatClass: 'standard',
  stock: 5,
  onOrder: false,
  minimumOrderQuantity: 1,
  maxQuantity: 99,
  weightGrams: 100,
  bulky: false,
  primeFaehig: false,
  variants: [],
  pictures: [],
  ...said,
});

/** A product in red and blue whose items are the given ones; a test names only the fields that matter. */
export const aProduct = (said: Partial<GoodsProduct> = {}): GoodsProduct => ({
  productId: 'product-1',
  name: { de: 'Heft', en: 'Exercise book' },
  brandId: 'Rabenfeder',
  categoryId: '1011',
  items: [anItem()],
  attributes: [inColours('red', 'blue')],
  rating: 4,
  numberOfRatings: 10,
  isNew: false,
  isPopular: false,
  isCatalog: false,
  extraBadges: [],
  isDealCandidate: false,
  replacementProductIds: [],
  delivery: { inStock: { from: 1, to: 2 }, onOrder: { from: 10, to: 15 } },
  relevance: 1,
  origin: { templateId: 'book', series: 'Rabe', pack: 0 },
  ...said,
});
