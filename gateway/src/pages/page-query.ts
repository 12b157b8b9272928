import { CATEGORY_LISTING } from '@shop/domain/catalogue/category-address';
import { cleanListingParams } from '@shop/domain/catalogue/clean-listing-address';
import { readComparedIds } from '@shop/domain/catalogue/compared-products';
import { isFilterParam } from '@shop/domain/catalogue/filter-params';
import { changesListing } from '@shop/domain/catalogue/listing-address';
import type { ListingKind } from '@shop/domain/catalogue/listing-address';
import { isTypedParam, readSearchParams, SEARCH_LISTING } from '@shop/domain/search/search-address';
import { pageKindOf } from '@shop/domain/content/page-kind';
import type { PageKind } from '@shop/domain/content/page-kind';
import { COMPARE } from '@shop/domain/shared/paths';
import type { CacheTtl } from '../response-cache/cache-policy.ts';

const VARIANT = 'variant.';
const ITEM = 'varid';

const LISTINGS: Readonly<Partial<Record<PageKind, ListingKind>>> = {
  category: CATEGORY_LISTING,
  search: SEARCH_LISTING,
};

const TAB = 'tab';

/** Parameters of a product: an item, or variants that were chosen before scripts ran; the tab that is open; which reviews are shown. */
const PRODUCT_PARAMETERS = /^(?:varid|tab|variant\..+|stars|reviews)$/u;

/** What the values of some of them look like; any other value is dropped as well. */
const PRODUCT_VALUES: Readonly<Record<string, RegExp>> = { stars: /^[1-5]$/u, reviews: /^(?:[2-9]|[1-9]\d{1,2})$/u };

const MAX_VALUE_LENGTH = 200;
/** In UTF-16 units: more than any text that is searched for (`SEARCH_TERM_MAX_LENGTH`), so that the page can tell that it was cut. */
const MAX_TYPED_LENGTH = 300;
/** Of a filter, with all its chosen values. */
const MAX_FILTER_LENGTH = 1_500;
const MAX_PARAMETERS = 24;

const longestOf = (name: string): number =>
  isTypedParam(name) ? MAX_TYPED_LENGTH : isFilterParam(name) ? MAX_FILTER_LENGTH : MAX_VALUE_LENGTH;

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : a > b ? 1 : 0);

/** The products of a comparison, however they are written. */
const comparedQuery = (query: URLSearchParams): URLSearchParams => {
  const ids = readComparedIds(Object.fromEntries(query));
  return new URLSearchParams(ids.length === 0 ? {} : { ids: ids.join(',') });
};

/** A parameter, cut off if it is a typed text: the page says so. */
export const cutTyped = ([name, value]: readonly [string, string]): [string, string] => [
  name,
  isTypedParam(name) ? value.slice(0, MAX_TYPED_LENGTH) : value,
];

/** Whether a parameter changes the page (docs/decisions/0064, 0106). */
const changesPage = (kind: PageKind, [name, value]: readonly [string, string]): boolean => {
  const listing = LISTINGS[kind];
  if (listing !== undefined) return changesListing(listing, [name, value]);
  return kind === 'product' && PRODUCT_PARAMETERS.test(name) && PRODUCT_VALUES[name]?.test(value) !== false;
};

/** The parameters that change the page, once each and in a fixed order. Others, such as those of trackers, are dropped. */
export const knownQuery = (path: string, query: URLSearchParams): URLSearchParams => {
  if (path === COMPARE) return comparedQuery(query);
  const kind = pageKindOf(path);
  if (kind === 'search' && readSearchParams(Object.fromEntries(query)) === undefined) return new URLSearchParams();
  const known = Object.entries(Object.fromEntries(query))
    .map(cutTyped)
    .filter((param) => param[1] !== '' && param[1].length <= longestOf(param[0]) && changesPage(kind, param));
  // Chosen variants take precedence over an item (`product-search.ts` of the client).
  const isChosen = known.some(([name]) => name.startsWith(VARIANT));
  return new URLSearchParams(
    known
      .filter(([name]) => !isChosen || name !== ITEM)
      .sort(byName)
      .slice(0, MAX_PARAMETERS),
  );
};

/** Upper bound for the TTL of a page with these parameters. No query of the page reads which tab is open, so anybody could invent ever more pages. */
export const ttlOfQuery = (query: URLSearchParams): CacheTtl => (query.has(TAB) ? 'short' : 'long');

/** A query as the shop writes it: commas stay as they are. */
export const queryText = (query: URLSearchParams): string => query.toString().replaceAll('%2C', ',');

/** The query that the page of a listing is redirected to (docs/decisions/0106); undefined if it may stay as it is. */
export const cleanListingQuery = (path: string, query: URLSearchParams): string | undefined => {
  const listing = LISTINGS[pageKindOf(path)];
  const clean = listing === undefined ? undefined : cleanListingParams(listing, [...query]);
  return clean === undefined ? undefined : queryText(new URLSearchParams(clean.map(([name, value]) => [name, value])));
};
