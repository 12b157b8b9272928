import { brandOf } from '../storefronts/brand.ts';
import type { RouterContext } from './router-context.ts';

/** "Titel | Pausenhof". */
export const pageTitle = (title: string, { page }: Pick<RouterContext, 'page'>): string => `${title} | ${brandOf(page.storefront).name}`;
