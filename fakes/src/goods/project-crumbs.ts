import type { Crumb } from '@shop/domain/catalogue/product';
import { categoryPath } from '@shop/domain/shared/paths';
import { oncePerStorefront } from '../shared/once-per-storefront.ts';
import type { GoodsCategory } from './goods.ts';
import { localise, type CatalogueContext } from './catalogue-context.ts';

/** A category and its ancestors, the highest first. */
export const lineageOf = (
  goods: CatalogueContext['goods'],
  categoryId: string | undefined,
): readonly GoodsCategory[] => {
  const category = categoryId === undefined ? undefined : goods.category(categoryId);
  return category === undefined ? [] : [...lineageOf(goods, category.parentId), category];
};

const crumbsTo = oncePerStorefront(
  (category: GoodsCategory, { goods, storefront }: Pick<CatalogueContext, 'goods' | 'storefront'>): readonly Crumb[] =>
    lineageOf(goods, category.categoryId).map(({ categoryId, name }) => ({
      displayName: localise(storefront, name),
      path: categoryPath(categoryId),
    })),
);

/** The path from the home page to a category, itself included. */
export const crumbsOf = (
  categoryId: string,
  context: Pick<CatalogueContext, 'goods' | 'storefront'>,
): readonly Crumb[] => {
  const category = context.goods.category(categoryId);
  return category === undefined ? [] : crumbsTo(category, context);
};
