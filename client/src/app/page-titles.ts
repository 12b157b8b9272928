import { headOf } from '../platform/pages/page-head.ts';
import { brandOf } from '../storefronts/brands.ts';
import type { RouterContext } from './router-context.ts';

/** "Titel | Pausenhof". */
export const pageTitle = (title: string, { page }: Pick<RouterContext, 'page'>): string =>
  `${title} | ${brandOf(page.storefront).name}`;

/** The head of a personal page. Search engines do not index it. */
export const privateHead = (title: string, context: Pick<RouterContext, 'page'>) =>
  headOf({ title: pageTitle(title, context), robots: 'noindex,nofollow' });

/** The head of a page with nothing but a title. */
export const titledHead = (title: string, context: Pick<RouterContext, 'page'>) =>
  headOf({ title: pageTitle(title, context) });
