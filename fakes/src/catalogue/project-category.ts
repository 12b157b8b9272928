import {
  type CategoryListing,
  type CategoryNode,
  type CategoryQuery,
  type CategorySort,
  PRODUCTS_PER_PAGE,
} from '@shop/domain/catalogue/category';
import { isFiltered, NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import { categoryPath } from '@shop/domain/shared/paths';
import { oncePerStorefront } from '../shared/once-per-storefront.ts';
import { filterGoods, type FilteredGoods } from './filter-goods.ts';
import { isByPrice, sortGoods } from './sort-goods.ts';
import type { GoodsCategory, GoodsProduct } from '../goods/goods.ts';
import { crumbsOf, lineageOf } from '../goods/project-crumbs.ts';
import { pictureOf } from '../goods/project-picture.ts';
import { tileOf } from '../goods/project-tile.ts';
import { localise, type CatalogueContext } from '../goods/catalogue-context.ts';

/** A category and its subcategories, as the navigation shows them. */
const categoryNodeOf = oncePerStorefront(
  (category: GoodsCategory, { storefront }: Pick<CatalogueContext, 'storefront'>): CategoryNode => {
    const name = localise(storefront, category.name);
    return {
      id: category.categoryId,
      name,
      path: categoryPath(category.categoryId),
      picture: pictureOf(category.picture, name),
      children: category.children.map((child) => categoryNodeOf(child, { storefront })),
    };
  },
);

/** The whole tree. */
export const navigationOf = ({
  goods,
  storefront,
}: Pick<CatalogueContext, 'goods' | 'storefront'>): readonly CategoryNode[] =>
  goods.roots.map((root) => categoryNodeOf(root, { storefront }));

/** The top category above a category, with everything below it. */
export const branchOf = (
  category: GoodsCategory,
  { goods, storefront }: Pick<CatalogueContext, 'goods' | 'storefront'>,
): CategoryNode => categoryNodeOf(lineageOf(goods, category.categoryId)[0] ?? category, { storefront });

type OfOrder<Value> = (category: GoodsCategory, sort: CategorySort, context: CatalogueContext) => Value;

/** What a storefront's category shows in each order, made again only after the stock has changed. */
const oncePerOrder = <Value>(make: OfOrder<Value>): OfOrder<Value> => {
  const made = new WeakMap<CatalogueContext['stockOf'], Map<string, Value>>();
  return (category, sort, context) => {
    const { storefront, stockOf } = context;
    const known = made.get(stockOf) ?? new Map<string, Value>();
    made.set(stockOf, known);
    const name = `${storefront.id} ${category.categoryId} ${sort}`;
    const value = known.get(name) ?? make(category, sort, context);
    known.set(name, value);
    return value;
  };
};

/** A category's products in the requested order. */
const inOrder = oncePerOrder(({ categoryId }, sort, context): readonly GoodsProduct[] =>
  sortGoods(context.goods.productsIn(categoryId), sort, context),
);

const unfiltered = oncePerOrder(
  (category, sort, context): FilteredGoods => filterGoods(inOrder(category, sort, context), NO_FILTERS, context),
);

/** A category's products as the filters leave them. */
const matching = (
  category: GoodsCategory,
  { sort, filters }: CategoryQuery,
  context: CatalogueContext,
): FilteredGoods => {
  if (!isFiltered(filters)) return unfiltered(category, sort, context);
  const filtered = filterGoods(inOrder(category, sort, context), filters, context);
  return isByPrice(sort)
    ? { ...filtered, products: sortGoods(filtered.products, sort, context, filtered.itemsOf) }
    : filtered;
};

/** One page of a category's products; a page past the last is the last. */
export const listingOf = (
  category: GoodsCategory,
  query: CategoryQuery,
  context: CatalogueContext,
): CategoryListing => {
  const { goods, storefront } = context;
  const { products: found, offered, itemsOf } = matching(category, query, context);
  const { page, sort } = query;
  const totalPages = Math.max(1, Math.ceil(found.length / PRODUCTS_PER_PAGE));
  const currentPage = Math.min(Math.max(1, page), totalPages);
  const from = (currentPage - 1) * PRODUCTS_PER_PAGE;
  const parent = lineageOf(goods, category.parentId).at(-1);
  const { id, name, path, picture, children } = categoryNodeOf(category, { storefront });
  return {
    categoryId: id,
    categoryName: name,
    ...(parent === undefined ? {} : { parentName: localise(storefront, parent.name) }),
    path,
    description: localise(storefront, category.description),
    ...(picture === undefined ? {} : { picture }),
    breadcrumb: crumbsOf(category.categoryId, context),
    children,
    products: found.slice(from, from + PRODUCTS_PER_PAGE).map((product) => tileOf(product, context, itemsOf(product))),
    total: found.length,
    currentPage,
    totalPages,
    sort,
    filters: offered,
  };
};
