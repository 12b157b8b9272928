import { FROM_PRIME_CHECKOUT } from '@shop/domain/prime/prime-guard';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { pageTitle } from '../app/page-titles.ts';
import { PrimeLanding } from '../features/prime/prime-landing.tsx';
import { primeMembershipQuery, primeOfferQuery } from '../features/prime/prime.queries.ts';
import { meQuery } from '../features/sessions/sessions.queries.ts';
import { headOf } from '../platform/pages/page-head.ts';
import { loadOptional } from '../platform/queries/load-optional.ts';
import { useQueryResult } from '../platform/queries/use-query-result.ts';

/** The membership with free delivery (ROUTE-05). */
export const Route = createFileRoute('/_primecheckout/prime/')({
  staticData: { areas: ['forms', 'prime'] },
  loader: async ({ context }) => {
    const { queryClient, texts } = context;
    await Promise.all([
      queryClient.ensureQueryData(primeOfferQuery()),
      queryClient.fetchQuery(primeMembershipQuery()),
      loadOptional(queryClient, meQuery()),
    ]);
    return {
      head: headOf({
        title: pageTitle(texts.i18n.t('title', { ns: 'prime' }), context),
      }),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function PrimePage() {
    const { primeOffer } = useSuspenseQuery(primeOfferQuery()).data;
    const { primeMembership } = useSuspenseQuery(primeMembershipQuery()).data;
    const email = useQueryResult(meQuery())?.me.email ?? '';
    const isFromCheckout = Route.useSearch()[FROM_PRIME_CHECKOUT] === 'true';
    return (
      <PrimeLanding offer={primeOffer} membership={primeMembership} email={email} isFromCheckout={isFromCheckout} />
    );
  },
});
