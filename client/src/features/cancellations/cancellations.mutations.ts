import { useMutation, useQueryClient } from '@tanstack/react-query';

import { type CancellationInput, DeclareCancellationDocument } from '../../platform/generated/graphql.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';
import { request } from '../../platform/transport/request.ts';
import { cancellationQuery } from './cancellations.queries.ts';

/** Declares the cancellation. Safe to repeat after a lost reply: the key names the declaration. */
export const useDeclareCancellation = () => {
  const client = useQueryClient();
  return useMutation({
    meta: SILENT,
    mutationFn: async (sent: { readonly key: string; readonly input: CancellationInput }) =>
      (await request('DeclareCancellation', DeclareCancellationDocument, sent)).declareCancellation,
    onSuccess: (result) => {
      // The next page reads the receipt without another request.
      if (result.__typename === 'Cancellation')
        client.setQueryData(cancellationQuery().queryKey, { cancellation: result });
    },
  });
};
