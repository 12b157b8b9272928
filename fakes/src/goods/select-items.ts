import type { ItemId } from '@shop/domain/catalogue/product';
import type { Assortment, GoodsItem, GoodsProduct } from './goods.ts';

/** Criteria for an article; an absent one matches anything. */
export interface ItemCriteria {
  readonly bulky?: boolean;
  readonly isCatalog?: boolean;
  readonly reduced?: boolean;
  readonly severalItems?: boolean;
  readonly minimum?: boolean;
  readonly soldOut?: boolean;
  /** Out of stock, but sent on order. */
  readonly onOrder?: boolean;
  /** Euro cents with VAT. */
  readonly from?: number;
  readonly to?: number;
  /** Minimum stock. */
  readonly stock?: number;
  readonly vatClass?: GoodsItem['vatClass'];
  /** Beginning of the category's id. */
  readonly categoryId?: string;
  readonly brandId?: string;
  readonly notBrandId?: string;
  readonly notCategoryId?: string;
}

const isAs = <Value>(wanted: Value | undefined, actual: Value): boolean => wanted === undefined || wanted === actual;

const fits = (wanted: ItemCriteria, product: GoodsProduct, item: GoodsItem): boolean =>
  isAs(wanted.bulky, item.bulky) &&
  isAs(wanted.isCatalog, product.isCatalog) &&
  isAs(wanted.reduced, item.price.previousEurGross !== undefined) &&
  isAs(wanted.severalItems, product.items.length > 1) &&
  isAs(wanted.minimum, item.minimumOrderQuantity > 1) &&
  isAs(wanted.soldOut, item.stock === 0 && !item.onOrder) &&
  isAs(wanted.onOrder, item.stock === 0 && item.onOrder) &&
  isAs(wanted.vatClass, item.vatClass) &&
  isAs(wanted.brandId, product.brandId) &&
  item.price.eurGross >= (wanted.from ?? 0) &&
  item.price.eurGross <= (wanted.to ?? Infinity) &&
  item.stock >= (wanted.stock ?? 0) &&
  product.categoryId.startsWith(wanted.categoryId ?? '') &&
  (wanted.notBrandId === undefined || product.brandId !== wanted.notBrandId) &&
  (wanted.notCategoryId === undefined || !product.categoryId.startsWith(wanted.notCategoryId));

/** A programming error: no item of the assortment matches. */
export class NoMatchingItem extends Error {
  override readonly name = 'NoMatchingItem';
}

/** The first matching articles, one per product, in the order of product ids. */
export const selectItems = (goods: Assortment, count: number, wanted: ItemCriteria): readonly ItemId[] => {
  const products = goods.products.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
  const found: ItemId[] = [];
  for (const product of products) {
    const item = product.items.find((one) => fits(wanted, product, one));
    if (item !== undefined) found.push(item.itemId);
    if (found.length === count) return found;
  }
  throw new NoMatchingItem(JSON.stringify(wanted));
};

export const selectItem = (goods: Assortment, wanted: ItemCriteria): ItemId => {
  const [item] = selectItems(goods, 1, wanted);
  if (item === undefined) throw new NoMatchingItem(JSON.stringify(wanted));
  return item;
};

/** An everyday article: a single variant, plenty in stock, no promotion, not bulky. */
export const ORDINARY: ItemCriteria = {
  bulky: false,
  isCatalog: false,
  reduced: false,
  severalItems: false,
  minimum: false,
  stock: 100,
  vatClass: 'standard',
  notBrandId: 'pausenhof',
  notCategoryId: '1011',
};
