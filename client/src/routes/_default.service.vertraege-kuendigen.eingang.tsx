import { CANCELLATION_FORM } from '@shop/domain/shared/paths';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { requireCancellation } from '../app/cancellation-route.ts';
import { privateHead } from '../app/page-titles.ts';
import { CancellationReceipt } from '../features/cancellations/cancellation-receipt.tsx';
import { cancellationQuery } from '../features/cancellations/cancellations.queries.ts';
import { redirectTo } from '../platform/navigation/redirect-to.ts';

/** The receipt of the cancellation that this browser sent last. */
export const Route = createFileRoute('/_default/service/vertraege-kuendigen/eingang')({
  staticData: { areas: ['cancellations'] },
  loader: async ({ context }) => {
    requireCancellation(context);
    const { cancellation } = await context.queryClient.ensureQueryData(cancellationQuery());
    if (cancellation === null || cancellation.receipt === null) throw redirectTo(CANCELLATION_FORM, { replace: true });
    return { head: privateHead(context.texts.i18n.t('receipt.title', { ns: 'cancellations' }), context) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function CancellationReceiptRoute() {
    const { cancellation } = useSuspenseQuery(cancellationQuery()).data;
    return cancellation !== null && cancellation.receipt !== null && <CancellationReceipt receipt={cancellation.receipt} />;
  },
});
