import { createFileRoute, Outlet } from '@tanstack/react-router';

import { AccountLayout } from '../features/customers/account-layout.tsx';
import { meQuery } from '../features/sessions/sessions.queries.ts';
import { loadOptional } from '../platform/queries/load-optional.ts';

/** The pages of a signed-in customer's account. Registration, forgotten passwords and returns are open to visitors and lie outside. */
export const Route = createFileRoute('/_default/_account')({
  staticData: { areas: ['customers'] },
  // Without scripts, name and number of articles stand in the header of the pages that belong to one visitor.
  loader: ({ context: { queryClient } }) => loadOptional(queryClient, meQuery()),
  component: function AccountRoute() {
    return (
      <AccountLayout>
        <Outlet />
      </AccountLayout>
    );
  },
});
