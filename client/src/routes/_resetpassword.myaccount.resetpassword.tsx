import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { titledHead } from '../app/page-titles.ts';
import { PasswordRequestedPage, ResetPasswordPage } from '../features/customers/reset-password-page.tsx';

/** With `sent`, a request has just been made. */
export const Route = createFileRoute('/_resetpassword/myaccount/resetpassword')({
  staticData: { areas: ['forms', 'customers'] },
  beforeLoad: guarded,
  loaderDeps: ({ search: { sent } }) => ({ isSent: sent !== undefined }),
  loader: ({ context: { page, texts }, deps: { isSent } }) => ({
    head: titledHead(texts.i18n.t(isSent ? 'requested.title' : 'forgotten.title', { ns: 'customers' }), { page }),
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function ResetPassword() {
    return Route.useSearch().sent === undefined ? <ResetPasswordPage /> : <PasswordRequestedPage />;
  },
});
