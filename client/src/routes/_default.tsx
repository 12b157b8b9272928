import { createFileRoute, Outlet } from '@tanstack/react-router';

import { DefaultLayout } from '../app/layouts/default-layout.tsx';
import { topNavigationQuery } from '../features/catalogue/catalogue.queries.ts';
import { footerQuery } from '../features/content/content.queries.ts';
import { CmsFooter } from '../features/content/cms-footer.tsx';
import { loadOptional } from '../platform/queries/load-optional.ts';

export const Route = createFileRoute('/_default')({
  staleTime: Infinity,
  loader: async ({ context: { queryClient } }) => {
    const [, hasFooter] = await Promise.all([loadOptional(queryClient, topNavigationQuery()), loadOptional(queryClient, footerQuery())]);
    return { hasFooter };
  },
  component: function DefaultRoute() {
    const { hasFooter } = Route.useLoaderData();
    return (
      <DefaultLayout footer={hasFooter ? <CmsFooter /> : undefined}>
        <Outlet />
      </DefaultLayout>
    );
  },
});
