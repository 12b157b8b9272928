import { createFileRoute, Outlet } from '@tanstack/react-router';

import { ResetPasswordLayout } from '../app/layouts/reset-password-layout.tsx';

export const Route = createFileRoute('/_resetpassword')({
  component: () => (
    <ResetPasswordLayout>
      <Outlet />
    </ResetPasswordLayout>
  ),
});
