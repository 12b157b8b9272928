import type { Assortment } from '../goods/goods.ts';

/**
 * Categories whose goods cannot be returned (§ 312g (2) BGB): sealed goods for reasons of hygiene, and what is cut to the
 * customer's measure.
 */
const EXCLUDED_CATEGORIES: ReadonlySet<string> = new Set([
  // Soap and care, first aid.
  '1641',
  '1644',
  // Felt and fabric by the metre.
  '1251',
]);

/** Whether an article is excluded from returns by its kind. */
export const isExcluded = (goods: Assortment, productId: string): boolean => EXCLUDED_CATEGORIES.has(goods.product(productId)?.categoryId ?? '');
