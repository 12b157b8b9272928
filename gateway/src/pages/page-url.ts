import { checkPath } from '@shop/domain/content/check-path';
import { canonicalPath, hasDotSegment, isWithinShop } from '@shop/domain/shared/canonical-path';
import { isFilterParam } from '@shop/domain/catalogue/filter-params';
import { comparePath, readComparedIds } from '@shop/domain/catalogue/compared-products';
import { normalizeSearchTerm } from '@shop/domain/search/search-query';
import { MAX_PAGE, readPageNumber } from '@shop/domain/shared/page-number';
import { COMPARE, HOME, ORDERS, SEARCH } from '@shop/domain/shared/paths';
import { SHOP_ID } from '@shop/domain/shared/shop-id';
import { isPersonalPath } from './personal-paths.ts';
import { cleanListingQuery, cutTyped, knownQuery, queryText } from './page-query.ts';
import { isProviderReturn, readReturnQuery } from '../checkout/payment-return-query.ts';

/** What happens to a request's URL before any page is rendered. */
export type PageUrl =
  | {
      readonly outcome: 'render';
      readonly path: string;
      readonly url: string;
      readonly query: URLSearchParams;
      readonly isPersonal: boolean;
    }
  /** A page at `to` may redirect again, if it has filters that only the shop can judge. */
  | { readonly outcome: 'redirect'; readonly to: string; readonly hasFilters?: true }
  | { readonly outcome: 'not-found' }
  | { readonly outcome: 'malformed'; readonly message: string };

const MAX_URL_LENGTH = 2_000;

const malformed = (message: string): PageUrl => ({ outcome: 'malformed', message });

/** What no URL of the shop contains, escaped or not: control characters, backslashes, `..`. */
const hasStrangeCharacters = (path: string): boolean => {
  const decoded = decodeURIComponent(path);
  return /[\p{Cc}\\]/u.test(decoded) || hasDotSegment(decoded);
};

const idFault = (path: string): string | undefined => {
  const [, family = '', id = ''] = path.split('/').map(decodeURIComponent);
  if ((family !== 'cat' && family !== 'prod') || id === '') return undefined;
  return SHOP_ID.test(id) ? undefined : 'The id of the category or product is malformed.';
};

const isPageNumber = (text: string): boolean => (readPageNumber(text) ?? Infinity) <= MAX_PAGE;

const queryFault = (path: string, query: URLSearchParams): string | undefined => {
  const { p, varid, searchInCategoryId } = Object.fromEntries(query);
  // The list of orders shows its first page instead.
  if (p !== undefined && path !== ORDERS && !isPageNumber(p))
    return `p must be the number of a page, from 1 to ${MAX_PAGE}.`;
  if (varid !== undefined && !SHOP_ID.test(varid)) return 'varid must be the id of an item.';
  if (searchInCategoryId !== undefined && path === SEARCH && !SHOP_ID.test(searchInCategoryId))
    return 'searchInCategoryId must be the id of a category.';
  return undefined;
};

const redirectTo = (path: string, query: string): Extract<PageUrl, { readonly outcome: 'redirect' }> => ({
  outcome: 'redirect',
  to: query === '' ? path : `${path}?${query}`,
  ...([...new URLSearchParams(query).keys()].some(isFilterParam) ? { hasFilters: true } : {}),
});

/** Existing files were served before. */
const isMissingFile = (path: string): boolean => !path.endsWith('/');

/** Fields of a form make the same comparison as a list of ids: it has one URL, which can be shared. */
const isOtherSpelling = (path: string, all: URLSearchParams): boolean =>
  path === COMPARE && (all.get('ids') ?? '') !== readComparedIds(Object.fromEntries(all)).join(',');

const rendered = (path: string, search: string): PageUrl => {
  const isPersonal = isPersonalPath(path);
  const all = new URLSearchParams(search);
  // An empty search leads home (SEARCH-04).
  if (path === SEARCH && all.has('q') && normalizeSearchTerm(all.get('q') ?? '') === '')
    return { outcome: 'redirect', to: HOME };
  const cleaned = cleanListingQuery(path, all);
  if (cleaned !== undefined) return redirectTo(path, cleaned);
  const query = isPersonal ? all : knownQuery(path, all);
  if (isOtherSpelling(path, all))
    return { outcome: 'redirect', to: comparePath(readComparedIds(Object.fromEntries(all))) };
  const fault = idFault(path) ?? queryFault(path, query);
  if (fault !== undefined) return malformed(fault);
  return {
    outcome: 'render',
    path,
    url: query.size === 0 ? path : `${path}?${queryText(query)}`,
    query,
    isPersonal,
  };
};

/** A search for a text of any length is one for its beginning. */
const shortened = (target: string): string => {
  const [path = '', ...rest] = target.split('?');
  return path === SEARCH
    ? `${path}?${new URLSearchParams([...new URLSearchParams(rest.join('?'))].map(cutTyped)).toString()}`
    : target;
};

/** A return from a payment provider is never refused: what is not read of it is ignored. Undefined for any other page. */
const providerReturn = (target: string): PageUrl | undefined => {
  const [spelling = '', ...rest] = target.split('?');
  const path = canonicalPath(spelling);
  if (!isProviderReturn(path)) return undefined;
  const query = readReturnQuery(new URLSearchParams(rest.join('?')));
  const url = query.size === 0 ? path : `${path}?${query.toString()}`;
  return spelling === path
    ? { outcome: 'render', path, url, query, isPersonal: true }
    : { outcome: 'redirect', to: url };
};

/** Checks the URL of a page: only one canonical form, nothing malformed, no capitals (PAGE-05). */
export const resolvePageUrl = (asked: string): PageUrl => {
  const back = providerReturn(asked);
  if (back !== undefined) return back;
  const target = asked.length > MAX_URL_LENGTH ? shortened(asked) : asked;
  if (target.length > MAX_URL_LENGTH) return malformed('The URL is too long.');
  const [path = '/', ...rest] = target.split('?');
  const search = rest.join('?');
  const check = checkPath(path);
  if (check === 'malformed') return malformed('The URL contains escapes that are not valid UTF-8.');
  if (hasStrangeCharacters(path)) return malformed('The URL contains characters that no page has.');
  if (check === 'not-found') return { outcome: 'not-found' };
  const canonical = canonicalPath(path);
  if (canonical !== path) {
    const query = cleanListingQuery(canonical, new URLSearchParams(search)) ?? search;
    const redirect = redirectTo(canonical, query);
    return isWithinShop(redirect.to) ? redirect : malformed('The URL contains characters that no page has.');
  }
  return isMissingFile(path) ? { outcome: 'not-found' } : rendered(path, search);
};
