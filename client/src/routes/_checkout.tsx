import { createFileRoute, Outlet } from '@tanstack/react-router';

import { CheckoutLayout } from '../app/layouts/checkout-layout.tsx';
import { preloadLayout } from '../app/layouts/layout-parts.ts';

export const Route = createFileRoute('/_checkout')({
  staleTime: Infinity,
  loader: ({ context: { page } }) => preloadLayout(page.storefront),
  component: () => (
    <CheckoutLayout>
      <Outlet />
    </CheckoutLayout>
  ),
});
