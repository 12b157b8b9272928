import { createFileRoute, Outlet } from '@tanstack/react-router';

import { CheckoutLayout } from '../app/layouts/checkout-layout.tsx';

export const Route = createFileRoute('/_checkout')({
  component: () => (
    <CheckoutLayout>
      <Outlet />
    </CheckoutLayout>
  ),
});
