import { itemPath } from '@shop/domain/catalogue/item-path';
import { isFiltered } from '@shop/domain/catalogue/listing-filters';
import { PRODUCTS_PER_PAGE } from '@shop/domain/catalogue/category';
import type { SearchQuery } from '@shop/domain/search/search-query';
import type { FoundCategory, SearchListing } from '@shop/domain/search/search.port';
import { categoryPath, productPath } from '@shop/domain/shared/paths';
import { filterGoods } from '../catalogue/filter-goods.ts';
import { sortGoods } from '../catalogue/sort-goods.ts';
import { localise, type CatalogueContext } from '../goods/catalogue-context.ts';
import type { GoodsCategory, GoodsProduct } from '../goods/goods.ts';
import { lineageOf } from '../goods/project-crumbs.ts';
import { tileOf } from '../goods/project-tile.ts';
import { articleNumberIn, findGoods, indexFor } from './find-goods.ts';
import { suggestedFilters } from './suggested-filters.ts';

/** Categories that a search offers at a time: those of its best products. */
const MOST_CATEGORIES = 12;

/** How many of the found products each category has, with those below it, and the place of its best one. */
type Places = ReadonlyMap<string, { readonly count: number; readonly first: number }>;

const placesOf = (found: readonly GoodsProduct[], goods: CatalogueContext['goods']): Places => {
  const places = new Map<string, { count: number; first: number }>();
  const add = (categoryId: string, count: number, first: number): void => {
    const known = places.get(categoryId);
    if (known === undefined) places.set(categoryId, { count, first });
    else Object.assign(known, { count: known.count + count, first: Math.min(known.first, first) });
  };
  for (const [at, { categoryId }] of found.entries()) add(categoryId, 1, at);
  for (const [shelfId, { count, first }] of [...places])
    for (const { categoryId } of lineageOf(goods, shelfId).slice(0, -1)) add(categoryId, count, first);
  return places;
};

/** The chosen category with those above it, then the ones into which it divides. Where only one would be offered, its own parts are. */
const categoriesOf = (
  found: readonly GoodsProduct[],
  chosenId: string | undefined,
  { goods, storefront }: CatalogueContext,
): readonly FoundCategory[] => {
  const places = placesOf(found, goods);
  const present = (category: GoodsCategory, selected: boolean): FoundCategory => ({
    id: category.categoryId,
    name: localise(storefront, category.name),
    count: places.get(category.categoryId)?.count ?? 0,
    path: categoryPath(category.categoryId),
    selected,
  });
  const below = (categories: readonly GoodsCategory[]): readonly FoundCategory[] => {
    const offered = categories
      .map((category) => ({ category, shown: present(category, false) }))
      .filter(({ shown }) => shown.count > 0);
    const [only, ...others] = offered;
    return only !== undefined && others.length === 0 && only.category.children.length > 0
      ? below(only.category.children)
      : offered.map(({ shown }) => shown);
  };
  const lineage = lineageOf(goods, chosenId);
  const firstIn = ({ id }: FoundCategory): number => places.get(id)?.first ?? 0;
  const parts = below(lineage.at(-1)?.children ?? goods.roots).toSorted((a, b) => firstIn(a) - firstIn(b));
  return [...lineage.map((category) => present(category, true)), ...parts.slice(0, MOST_CATEGORIES)];
};

/** The page of the article whose number was searched for. */
const articlePath = (term: string, context: CatalogueContext): string | undefined => {
  const found = indexFor(context).orderNumbers.get(articleNumberIn(term) ?? '');
  const product = found === undefined ? undefined : context.goods.products[found.at];
  if (found === undefined || product === undefined) return undefined;
  return itemPath(productPath(product.productId), found.itemId, product.items.length > 1);
};

/** One page of what a search finds; a page past the last is the last. */
export const searchGoods = (
  { searchTerm, page, sort, filters, searchInCategoryId }: SearchQuery,
  context: CatalogueContext,
): SearchListing => {
  const everywhere = findGoods(searchTerm, context);
  const within =
    searchInCategoryId !== undefined && context.goods.category(searchInCategoryId) !== undefined
      ? searchInCategoryId
      : undefined;
  const {
    products: found,
    offered,
    itemsOf,
  } = filterGoods(
    within === undefined ? everywhere : everywhere.filter(({ categoryId }) => categoryId.startsWith(within)),
    filters,
    context,
  );
  // Categories are counted as any filter is: with all others applied.
  const inAnyCategory =
    within === undefined
      ? found
      : isFiltered(filters)
        ? filterGoods(everywhere, filters, context).products
        : everywhere;
  const totalPages = Math.max(1, Math.ceil(found.length / PRODUCTS_PER_PAGE));
  const currentPage = Math.min(Math.max(1, page), totalPages);
  const from = (currentPage - 1) * PRODUCTS_PER_PAGE;
  const redirectPath = articlePath(searchTerm, context);
  return {
    products: sortGoods(found, sort, context, itemsOf)
      .slice(from, from + PRODUCTS_PER_PAGE)
      .map((product) => tileOf(product, context, itemsOf(product))),
    total: found.length,
    currentPage,
    totalPages,
    sort,
    filters: offered,
    suggestedFilters: suggestedFilters(offered.enumFilters, found.length),
    categoryFilter: categoriesOf(inAnyCategory, within, context),
    ...(redirectPath === undefined ? {} : { redirectPath }),
  };
};
