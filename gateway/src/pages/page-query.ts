import { DEFAULT_CATEGORY_SORT } from '@shop/domain/catalogue/category';
import { readComparedIds } from '@shop/domain/catalogue/compared-products';
import { pageKindOf } from '@shop/domain/content/page-kind';
import type { PageKind } from '@shop/domain/content/page-kind';
import { COMPARE } from '@shop/domain/shared/paths';

const VARIANT = 'variant.';
const ITEM = 'varid';
const FILTER = 'filter.';

/** Parameters that change a page of this kind (docs/decisions/0064, 0106). */
const PARAMETERS: Readonly<Partial<Record<PageKind, RegExp>>> = {
  category: /^(?:p|sort|filter\..+)$/u,
  search: /^(?:q|oq|p|sort|searchInCategoryId)$/u,
  // An item, or variants that were chosen before scripts ran; the tab that is open; which reviews are shown.
  product: /^(?:varid|tab|variant\..+|stars|reviews)$/u,
};

/** Defaults of a listing: as parameters they do not change the page. */
const DEFAULTS: Readonly<Record<string, string>> = { p: '1', sort: DEFAULT_CATEGORY_SORT };

/** What the values of some parameters look like; any other value is dropped as well. */
const VALUES: Readonly<Record<string, RegExp>> = { stars: /^[1-5]$/u, reviews: /^(?:[2-9]|[1-9]\d{1,2})$/u };

const MAX_VALUE_LENGTH = 200;
/** Of a filter, with all its chosen values. */
const MAX_FILTER_LENGTH = 1_500;
const MAX_PARAMETERS = 24;

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : a > b ? 1 : 0);

/** What is searched for is cut and not dropped: the page says so. An empty search is one too: it leads home. */
const SEARCHED = /^o?q$/u;

const searchedIn = (path: string, name: string): boolean => pageKindOf(path) === 'search' && SEARCHED.test(name);

/** The products of a comparison, however they are written. */
const comparedQuery = (query: URLSearchParams): URLSearchParams => {
  const ids = readComparedIds(Object.fromEntries(query));
  return new URLSearchParams(ids.length === 0 ? {} : { ids: ids.join(',') });
};

/** The parameters that change the page, once each and in a fixed order. Others, such as those of trackers, are dropped. */
export const knownQuery = (path: string, query: URLSearchParams): URLSearchParams => {
  if (path === COMPARE) return comparedQuery(query);
  const parameters = PARAMETERS[pageKindOf(path)];
  const cut = Object.entries(Object.fromEntries(query)).map(([name, value]): [string, string] => [name, searchedIn(path, name) ? value.slice(0, MAX_VALUE_LENGTH) : value]);
  const known = cut.filter(
    ([name, value]) => parameters?.test(name) === true && (value !== '' || name === 'q') && value !== DEFAULTS[name] && VALUES[name]?.test(value) !== false && value.length <= (name.startsWith(FILTER) ? MAX_FILTER_LENGTH : MAX_VALUE_LENGTH),
  );
  // Chosen variants take precedence over an item (`product-search.ts` of the client).
  const isChosen = known.some(([name]) => name.startsWith(VARIANT));
  return new URLSearchParams(known.filter(([name]) => !isChosen || name !== ITEM).sort(byName).slice(0, MAX_PARAMETERS));
};
