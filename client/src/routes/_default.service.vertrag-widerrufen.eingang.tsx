import { WITHDRAWAL_CONFIRMATION } from '@shop/domain/shared/paths';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { privateHead } from '../app/page-titles.ts';
import { requireWithdrawalRight } from '../app/withdrawal-route.ts';
import { WithdrawalReceipt } from '../features/withdrawals/withdrawal-receipt.tsx';
import { withdrawalQuery } from '../features/withdrawals/withdrawals.queries.ts';
import { redirectTo } from '../platform/navigation/redirect-to.ts';

/** The receipt of the declaration that this browser sent last. */
export const Route = createFileRoute('/_default/service/vertrag-widerrufen/eingang')({
  staticData: { areas: ['withdrawals'] },
  loader: async ({ context }) => {
    const right = requireWithdrawalRight(context);
    const { withdrawal } = await context.queryClient.ensureQueryData(withdrawalQuery());
    if (withdrawal === null || withdrawal.receipt === null)
      throw redirectTo(WITHDRAWAL_CONFIRMATION, { replace: true });
    return { head: privateHead(context.texts.i18n.t(`receipt.title.${right}`, { ns: 'withdrawals' }), context) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function WithdrawalReceiptRoute() {
    const { withdrawal } = useSuspenseQuery(withdrawalQuery()).data;
    return (
      withdrawal !== null &&
      withdrawal.receipt !== null && <WithdrawalReceipt withdrawal={withdrawal} receipt={withdrawal.receipt} />
    );
  },
});
