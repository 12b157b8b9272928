import { createFileRoute, Outlet } from '@tanstack/react-router';

import { EmptyFrame } from '../app/layouts/empty-frame.tsx';

export const Route = createFileRoute('/_empty')({
  component: () => (
    <EmptyFrame>
      <Outlet />
    </EmptyFrame>
  ),
});
