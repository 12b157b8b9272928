import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { requireCancellation } from '../app/cancellation-route.ts';
import { privateHead } from '../app/page-titles.ts';
import { CancellationFormPage } from '../features/cancellations/cancellation-form-page.tsx';
import { cancellationQuery } from '../features/cancellations/cancellations.queries.ts';
import { meQuery } from '../features/sessions/sessions.queries.ts';
import { loadOptional } from '../platform/queries/load-optional.ts';
import { useQueryResult } from '../platform/queries/use-query-result.ts';

/** The cancellation button leads here (§ 312k BGB). */
export const Route = createFileRoute('/_default/service/vertraege-kuendigen/')({
  staticData: { areas: ['forms', 'cancellations'] },
  loader: async ({ context }) => {
    requireCancellation(context);
    const { queryClient, texts } = context;
    await Promise.all([queryClient.ensureQueryData(cancellationQuery()), loadOptional(queryClient, meQuery())]);
    return { head: privateHead(texts.i18n.t('title', { ns: 'cancellations' }), context) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function CancellationFormRoute() {
    const { cancellation } = useSuspenseQuery(cancellationQuery()).data;
    const me = useQueryResult(meQuery())?.me;
    const person = { firstName: me?.firstName ?? null, lastName: me?.lastName ?? null, email: me?.email ?? null };
    return cancellation && <CancellationFormPage person={person} declarationKey={cancellation.key} />;
  },
});
