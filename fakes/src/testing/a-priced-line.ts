import { money, type Money, times } from '@shop/domain/shared/money';
import type { CalculatedLine } from '../carts/calculated-line.ts';
import type { GoodsItem, GoodsProduct } from '../goods/goods.ts';

/** A line of a cart that saves nothing; a test names only what affects the price. */
export const aPricedLine = (
  said: {
    readonly itemId?: string;
    readonly price?: Money;
    readonly quantity?: number;
    readonly vatRate?: number;
    readonly categoryId?: string;
    readonly brandId?: string;
    readonly bulky?: boolean;
    readonly isCatalog?: boolean;
    readonly delivery?: GoodsProduct['delivery'];
  } = {},
): CalculatedLine => {
  const {
    itemId = 'item-1',
    price = money(1000),
    quantity = 1,
    vatRate = 19,
    categoryId = '2011',
    brandId = 'rabenfeder',
    bulky = false,
    isCatalog = false,
    delivery = { inStock: { from: 2, to: 3 }, onOrder: { from: 9, to: 13 } },
  } = said;
  const item: GoodsItem = {
    itemId,
    productId: 'product-1',
    orderNumber: '1',
    price: { eurGross: price.minor, chfGross: price.minor },
    vatClass: 'standard',
    stock: 100,
    onOrder: false,
    minimumOrderQuantity: 1,
    maxQuantity: 999,
    weightGrams: 100,
    bulky,
    primeFaehig: false,
    variants: [],
    pictures: [],
  };
  const product: GoodsProduct = {
    productId: 'product-1',
    name: { de: 'Heft', en: 'Exercise book' },
    brandId,
    categoryId,
    items: [item],
    attributes: [],
    rating: 0,
    numberOfRatings: 0,
    isNew: false,
    isPopular: false,
    isCatalog,
    extraBadges: [],
    isDealCandidate: false,
    replacementProductIds: [],
    delivery,
    relevance: 0,
    origin: { templateId: 'range', series: '', pack: 0 },
  };
  return {
    line: { id: 'position-1', itemId: item.itemId, quantity },
    item,
    product,
    quantity,
    price: { current: price, counterpart: price, vatIncluded: true, vatRate },
    total: times(price, quantity),
    promotionSaving: money(0, price.currency),
    voucherSaving: money(0, price.currency),
    vatRate,
  };
};
