import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { titledHead } from '../app/page-titles.ts';
import { PasswordPage } from '../features/customers/password-page.tsx';

export const Route = createFileRoute('/_default/_account/myaccount/password')({
  staticData: { areas: ['forms'] },
  beforeLoad: guarded,
  loader: ({ context: { page, texts } }) => ({
    head: titledHead(texts.i18n.t('password.title', { ns: 'customers' }), { page }),
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: PasswordPage,
});
