import { headOf } from '../platform/pages/page-head.ts';
import { pageTitle } from './page-titles.ts';
import type { RouterContext } from './router-context.ts';

/** Head of a page that is the visitor's own: search engines stay out. */
export const privateHead = (title: string, context: Pick<RouterContext, 'page'>) => headOf({ title: pageTitle(title, context), robots: 'noindex,nofollow' });
