import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { ReorderDocument } from '../../platform/generated/graphql.ts';
import { useFormEcho } from '../../platform/pages/page-context.tsx';
import { unlessOffline } from '../../platform/queries/unless-offline.ts';
import { request } from '../../platform/transport/request.ts';
import { CART_MUTATION, takeCart } from '../carts/model/carts.mutations.ts';
import { cartQuery } from '../carts/model/carts.queries.ts';
import { type KnownArticle, problemsIn, type ReorderOutcome, readReorderEcho } from './reorder-outcome.ts';

/** Puts an order into the cart again, after all pending changes of the cart. Without scripts, the form's echo tells the outcome. */
export const useReorder = (orderId: string, articles: readonly KnownArticle[] = []) => {
  const client = useQueryClient();
  const echo = useFormEcho(`reorder ${orderId}`);
  const [outcome, setOutcome] = useState<ReorderOutcome | undefined>(
    () => echo && readReorderEcho(echo.values, articles),
  );
  const { mutateAsync: send, isPending } = useMutation({
    ...CART_MUTATION,
    mutationFn: async () => (await request('Reorder', ReorderDocument, { orderId })).reorder,
    onSuccess: async (result) => {
      if (result === null) return;
      setOutcome({ total: result.lines.length, problems: problemsIn(result.lines) });
      await takeCart(client, result.cart);
    },
    onError: () => unlessOffline(client.invalidateQueries({ queryKey: cartQuery.queryKey })),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) ignoreRejection(send());
  };
  return { outcome, isPending, submit };
};
