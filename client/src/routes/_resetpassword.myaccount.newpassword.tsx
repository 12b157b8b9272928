import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { privateHead } from '../app/page-titles.ts';
import { passwordLinkQuery } from '../features/customers/account.queries.ts';
import { NewPasswordPage } from '../features/customers/new-password-page.tsx';

/** The guard has checked that there is a token. */
const tokenIn = ({ token }: { readonly token?: unknown }): string => (typeof token === 'string' ? token : '');

export const Route = createFileRoute('/_resetpassword/myaccount/newpassword')({
  staticData: { areas: ['forms', 'customers'] },
  beforeLoad: guarded,
  loaderDeps: ({ search }) => ({ token: tokenIn(search) }),
  loader: async ({ context: { queryClient, page, texts }, deps: { token } }) => {
    await queryClient.ensureQueryData(passwordLinkQuery(token));
    return { head: privateHead(texts.i18n.t('newPassword.title', { ns: 'customers' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function NewPassword() {
    return <NewPasswordPage token={tokenIn(Route.useSearch())} />;
  },
});
