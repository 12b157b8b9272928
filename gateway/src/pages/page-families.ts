import { pageTypeOf } from '@shop/domain/content/page-resolution';
import type { PageKind } from '@shop/domain/content/page-resolution';

/** Kinds of pages that are the same for everybody on a storefront. */
const PUBLIC_KINDS: ReadonlySet<PageKind> = new Set<PageKind>([
  'home',
  'category',
  'product',
  'brands',
  'campaigns',
  'sweepstakes',
  'inspiration',
  'advisory',
  'product-listing',
  'others',
]);

/** Pages of kind `others` that show something of the visitor. */
const PERSONAL_PREFIXES = ['/login/', '/logout/', '/computop/', '/rating/', '/prime/', '/test/', '/cf/'];

/** Whether a page may show something of the visitor: then it is rendered for each request and never kept. */
export const isPersonalPath = (path: string): boolean =>
  !PUBLIC_KINDS.has(pageTypeOf(path)) || PERSONAL_PREFIXES.some((prefix) => path.startsWith(prefix));

/** Query parameters that public pages know. */
const KNOWN: readonly string[] = ['p', 'sort', 'varid', 'searchInCategoryId'];
/** Filters of a listing, and variants chosen before scripts run. */
const KNOWN_PREFIXES: readonly string[] = ['filter.', 'variant.'];
const MAX_VALUE_LENGTH = 200;
const MAX_PARAMETERS = 24;

const isKnown = (name: string): boolean => KNOWN.includes(name) || KNOWN_PREFIXES.some((prefix) => name.startsWith(prefix));

/** What of a query makes a page another one; trackers' parameters and typing errors do not. */
export const knownQuery = (query: URLSearchParams): URLSearchParams => {
  const known = [...query].filter(([name, value]) => isKnown(name) && value !== '' && value.length <= MAX_VALUE_LENGTH);
  return new URLSearchParams(known.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).slice(0, MAX_PARAMETERS));
};
