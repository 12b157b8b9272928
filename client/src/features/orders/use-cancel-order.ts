import { useMutation, useQueryClient } from '@tanstack/react-query';

import { CancelOrderDocument } from '../../platform/generated/graphql.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { unlessOffline } from '../../platform/queries/unless-offline.ts';
import { request } from '../../platform/transport/request.ts';
import { orderDetailsQuery } from './order-history.queries.ts';

/** Cancels an order, and shows it as it is now: cancelled, or too far on its way. */
export const useCancelOrder = (orderId: string) => {
  const client = useQueryClient();
  const toast = useToast();
  const { queryKey } = orderDetailsQuery(orderId);
  return useMutation({
    mutationFn: async () => (await request('CancelOrder', CancelOrderDocument, { orderId })).cancelOrder,
    onSuccess: async (result) => {
      if (result !== null)
        toast(
          result.isCancelled
            ? { kind: 'success', messageKey: 'shop.order.cancel.done' }
            : { kind: 'error', messageKey: 'shop.order.cancel.tooLate' },
        );
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, { orderDetails: result?.order ?? null });
      await Promise.all([
        client.invalidateQueries({ queryKey: ['OrderList'] }),
        client.invalidateQueries({ queryKey: ['RecentOrders'] }),
      ]);
    },
    onError: () => unlessOffline(client.invalidateQueries({ queryKey })),
  });
};
