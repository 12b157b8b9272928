import { createFileRoute, Outlet } from '@tanstack/react-router';

import { DefaultFrame } from '../app/layouts/default-frame.tsx';
import { topNavigationQuery } from '../features/catalogue/catalogue.queries.ts';
import { footerQuery } from '../features/content/content.queries.ts';
import { EditedFooter } from '../features/content/edited-footer.tsx';
import { loadOptional } from '../platform/queries/load-optional.ts';

export const Route = createFileRoute('/_default')({
  staleTime: Infinity,
  loader: async ({ context: { queryClient } }) => {
    const [, hasFooter] = await Promise.all([loadOptional(queryClient, topNavigationQuery()), loadOptional(queryClient, footerQuery())]);
    return { hasFooter };
  },
  component: function DefaultLayout() {
    const { hasFooter } = Route.useLoaderData();
    return (
      <DefaultFrame footer={hasFooter ? <EditedFooter /> : undefined}>
        <Outlet />
      </DefaultFrame>
    );
  },
});
