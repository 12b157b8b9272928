import type { Assortment, GoodsProduct } from '../goods/goods.ts';

/** Categories of goods that are sealed for reasons of hygiene: soap and care, first aid. */
const SEALED_CATEGORIES: ReadonlySet<string> = new Set(['1641', '1644']);
/** Felt and fabric; what is sold by the metre is cut off the roll for its buyer. */
const FABRIC_CATEGORY = '1251';

const isCutToSize = ({ categoryId, items }: GoodsProduct): boolean =>
  categoryId === FABRIC_CATEGORY && items.some(({ base }) => base?.unit === 'm');

/** Whether an article is excluded from returns by its kind (§ 312g (2) BGB, nos. 1 and 3). */
export const isExcluded = (goods: Assortment, productId: string): boolean => {
  const product = goods.product(productId);
  return product !== undefined && (SEALED_CATEGORIES.has(product.categoryId) || isCutToSize(product));
};
