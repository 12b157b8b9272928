import type { Store } from '@shop/domain/storefronts/storefront';

import type { CatalogueContext } from '../goods/catalogue-context.ts';
import type { GoodsItem, GoodsProduct } from '../goods/goods.ts';
import { priceOf } from '../goods/project-price.ts';
import { FACETS, facetValuesOf, IN_STOCK, type FacetValue } from './facets.ts';

/** A number for each value of a facet that goods have, so that counting needs no strings. */
export type ValueCode = number;

interface IndexedItem {
  readonly item: GoodsItem;
  readonly codes: readonly ValueCode[];
  /** What the storefront's shoppers pay, in minor units. */
  readonly price: number;
}

/** What the filters need to know about a product. */
export interface IndexedProduct {
  readonly product: GoodsProduct;
  readonly items: readonly IndexedItem[];
}

const values: FacetValue[] = [];
const bits: number[] = [];
const codes = new Map<string, ValueCode>();

const keyOf = (facet: string, id: string): string => `${facet} ${id}`;

const codeOf = (value: FacetValue): ValueCode => {
  const key = keyOf(value.facet, value.id);
  const known = codes.get(key);
  if (known !== undefined) return known;
  codes.set(key, values.length);
  bits.push(1 << FACETS.findIndex(({ id }) => id === value.facet));
  return values.push(value) - 1;
};

export const IN_STOCK_CODE = codeOf(IN_STOCK);

/** The code of a value, if any goods that were indexed have it. */
export const findCode = (facet: string, id: string): ValueCode | undefined => codes.get(keyOf(facet, id));

export const codeCount = (): number => values.length;
export const facetBit = (code: ValueCode): number => bits[code] ?? 0;
export const facetValues = (): readonly FacetValue[] => values;

const lists = new Map<string, readonly ValueCode[]>();

/** One list for all items with the same values: they are far fewer than items, so that a count of 100,000 products reads them from the processor's cache. */
const shared = (codesOfItem: readonly ValueCode[]): readonly ValueCode[] => {
  const key = codesOfItem.join(' ');
  const found = lists.get(key) ?? codesOfItem;
  lists.set(key, found);
  return found;
};

const indexed: Partial<Record<Store, WeakMap<GoodsProduct, IndexedProduct>>> = {};

/** Calculated once for each product and storefront. */
export const indexedProduct = (
  product: GoodsProduct,
  { goods, storefront }: Pick<CatalogueContext, 'goods' | 'storefront'>,
): IndexedProduct => {
  const ofStore = (indexed[storefront.store] ??= new WeakMap<GoodsProduct, IndexedProduct>());
  const known = ofStore.get(product);
  if (known !== undefined) return known;
  const found: IndexedProduct = {
    product,
    items: product.items.map((item) => ({
      item,
      codes: shared(facetValuesOf(product, item, goods, storefront).map(codeOf)),
      price: priceOf(item, storefront).current.minor,
    })),
  };
  ofStore.set(product, found);
  return found;
};
