import { rowsIn } from '@shop/domain/order-forms/order-form-rows';
import { ORDER_FORM } from '@shop/domain/shared/paths';
import { createFileRoute } from '@tanstack/react-router';

import { canonicalUrl, pageTitle } from '../app/page-titles.ts';
import { OrderFormPage } from '../features/order-forms/order-form-page.tsx';
import { checkedOrderFormQuery } from '../features/order-forms/order-forms.queries.ts';
import { ORDER_FORM_NAME } from '../features/order-forms/use-order-form.ts';
import { headOf } from '../platform/pages/page-head.ts';
import { loadOptional } from '../platform/queries/load-optional.ts';

/** Many articles at once by their numbers (ROUTE-22). */
export const Route = createFileRoute('/_default/service/orderform')({
  staticData: { areas: ['forms', 'order-forms'] },
  loader: async ({ context }) => {
    const { queryClient, page, texts } = context;
    const sent = page.formEcho?.form === ORDER_FORM_NAME ? rowsIn(page.formEcho.values['rows'] ?? '') : [];
    if (sent.length > 0) await loadOptional(queryClient, checkedOrderFormQuery(sent));
    return {
      head: headOf({
        title: pageTitle(texts.i18n.t('title', { ns: 'order-forms' }), context),
        description: texts.i18n.t('intro', { ns: 'order-forms' }),
        canonical: canonicalUrl(ORDER_FORM, context),
      }),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: OrderFormPage,
});
