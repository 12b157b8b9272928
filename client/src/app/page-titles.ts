import { headOf } from '../platform/pages/page-head.ts';
import { brandOf } from '../storefronts/brand.ts';
import type { RouterContext } from './router-context.ts';

/** "Titel | Pausenhof". */
export const pageTitle = (title: string, { page }: Pick<RouterContext, 'page'>): string => `${title} | ${brandOf(page.storefront).name}`;

/** Head of a page that is the visitor's own: search engines stay out. */
export const privateHead = (title: string, context: Pick<RouterContext, 'page'>) => headOf({ title: pageTitle(title, context), robots: 'noindex,nofollow' });
