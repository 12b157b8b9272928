import type { Storefront } from '@shop/domain/storefronts/storefront';
import { bestItemOf } from '../../goods/best-item.ts';
import type { GoodsProduct } from '../../goods/goods.ts';
import { priceOf } from '../../goods/project-price.ts';
import type { PageContext } from '../page-context.ts';

/** Why a product is featured on the home page. */
export type Pick = 'popular' | 'new' | 'reduced' | 'class-set' | 'teachers-choice';

/** Whether the product's tile will show a discount. */
const tellsReduction = (product: GoodsProduct, storefront: Storefront): boolean => {
  if (product.items.every(({ price }) => price.previousEurGross === undefined)) return false;
  const shown = bestItemOf(product, ({ stock }) => stock);
  return priceOf(shown, storefront).discountPercent !== undefined;
};

const RULES: Readonly<Record<Pick, (product: GoodsProduct, storefront: Storefront) => boolean>> = {
  popular: ({ isPopular }) => isPopular,
  new: ({ isNew }) => isNew,
  reduced: tellsReduction,
  'class-set': ({ extraBadges }) => extraBadges.includes('class-set'),
  'teachers-choice': ({ extraBadges }) => extraBadges.includes('teachers-choice'),
};

/** Tiles in one row of recommendations. */
const IN_A_ROW = 8;

const isOnShelf = ({ items }: GoodsProduct): boolean => items.some(({ stock }) => stock > 0);

const aisleOf = ({ categoryId }: GoodsProduct): string => categoryId.slice(0, 3);

/** A mixed row: first the most relevant product of each second-level category, then the second of each, and so on. */
const mixed = (products: readonly GoodsProduct[]): readonly GoodsProduct[] => {
  const seen = new Map<string, number>();
  const ranked = products.map((product) => {
    const round = seen.get(aisleOf(product)) ?? 0;
    seen.set(aisleOf(product), round + 1);
    return { product, round };
  });
  return ranked.toSorted((a, b) => a.round - b.round).map(({ product }) => product);
};

/** Ids of matching products of these categories, alternating between categories, each sorted by relevance. */
export const featuredProducts = (
  { goods, storefront }: PageContext,
  rule: Pick,
  categoryIds: readonly string[],
  without: readonly string[] = [],
): readonly string[] => {
  const candidates = categoryIds
    .flatMap((id) => goods.productsIn(id))
    .filter((product) => RULES[rule](product, storefront) && isOnShelf(product) && !without.includes(product.productId))
    .toSorted((a, b) => b.relevance - a.relevance);
  return mixed(candidates)
    .slice(0, IN_A_ROW)
    .map(({ productId }) => productId);
};
