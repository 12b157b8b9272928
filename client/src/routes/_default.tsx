import { createFileRoute, Outlet } from '@tanstack/react-router';

import { DefaultLayout } from '../app/layouts/default-layout.tsx';
import { loadDefaultLayout } from '../app/layouts/load-default-layout.ts';

export const Route = createFileRoute('/_default')({
  staleTime: Infinity,
  staticData: { staticAreas: ['layout'] },
  loader: ({ context }) => loadDefaultLayout(context),
  component: () => (
    <DefaultLayout>
      <Outlet />
    </DefaultLayout>
  ),
});
