import { useQueryClient } from '@tanstack/react-query';

import { formRefused } from '../../platform/forms/form-refused.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import type { AccountPartFragment, AccountRefusedPartFragment } from '../../platform/generated/graphql.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { setVisitorName } from '../sessions/model/personal-queries.ts';
import { saveName } from '../sessions/model/saved-name.ts';
import { accountQuery } from './account.queries.ts';

type Saved =
  | ({ readonly __typename: 'Account' } & AccountPartFragment)
  | ({ readonly __typename: 'FormRefused' } & AccountRefusedPartFragment);

/** Takes over what a change of the account results in: the page, the header and the saved name show it at once. */
export const useSaveAccount = (): ((saved: Saved) => Promise<SubmitResult>) => {
  const client = useQueryClient();
  const toast = useToast();
  return async (saved) => {
    if (saved.__typename === 'FormRefused') return formRefused(saved);
    const { __typename: _type, ...account } = saved;
    const { queryKey } = accountQuery();
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, { account });
    setVisitorName(client, account);
    saveName(account);
    toast({ kind: 'success', messageKey: 'shop.account.saved' });
    return { accepted: true };
  };
};
