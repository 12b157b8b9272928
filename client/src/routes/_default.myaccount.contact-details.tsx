import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { privateHead } from '../app/private-head.ts';
import { ContactDetails } from '../features/customers/contact-details.tsx';
import { LogoutLink } from '../features/sessions/logout-link.tsx';
import { meQuery } from '../features/sessions/sessions.queries.ts';

export const Route = createFileRoute('/_default/myaccount/contact-details')({
  staticData: { areas: ['forms', 'sessions'] },
  beforeLoad: guarded,
  loader: async ({ context: { queryClient, page, texts } }) => {
    await queryClient.ensureQueryData(meQuery());
    return { head: privateHead(texts.i18n.t('account.title', { ns: 'sessions' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function ContactDetailsPage() {
    return <ContactDetails me={useSuspenseQuery(meQuery()).data.me} logout={(label) => <LogoutLink>{label}</LogoutLink>} />;
  },
});
