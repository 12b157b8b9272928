import type { NewsletterState } from '@shop/domain/newsletter/newsletter-paths';
import {
  NEWSLETTER,
  NEWSLETTER_CONFIRMATION,
  NEWSLETTER_SUCCESS,
  NEWSLETTER_UNSUBSCRIPTION,
} from '@shop/domain/shared/paths';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { pageTitle, privateHead, titledHead } from '../app/page-titles.ts';
import type { RouterContext } from '../app/router-context.ts';
import { NewsletterConfirmation } from '../features/newsletter/newsletter-confirmation.tsx';
import { NewsletterPage } from '../features/newsletter/newsletter-page.tsx';
import { NewsletterSuccess } from '../features/newsletter/newsletter-success.tsx';
import { NewsletterUnsubscription } from '../features/newsletter/newsletter-unsubscription.tsx';
import { headOf } from '../platform/pages/page-head.ts';

const CONFIRMED: NewsletterState = 'confirmed';
const EXPIRED: NewsletterState = 'link-expired';
const UNSUBSCRIBED: NewsletterState = 'unsubscribed';

const headOfPage = (context: RouterContext, path: string, state: unknown) => {
  const { t } = context.texts.i18n;
  const ns = { ns: 'newsletter' } as const;
  switch (path) {
    case NEWSLETTER:
      return headOf({
        title: pageTitle(t('title', ns), context),
        description: t('lead', ns),
      });
    case NEWSLETTER_SUCCESS:
      return titledHead(t(state === CONFIRMED ? 'confirmed.title' : 'sent.title', ns), context);
    case NEWSLETTER_UNSUBSCRIPTION:
      return titledHead(t(state === UNSUBSCRIBED ? 'unsubscribed.title' : 'unsubscribe.title', ns), context);
    case NEWSLETTER_CONFIRMATION:
      return privateHead(t('confirm.title', ns), context);
    default:
      throw notFound();
  }
};

/** The newsletter: ordering, confirming and ending it. One route, because every page loads the list of routes. */
export const Route = createFileRoute('/_default/service/newsletter/$')({
  staticData: { areas: ['forms', 'newsletter'] },
  loaderDeps: ({ search: { token, state } }) => ({ token: typeof token === 'string' ? token : '', state }),
  loader: ({ context, params: { _splat }, deps: { state } }) => {
    const step = (_splat ?? '').replace(/\/$/u, '');
    const path = step === '' ? NEWSLETTER : `${NEWSLETTER}${step}/`;
    return { path, head: headOfPage(context, path, state) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function NewsletterRoute() {
    const { path } = Route.useLoaderData();
    const { token, state } = Route.useLoaderDeps();
    switch (path) {
      case NEWSLETTER_SUCCESS:
        return <NewsletterSuccess isConfirmed={state === CONFIRMED} />;
      case NEWSLETTER_CONFIRMATION:
        return <NewsletterConfirmation token={token} isExpired={state === EXPIRED} />;
      case NEWSLETTER_UNSUBSCRIPTION:
        return <NewsletterUnsubscription token={token} isDone={state === UNSUBSCRIBED} />;
      default:
        return <NewsletterPage />;
    }
  },
});
