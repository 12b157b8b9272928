import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { privateHead } from '../app/page-titles.ts';
import { RegisterPage } from '../features/sessions/register-page.tsx';

export const Route = createFileRoute('/_default/myaccount/register')({
  staticData: { areas: ['forms', 'sessions'] },
  beforeLoad: guarded,
  loader: ({ context: { page, texts } }) => ({ head: privateHead(texts.i18n.t('register.title', { ns: 'sessions' }), { page }) }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function Register() {
    return <RegisterPage origin={Route.useSearch()['origin']} />;
  },
});
