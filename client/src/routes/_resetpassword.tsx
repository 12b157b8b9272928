import { createFileRoute, Outlet } from '@tanstack/react-router';

import { ResetPasswordLayout } from '../app/layouts/reset-password-layout.tsx';
import { preloadLayout } from '../app/layouts/layout-parts.ts';

export const Route = createFileRoute('/_resetpassword')({
  staleTime: Infinity,
  loader: ({ context: { page } }) => preloadLayout(page.storefront),
  component: () => (
    <ResetPasswordLayout>
      <Outlet />
    </ResetPasswordLayout>
  ),
});
