import { canonicalPath, HOME, NOT_FOUND } from '../shared/paths.ts';

/** `malformed`: its escapes are no UTF-8, which is a bad request rather than an unknown page. */
export type PathVerdict = 'fine' | 'not-found' | 'malformed';

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Addresses with uppercase letters or $ exist only below /cat/ and /prod/ (specification A2). */
export const pathVerdict = (path: string): PathVerdict => {
  const text = decoded(path);
  if (text === undefined) return 'malformed';
  const isFree = text.startsWith('/cat/') || text.startsWith('/prod/');
  return isFree || !/[\p{Lu}$]/u.test(text) ? 'fine' : 'not-found';
};

/** Categories that are the home page of a storefront; the specification says two (B2), their ids are our own. */
export const HOME_CATEGORY_IDS = ['startseite', 'startseite-bildung'] as const;

export type PageKind =
  | 'home'
  | 'category'
  | 'product'
  | 'account'
  | 'checkout'
  | 'search'
  | 'brands'
  | 'campaigns'
  | 'sweepstakes'
  | 'inspiration'
  | 'advisory'
  | 'product-listing'
  | 'error-404'
  | 'others';

/** Tried in this order; the fragment of product listings is not shown in the specification and is our own. */
const FRAGMENTS: readonly (readonly [string, PageKind])[] = [
  ...HOME_CATEGORY_IDS.map((id): readonly [string, PageKind] => [`/cat/${id}/`, 'home']),
  ['/cat/', 'category'],
  ['/prod/', 'product'],
  ['/myaccount/', 'account'],
  ['/checkout/', 'checkout'],
  ['/search/', 'search'],
  ['/brands/', 'brands'],
  ['/campaigns/', 'campaigns'],
  ['/gewinnspiele/', 'sweepstakes'],
  ['/inspiration/', 'inspiration'],
  ['/beratung/', 'advisory'],
  ['/produkte/', 'product-listing'],
  [NOT_FOUND, 'error-404'],
];

/** What kind of page an address leads to, told by fragments of its path (specification B2). */
export const pageTypeOf = (path: string): PageKind => {
  const asked = canonicalPath(path.split('?')[0] ?? HOME);
  if (asked === HOME) return 'home';
  return FRAGMENTS.find(([fragment]) => asked.includes(fragment))?.[1] ?? 'others';
};
