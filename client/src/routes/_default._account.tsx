import { createFileRoute, Outlet } from '@tanstack/react-router';

import { AccountLayout } from '../features/customers/account-layout.tsx';

/** The pages of a signed-in customer's account. Registration, forgotten passwords and returns are open to visitors and lie outside. */
export const Route = createFileRoute('/_default/_account')({
  staticData: { areas: ['customers'] },
  component: function AccountRoute() {
    return (
      <AccountLayout>
        <Outlet />
      </AccountLayout>
    );
  },
});
