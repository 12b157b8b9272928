import { createFileRoute, Outlet } from '@tanstack/react-router';

import { DefaultLayout } from '../app/layouts/default-layout.tsx';
import { preloadLayout } from '../app/layouts/layout-parts.ts';
import { topNavigationQuery } from '../features/catalogue/catalogue.queries.ts';
import { footerQuery } from '../features/content/content.queries.ts';
import { loadOptional } from '../platform/queries/load-optional.ts';

export const Route = createFileRoute('/_default')({
  staleTime: Infinity,
  staticData: { staticAreas: ['layout'] },
  loader: async ({ context: { page, queryClient } }) => {
    await Promise.all([loadOptional(queryClient, topNavigationQuery()), loadOptional(queryClient, footerQuery()), preloadLayout(page.storefront)]);
  },
  component: () => <DefaultLayout><Outlet /></DefaultLayout>,
});
