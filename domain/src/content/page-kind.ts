import { canonicalPath } from '../shared/canonical-path.ts';
import { HOME, NOT_FOUND } from '../shared/paths.ts';

/** Categories that are the home page of a storefront. The specification lists two (PAGE-06); their ids are ours. */
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

/** The first match wins. The specification does not give the fragment of product listings; this one is ours. */
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

/** The kind of page at a path, recognised by fragments of the path (PAGE-06). */
export const pageKindOf = (path: string): PageKind => {
  const canonical = canonicalPath(path.split('?')[0] ?? HOME);
  if (canonical === HOME) return 'home';
  return FRAGMENTS.find(([fragment]) => canonical.includes(fragment))?.[1] ?? 'others';
};
