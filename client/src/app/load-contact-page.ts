import { CONTACT, CONTACT_RECEIPT } from '@shop/domain/shared/paths';
import { notFound } from '@tanstack/react-router';

import { loadTeaserProducts } from '../features/catalogue/load-teaser-products.ts';
import { contactFormQuery, contactReceiptQuery } from '../features/contact-requests/contact-requests.queries.ts';
import { pageQuery } from '../features/content/content.queries.ts';
import { recentOrdersQuery } from '../features/orders/orders.queries.ts';
import { redirectTo } from '../platform/navigation/redirect-to.ts';
import { headOf } from '../platform/pages/page-head.ts';
import { loadOptional } from '../platform/queries/load-optional.ts';
import { pageTitle, privateHead } from './page-titles.ts';
import type { RouterContext } from './router-context.ts';

/** The form exists whether or not editors wrote something beside it. */
const loadContent = async ({ queryClient }: RouterContext) => {
  const { page } = await queryClient.ensureQueryData(pageQuery(CONTACT));
  if (page.__typename !== 'ContentPage') return undefined;
  await loadTeaserProducts(queryClient, page.rows);
  return page;
};

const loadReceipt = async (context: RouterContext) => {
  const [{ contactReceipt }] = await Promise.all([
    context.queryClient.ensureQueryData(contactReceiptQuery()),
    loadContent(context),
  ]);
  if (contactReceipt === null) throw redirectTo(CONTACT, { replace: true });
  return { title: undefined, head: privateHead(context.texts.i18n.t('receipt.title', { ns: 'contact' }), context) };
};

const loadForm = async (context: RouterContext, order: string | undefined) => {
  const { queryClient, texts } = context;
  const [page] = await Promise.all([
    loadContent(context),
    queryClient.fetchQuery(contactFormQuery(order)),
    loadOptional(queryClient, recentOrdersQuery()),
  ]);
  const title = page?.title ?? texts.i18n.t('page.title', { ns: 'contact' });
  return {
    title,
    head: headOf({
      title: pageTitle(title, context),
      ...(page === undefined ? {} : { description: page.description }),
    }),
  };
};

/** Loads the page at the end of the path of the contact form, and what its head says. */
export const loadContactPage = (context: RouterContext, step: string, order: string | undefined) => {
  if (step === '') return loadForm(context, order);
  if (`${CONTACT}${step}/` === CONTACT_RECEIPT) return loadReceipt(context);
  throw notFound();
};
