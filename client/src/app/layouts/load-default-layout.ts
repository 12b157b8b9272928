import { topNavigationQuery } from '../../features/catalogue/catalogue.queries.ts';
import { footerQuery } from '../../features/content/content.queries.ts';
import { loadOptional } from '../../platform/queries/load-optional.ts';
import type { AppContext } from '../router-context.ts';
import { preloadLayout } from './layout-parts.ts';

/** Loads what the layout "default" shows around a page. It can do without navigation and footer. */
export const loadDefaultLayout = async ({
  page,
  queryClient,
}: Pick<AppContext, 'page' | 'queryClient'>): Promise<void> => {
  await Promise.all([
    loadOptional(queryClient, topNavigationQuery()),
    loadOptional(queryClient, footerQuery()),
    preloadLayout(page.storefront),
  ]);
};
