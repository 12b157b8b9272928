import { WITHDRAWAL_FORM } from '@shop/domain/shared/paths';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { privateHead } from '../app/page-titles.ts';
import { requireWithdrawalRight } from '../app/withdrawal-route.ts';
import { ConfirmWithdrawal } from '../features/withdrawals/confirm-withdrawal.tsx';
import { withdrawalQuery } from '../features/withdrawals/withdrawals.queries.ts';
import { redirectTo } from '../platform/navigation/redirect-to.ts';

/** What was typed, to be confirmed. Without it the form comes first. */
export const Route = createFileRoute('/_default/service/vertrag-widerrufen/bestaetigen')({
  staticData: { areas: ['forms', 'withdrawals'] },
  loader: async ({ context }) => {
    const right = requireWithdrawalRight(context);
    const { withdrawal } = await context.queryClient.ensureQueryData(withdrawalQuery());
    if (withdrawal === null) throw redirectTo(WITHDRAWAL_FORM, { replace: true });
    return { head: privateHead(context.texts.i18n.t(`confirm.title.${right}`, { ns: 'withdrawals' }), context) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function ConfirmWithdrawalRoute() {
    const { withdrawal } = useSuspenseQuery(withdrawalQuery()).data;
    return withdrawal && <ConfirmWithdrawal withdrawal={withdrawal} />;
  },
});
