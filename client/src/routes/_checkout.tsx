import { createFileRoute, Outlet } from '@tanstack/react-router';

import { CheckoutFrame } from '../app/layouts/checkout-frame.tsx';

export const Route = createFileRoute('/_checkout')({
  component: () => (
    <CheckoutFrame>
      <Outlet />
    </CheckoutFrame>
  ),
});
