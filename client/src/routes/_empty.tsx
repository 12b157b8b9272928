import { createFileRoute, Outlet } from '@tanstack/react-router';

import { EmptyLayout } from '../app/layouts/empty-layout.tsx';

export const Route = createFileRoute('/_empty')({
  component: () => (
    <EmptyLayout>
      <Outlet />
    </EmptyLayout>
  ),
});
