import { headOf } from '../platform/pages/page-head.ts';
import { brandOf } from '../storefronts/brands.ts';
import type { RouterContext } from './router-context.ts';

/** "Titel | Pausenhof". */
export const pageTitle = (title: string, { page }: Pick<RouterContext, 'page'>): string =>
  `${title} | ${brandOf(page.storefront).name}`;

/** The one URL of a page, whatever else its address holds: search engines list that one (SEO-05). */
export const canonicalUrl = (path: string, { page }: Pick<RouterContext, 'page'>): string => page.baseUrl + path;

/** The head of a personal page. Search engines do not index it. */
export const privateHead = (title: string, context: Pick<RouterContext, 'page'>) =>
  headOf({ title: pageTitle(title, context), robots: 'noindex,nofollow' });

/** The head of a page that search engines do not list, although they may follow its links (SEO-03). */
export const unlistedHead = (title: string, context: Pick<RouterContext, 'page'>, canonical?: string) =>
  headOf({
    title: pageTitle(title, context),
    robots: 'noindex,follow',
    ...(canonical === undefined ? {} : { canonical: canonicalUrl(canonical, context) }),
  });
