import { offersCancellation } from '@shop/domain/cancellations/cancellation';
import { CANCELLATION_FORM, CANCELLATION_RECEIPT } from '@shop/domain/shared/paths';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { privateHead } from '../app/page-titles.ts';
import { CancellationPage } from '../features/cancellations/cancellation-page.tsx';
import { cancellationQuery } from '../features/cancellations/cancellations.queries.ts';
import { meQuery } from '../features/sessions/sessions.queries.ts';
import { redirectTo } from '../platform/navigation/redirect-to.ts';
import { loadOptional } from '../platform/queries/load-optional.ts';
import { useQueryResult } from '../platform/queries/use-query-result.ts';

/** The cancellation button leads here (§ 312k BGB): the form, and the receipt of what this browser declared last. One route, because every page loads the list of routes. */
export const Route = createFileRoute('/_default/service/vertraege-kuendigen/$')({
  staticData: { areas: ['forms', 'cancellations'] },
  loader: async ({ context, params: { _splat } }) => {
    const { queryClient, texts, page } = context;
    const step = (_splat ?? '').replace(/\/$/u, '');
    const isReceipt = `${CANCELLATION_FORM}${step}/` === CANCELLATION_RECEIPT;
    if (!offersCancellation(page.storefront) || (step !== '' && !isReceipt)) throw notFound();
    const [{ cancellation }] = await Promise.all([
      queryClient.ensureQueryData(cancellationQuery()),
      loadOptional(queryClient, meQuery()),
    ]);
    if (isReceipt && (cancellation === null || cancellation.receipt === null))
      throw redirectTo(CANCELLATION_FORM, { replace: true });
    return {
      isReceipt,
      head: privateHead(texts.i18n.t(isReceipt ? 'receipt.title' : 'title', { ns: 'cancellations' }), context),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function CancellationRoute() {
    const { cancellation } = useSuspenseQuery(cancellationQuery()).data;
    const { isReceipt } = Route.useLoaderData();
    const me = useQueryResult(meQuery())?.me;
    const person = { firstName: me?.firstName ?? null, lastName: me?.lastName ?? null, email: me?.email ?? null };
    return cancellation && <CancellationPage cancellation={cancellation} isReceipt={isReceipt} person={person} />;
  },
});
