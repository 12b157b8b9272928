import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

import {
  ConfirmWithdrawalDocument,
  PrepareWithdrawalDocument,
  type WithdrawalInput,
} from '../../platform/generated/graphql.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';
import { request } from '../../platform/transport/request.ts';
import { type Withdrawal, withdrawalQuery } from './withdrawals.queries.ts';

/** The next page reads it without another request. */
const setWithdrawal = (client: QueryClient, withdrawal: Withdrawal): void => {
  client.setQueryData(withdrawalQuery().queryKey, { withdrawal });
};

export const usePrepareWithdrawal = () => {
  const client = useQueryClient();
  return useMutation({
    meta: SILENT,
    mutationFn: async (input: WithdrawalInput) =>
      (await request('PrepareWithdrawal', PrepareWithdrawalDocument, { input })).prepareWithdrawal,
    onSuccess: (result) => {
      if (result.__typename === 'Withdrawal') setWithdrawal(client, result);
    },
  });
};

/** Declares the withdrawal. Safe to repeat after a lost reply: the key names the declaration. */
export const useConfirmWithdrawal = () => {
  const client = useQueryClient();
  return useMutation({
    meta: SILENT,
    mutationFn: async (key: string) =>
      (await request('ConfirmWithdrawal', ConfirmWithdrawalDocument, { key })).confirmWithdrawal,
    onSuccess: async (result) => {
      if (result.__typename === 'Withdrawal') setWithdrawal(client, result);
      // Another tab has typed something else: the page shows that next.
      else await client.refetchQueries({ queryKey: withdrawalQuery().queryKey });
    },
  });
};
