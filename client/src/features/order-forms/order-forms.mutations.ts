import type { OrderFormRow } from '@shop/domain/order-forms/order-form-rows';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { AddOrderFormDocument, type AddOrderFormMutation } from '../../platform/generated/graphql.ts';
import { unlessOffline } from '../../platform/queries/unless-offline.ts';
import { request } from '../../platform/transport/request.ts';
import { CART_MUTATION, takeCart } from '../carts/model/carts.mutations.ts';
import { cartQuery } from '../carts/model/carts.queries.ts';
import { takeOutAdded } from '../carts/model/take-out-added.ts';

export type AddedOrderForm = Extract<AddOrderFormMutation['addOrderForm'], { readonly __typename: 'OrderFormAdded' }>;

/** Puts what can be bought of the rows into the cart, after everything else that changes it. */
export const useAddOrderForm = () => {
  const client = useQueryClient();
  return useMutation({
    ...CART_MUTATION,
    mutationFn: async (rows: readonly OrderFormRow[]) => {
      const { addOrderForm: result } = await request('AddOrderForm', AddOrderFormDocument, { rows: [...rows] });
      if (result.__typename === 'OrderFormAdded') await takeCart(client, result.cart);
      return result;
    },
    onError: () => unlessOffline(client.invalidateQueries({ queryKey: cartQuery.queryKey })),
  });
};

/** Takes out of the cart again exactly what an order form has put into it. */
export const useTakeOutOrderForm = ({ report: { added } }: Pick<AddedOrderForm, 'report'>) => {
  const client = useQueryClient();
  const taken = useRef(0);
  return useMutation({
    ...CART_MUTATION,
    mutationFn: () => takeOutAdded(client, added, taken),
    onError: () => unlessOffline(client.invalidateQueries({ queryKey: cartQuery.queryKey })),
  });
};
