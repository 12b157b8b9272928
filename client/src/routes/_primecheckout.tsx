import { createFileRoute, Outlet } from '@tanstack/react-router';

import { PrimeCheckoutLayout } from '../app/layouts/prime-checkout-layout.tsx';
import { preloadLayout } from '../app/layouts/layout-parts.ts';

export const Route = createFileRoute('/_primecheckout')({
  staleTime: Infinity,
  staticData: { areas: ['prime'] },
  loader: ({ context: { page } }) => preloadLayout(page.storefront),
  component: () => (
    <PrimeCheckoutLayout>
      <Outlet />
    </PrimeCheckoutLayout>
  ),
});
