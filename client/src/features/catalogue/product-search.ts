import { itemPath } from '@shop/domain/catalogue/item-path';
import { productPath } from '@shop/domain/shared/paths';

import type { ProductQueryVariables } from '../../platform/generated/graphql.ts';
import type { SearchValues } from '../../platform/navigation/search-params.ts';

/** Prefix of the search parameters with the chosen variants, so that a plain form can submit them. */
const VARIANT = 'variant.';

const chosenIn = (search: SearchValues): readonly { readonly name: string; readonly value: string }[] =>
  Object.entries(search)
    .filter(([name, value]) => name.startsWith(VARIANT) && value !== '')
    .map(([name, value]) => ({ name: name.slice(VARIANT.length), value }))
    .sort((a, b) => a.name.localeCompare(b.name));

/** The item of a product, from the URL: by `varid` (PDP-01), or by variants chosen one by one. */
export const productSearchOf = (id: string, search: SearchValues): ProductQueryVariables => {
  const selectedVariants = chosenIn(search);
  if (selectedVariants.length > 0) return { id, selectedVariants };
  const itemId = search['varid'];
  return itemId === undefined || itemId === '' ? { id } : { id, itemId };
};

export const variantField = (name: string): string => VARIANT + name;

/** The search parameters for these variants. */
export const searchForVariants = (chosen: readonly { readonly name: string; readonly value: string }[]): SearchValues =>
  Object.fromEntries(chosen.map(({ name, value }) => [variantField(name), value]));

const TAB = 'tab';

/** The tab that a URL opens. */
export const tabIn = (search: SearchValues): string | undefined => search[TAB] || undefined;

/** The URL of the same page with a tab open, and scrolled to it. */
export const searchWithTab = (path: string, tabId: string): string => {
  const [pathname = path, query = ''] = path.split('?', 2);
  const search = new URLSearchParams(query);
  search.set(TAB, tabId);
  return `${pathname}?${search.toString()}#tab-${tabId}`;
};

/** Where an item is sold whose URL names another product; undefined if it is this one. */
export const movedItemPath = (id: string, itemId: string, productId: string | null | undefined): string | undefined =>
  productId == null || productId === id ? undefined : itemPath(productPath(productId), itemId);
