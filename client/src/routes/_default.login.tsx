import { createFileRoute } from '@tanstack/react-router';

import { titledHead } from '../app/page-titles.ts';
import { LoginPage } from '../features/sessions/login-page.tsx';
import { useTranslation } from '../platform/texts/translation.tsx';

/** The URL may name the page to return to: as `origin` or, from elsewhere in the shop, as `redirect`. */
export const Route = createFileRoute('/_default/login')({
  staticData: { areas: ['forms', 'sessions'] },
  loader: ({ context: { page, texts } }) => ({
    head: titledHead(texts.i18n.t('login.title', { ns: 'sessions' }), { page }),
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function Login() {
    const { t } = useTranslation('sessions');
    const { origin, redirect } = Route.useSearch();
    return <LoginPage title={t('login.title')} origin={origin ?? redirect} />;
  },
});
