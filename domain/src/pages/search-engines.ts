import type { FilterParams } from '../catalogue/filter-params.ts';
import { listingAddress } from '../catalogue/listing-address.ts';
import { pageKindOf } from '../content/page-kind.ts';
import { canonicalPath, isWithinShop } from '../shared/canonical-path.ts';
import { omitNil } from '../shared/omit-nil.ts';
import {
  BASKET,
  COMPARE,
  LOGIN,
  LOGOUT,
  NEWSLETTER_SUCCESS,
  NEWSLETTER_UNSUBSCRIPTION,
  PASSWORD,
  PRIME_CHECKOUT,
  RATING,
  REGISTER,
  RESET_PASSWORD,
  SEARCH,
  WISHLIST,
} from '../shared/paths.ts';

/** A page as its metadata depends on it. */
export interface DescribedPage {
  readonly path: string;
  readonly query: FilterParams;
  /** Whether it was found and rendered without a failure. */
  readonly isFound: boolean;
  /** What the page asks of search engines itself, if anything. */
  readonly ownRobots?: string | undefined;
  /** Path and query of the page that it says it is a copy of. */
  readonly ownCanonical?: string | undefined;
}

/** Pages that search engines do not list, although they follow their links (SEO-03, SEO-09, SEO-10); anybody can invent comparisons. */
const UNLISTED: ReadonlySet<string> = new Set([
  BASKET,
  LOGIN,
  PASSWORD,
  SEARCH,
  REGISTER,
  RESET_PASSWORD,
  RATING,
  PRIME_CHECKOUT,
  NEWSLETTER_SUCCESS,
  NEWSLETTER_UNSUBSCRIPTION,
  WISHLIST,
  COMPARE,
]);

const isUnlisted = ({ path, query, isFound }: DescribedPage): boolean =>
  !isFound || Object.hasOwn(query, 'order') || UNLISTED.has(path);

/** What the page's robots tag says. Of the page's own words and the shop's, the stricter ones hold (SEO-02 to SEO-04). */
export const robotsOf = (page: DescribedPage): string => {
  const own = page.ownRobots ?? 'index,follow';
  if (!isUnlisted(page)) return own;
  return own.includes('nofollow') ? 'noindex,nofollow' : 'noindex,follow';
};

/** Whether search engines may list the page. */
export const isListed = (page: DescribedPage): boolean => !robotsOf(page).includes('noindex');

/**
 * Path and query of the one address under which search engines list a page (SEO-05); undefined for those that they do not list.
 * Searches have one too: it tells crawlers which of their addresses are the same page.
 */
export const canonicalAddressOf = (page: DescribedPage): string | undefined => {
  const { path, query, isFound } = page;
  if (!isListed(page) && !(isFound && path === SEARCH)) return undefined;
  if (page.ownCanonical !== undefined && isWithinShop(page.ownCanonical)) return canonicalPath(page.ownCanonical);
  if (pageKindOf(path) === 'product') return path;
  const { q, p } = query;
  return listingAddress(path, omitNil({ q, p: p === '1' ? undefined : p }));
};

const WITHOUT_PREVIEW: ReadonlySet<string> = new Set([LOGIN, LOGOUT]);

/** Whether a link to the page is shown with a preview where people share it (Open Graph): never what is personal (SEO-06). */
export const hasSharePreview = ({ path, isFound }: DescribedPage): boolean => {
  if (!isFound || WITHOUT_PREVIEW.has(path)) return false;
  const kind = pageKindOf(path);
  return path === WISHLIST || (kind !== 'checkout' && kind !== 'account');
};

/** The picture that a preview shows if the page has none of its own (SEO-07). Sizes in pixels. */
export const SHARE_PICTURE = { path: '/share.jpg', width: 1200, height: 630, type: 'image/jpeg' } as const;
