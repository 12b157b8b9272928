import type { Crumb } from '@shop/domain/catalogue/product';
import { categoryPath } from '@shop/domain/shared/paths';
import type { GoodsCategory } from './goods.ts';
import { localise, type CatalogueContext } from './catalogue-context.ts';

/** A category and its ancestors, the highest first. */
export const lineageOf = (goods: CatalogueContext['goods'], categoryId: string | undefined): readonly GoodsCategory[] => {
  const category = categoryId === undefined ? undefined : goods.category(categoryId);
  return category === undefined ? [] : [...lineageOf(goods, category.parentId), category];
};

/** The path from the home page to a category, itself included. */
export const crumbsOf = (categoryId: string, { goods, storefront }: Pick<CatalogueContext, 'goods' | 'storefront'>): readonly Crumb[] =>
  lineageOf(goods, categoryId).map((category) => ({
    displayName: localise(storefront, category.name),
    path: categoryPath(category.categoryId),
  }));
