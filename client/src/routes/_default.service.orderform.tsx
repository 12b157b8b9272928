import { createFileRoute } from '@tanstack/react-router';

import { pageTitle } from '../app/page-titles.ts';
import { OrderFormPage } from '../features/order-forms/order-form-page.tsx';
import { headOf } from '../platform/pages/page-head.ts';

/** Many articles at once by their numbers (ROUTE-22). */
export const Route = createFileRoute('/_default/service/orderform')({
  staticData: { areas: ['forms', 'order-forms'] },
  loader: async ({ context }) => {
    const { queryClient, page, texts } = context;
    // Fetched with the page: a route's own imports are part of every page.
    const { loadOrderForm } = await import('../features/order-forms/load-order-form.ts');
    await loadOrderForm(queryClient, page.formEcho);
    return {
      head: headOf({
        title: pageTitle(texts.i18n.t('title', { ns: 'order-forms' }), context),
        description: texts.i18n.t('intro', { ns: 'order-forms' }),
      }),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: OrderFormPage,
});
