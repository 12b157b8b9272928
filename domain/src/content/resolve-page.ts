import { canonicalPath, isWithinShop } from '../shared/canonical-path.ts';
import { categoryPath } from '../shared/paths.ts';
import type { PageDetails } from './content.ts';
import { pageKindOf } from './page-kind.ts';
import { STATIC_PATHS } from './static-paths.ts';

/** The page, redirect or error that a URL leads to. */
export type PageResolution =
  | { readonly outcome: 'page' }
  | { readonly outcome: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'not-found' };

const redirectOf = (details: PageDetails, path: string): PageResolution | undefined => {
  const to = details.redirectUrl;
  if (to === undefined || !isWithinShop(to) || canonicalPath(to) === path) return undefined;
  return { outcome: 'redirect', to: canonicalPath(to), status: details.redirectIsTemporary ? 302 : 301 };
};

/** A category has one page, its listing: whatever other URL is about it leads there. Only a category that is the home page stays where it is. */
const listingOf = ({ pageType, categoryId }: PageDetails, path: string): PageResolution | undefined => {
  if (pageType !== 'CATEGORY' || categoryId === undefined) return undefined;
  const to = categoryPath(categoryId);
  return to === path || pageKindOf(to) === 'home' ? undefined : { outcome: 'redirect', to, status: 301 };
};

/** Decides what a URL leads to: redirect, gone, not found, or the page (PAGE-02 to PAGE-04). Redirects to other sites are not followed. */
export const resolvePage = (details: PageDetails, path: string): PageResolution => {
  const requested = canonicalPath(path);
  const redirect = redirectOf(details, requested) ?? listingOf(details, requested);
  if (redirect !== undefined) return redirect;
  switch (details.pageType) {
    case 'GONE':
      return { outcome: 'gone' };
    case 'NOT_FOUND':
    case 'UNKNOWN':
      return STATIC_PATHS.includes(requested) ? { outcome: 'page' } : { outcome: 'not-found' };
    case 'CONTENT':
    case 'CATEGORY':
    case 'PRODUCT':
      return { outcome: 'page' };
  }
};
