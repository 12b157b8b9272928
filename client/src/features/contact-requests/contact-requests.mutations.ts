import { useMutation, useQueryClient } from '@tanstack/react-query';

import { type ContactRequestInput, SendContactRequestDocument } from '../../platform/generated/graphql.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';
import { request } from '../../platform/transport/request.ts';
import { contactFormQuery, contactReceiptQuery } from './contact-requests.queries.ts';

/** Sends the request. Safe to repeat after a lost reply: the key names it. */
export const useSendContactRequest = () => {
  const client = useQueryClient();
  return useMutation({
    meta: SILENT,
    mutationFn: async (sent: { readonly key: string; readonly input: ContactRequestInput }) =>
      (await request('SendContactRequest', SendContactRequestDocument, sent)).sendContactRequest,
    onSuccess: async (result) => {
      if (result.__typename !== 'ContactReceipt') return;
      // The next page reads it without another request; the next form has another key.
      client.setQueryData(contactReceiptQuery().queryKey, { contactReceipt: result });
      const [operation] = contactFormQuery(undefined).queryKey;
      await client.invalidateQueries({ queryKey: [operation], refetchType: 'none' });
    },
  });
};
