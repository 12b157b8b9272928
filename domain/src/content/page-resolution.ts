import { canonicalPath, HOME, isWithinShop, NOT_FOUND } from '../shared/paths.ts';
import type { PageDetails } from './content.ts';
import { STATIC_PATHS } from './static-paths.ts';

/** How an address is answered. */
export type PageAnswer =
  | { readonly answer: 'page' }
  | { readonly answer: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly answer: 'gone' }
  | { readonly answer: 'not-found' };

const redirectOf = (details: PageDetails, path: string): PageAnswer | undefined => {
  const to = details.redirectUrl;
  if (to === undefined || !isWithinShop(to) || canonicalPath(to) === path) return undefined;
  return { answer: 'redirect', to: canonicalPath(to), status: details.redirectIsTemporary ? 302 : 301 };
};

/** Answers a looked-up address (specification A2): redirect, gone, not found, or the page. A target outside the shop is not followed. */
export const resolvePage = (details: PageDetails, path: string): PageAnswer => {
  const asked = canonicalPath(path);
  const redirect = redirectOf(details, asked);
  if (redirect !== undefined) return redirect;
  switch (details.pageType) {
    case 'GONE':
      return { answer: 'gone' };
    case 'NOT_FOUND':
    case 'UNKNOWN':
      return STATIC_PATHS.includes(asked) ? { answer: 'page' } : { answer: 'not-found' };
    case 'CONTENT':
    case 'CATEGORY':
    case 'PRODUCT':
      return { answer: 'page' };
  }
};

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

/** Longest title that still names the parent, in characters (specification B5). */
export const CATEGORY_TITLE_MAX_LENGTH = 50;

/** "current / parent", the current category alone where that is too long or there is no parent. */
export const categoryTitle = (current: string, parent?: string): string => {
  if (parent === undefined) return current;
  const both = `${current} / ${parent}`;
  return [...both].length > CATEGORY_TITLE_MAX_LENGTH ? current : both;
};
