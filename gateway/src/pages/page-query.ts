import { DEFAULT_CATEGORY_SORT } from '@shop/domain/catalogue/category';
import { readComparedIds } from '@shop/domain/catalogue/compared-products';
import { isFilterParam } from '@shop/domain/catalogue/filter-params';
import { DEFAULT_SEARCH_SORT } from '@shop/domain/search/search-query';
import { pageKindOf } from '@shop/domain/content/page-kind';
import type { PageKind } from '@shop/domain/content/page-kind';
import { COMPARE } from '@shop/domain/shared/paths';

const VARIANT = 'variant.';
const ITEM = 'varid';

/** Parameters that change a page of this kind (docs/decisions/0064, 0106). */
const PARAMETERS: Readonly<Partial<Record<PageKind, RegExp>>> = {
  category: /^(?:p|sort|filter\..+)$/u,
  search: /^(?:q|oq|p|sort|searchInCategoryId|filter\..+)$/u,
  // An item, or variants that were chosen before scripts ran; the tab that is open; which reviews are shown.
  product: /^(?:varid|tab|variant\..+|stars|reviews)$/u,
};

/** Defaults of a listing: as parameters they do not change the page. */
const DEFAULTS: Readonly<Record<string, readonly string[]>> = {
  p: ['1'],
  sort: [DEFAULT_CATEGORY_SORT, DEFAULT_SEARCH_SORT],
};

/** Typed texts: what is too long is cut off, and the page says so. */
const TYPED: ReadonlySet<string> = new Set(['q', 'oq']);

/** What the values of some parameters look like; any other value is dropped as well. */
const VALUES: Readonly<Record<string, RegExp>> = { stars: /^[1-5]$/u, reviews: /^(?:[2-9]|[1-9]\d{1,2})$/u };

const MAX_VALUE_LENGTH = 200;
/** In UTF-16 units: more than any text that is searched for (`SEARCH_TERM_MAX_LENGTH`), so that the page can tell that it was cut. */
const MAX_TYPED_LENGTH = 300;
/** Of a filter, with all its chosen values. */
const MAX_FILTER_LENGTH = 1_500;
const MAX_PARAMETERS = 24;

const longestOf = (name: string): number =>
  TYPED.has(name) ? MAX_TYPED_LENGTH : isFilterParam(name) ? MAX_FILTER_LENGTH : MAX_VALUE_LENGTH;

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : a > b ? 1 : 0);

/** The products of a comparison, however they are written. */
const comparedQuery = (query: URLSearchParams): URLSearchParams => {
  const ids = readComparedIds(Object.fromEntries(query));
  return new URLSearchParams(ids.length === 0 ? {} : { ids: ids.join(',') });
};

/** A parameter, cut off if it is a typed text. */
export const cutTyped = ([name, value]: readonly [string, string]): [string, string] => [
  name,
  TYPED.has(name) ? value.slice(0, MAX_TYPED_LENGTH) : value,
];

/** The parameters that change the page, once each and in a fixed order. Others, such as those of trackers, are dropped. */
export const knownQuery = (path: string, query: URLSearchParams): URLSearchParams => {
  if (path === COMPARE) return comparedQuery(query);
  const parameters = PARAMETERS[pageKindOf(path)];
  const known = Object.entries(Object.fromEntries(query))
    .map(cutTyped)
    .filter(
      ([name, value]) =>
        parameters?.test(name) === true &&
        value !== '' &&
        DEFAULTS[name]?.includes(value) !== true &&
        VALUES[name]?.test(value) !== false &&
        value.length <= longestOf(name),
    );
  // Chosen variants take precedence over an item (`product-search.ts` of the client).
  const isChosen = known.some(([name]) => name.startsWith(VARIANT));
  return new URLSearchParams(
    known
      .filter(([name]) => !isChosen || name !== ITEM)
      .sort(byName)
      .slice(0, MAX_PARAMETERS),
  );
};
