import { CATEGORY_SORTS, type CategorySort, DEFAULT_CATEGORY_SORT } from '@shop/domain/catalogue/category';

import type { SearchValues } from '../../platform/navigation/search-params.ts';

/** Page and sort of a listing, from the URL (specification B2: p, sort). */
export interface ListingSearch {
  readonly page: number;
  readonly sort: CategorySort;
}

const pageOf = (text: string | undefined): number => (text !== undefined && /^[1-9]\d{0,4}$/u.test(text) ? Number(text) : 1);

/** Invalid pages and sorts are ignored. */
export const listingSearchOf = ({ p, sort }: SearchValues): ListingSearch => ({
  page: pageOf(p),
  sort: CATEGORY_SORTS.find((known) => known === sort) ?? DEFAULT_CATEGORY_SORT,
});

/** The URL of a page of a listing. Defaults are left out. */
export const listingHref = (path: string, { page, sort }: ListingSearch): string => {
  const query = new URLSearchParams({ ...(page > 1 ? { p: String(page) } : {}), ...(sort === DEFAULT_CATEGORY_SORT ? {} : { sort }) }).toString();
  return query === '' ? path : `${path}?${query}`;
};
