import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

import {
  type CheckoutLoginOption,
  type CheckoutPartFragment,
  ChooseCheckoutLoginDocument,
  type PaymentStepInput,
  PlaceOrderDocument,
  type PlaceOrderInput,
  SavePaymentStepDocument,
  SaveShippingStepDocument,
  type ShippingStepInput,
} from '../../platform/generated/graphql.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';
import { unlessOffline } from '../../platform/queries/unless-offline.ts';
import { request } from '../../platform/transport/request.ts';
import { checkoutQuery } from './checkout.queries.ts';

/** A refetch that started before the mutation would overwrite the mutation's result. */
const cancelRefetch = (client: QueryClient): Promise<void> =>
  client.cancelQueries({ queryKey: checkoutQuery.queryKey });

const setCheckout = (client: QueryClient, checkout: CheckoutPartFragment): void => {
  client.setQueryData(checkoutQuery.queryKey, { checkout });
};

export const useChooseLogin = () =>
  useMutation({
    mutationFn: (option: CheckoutLoginOption) =>
      request('ChooseCheckoutLogin', ChooseCheckoutLoginDocument, { option }),
  });

export const useSaveShippingStep = () => {
  const client = useQueryClient();
  return useMutation({
    meta: SILENT,
    mutationFn: async (input: ShippingStepInput) =>
      (await request('SaveShippingStep', SaveShippingStepDocument, { input })).saveShippingStep,
    onSuccess: () => cancelRefetch(client),
  });
};

export const useSavePaymentStep = () => {
  const client = useQueryClient();
  return useMutation({
    meta: SILENT,
    mutationFn: async (input: PaymentStepInput) =>
      (await request('SavePaymentStep', SavePaymentStepDocument, { input })).savePaymentStep,
    onSuccess: async (result) => {
      await cancelRefetch(client);
      if (result.__typename === 'PaymentRefused') setCheckout(client, result.checkout);
    },
    onError: () => unlessOffline(client.invalidateQueries({ queryKey: checkoutQuery.queryKey })),
  });
};

/** Places the order. After a lost reply the caller polls the outcome instead of ordering again. */
export const usePlaceOrder = () => {
  const client = useQueryClient();
  return useMutation({
    meta: SILENT,
    mutationFn: async (input: PlaceOrderInput) =>
      (await request('PlaceOrder', PlaceOrderDocument, { input })).placeOrder,
    onSuccess: async (result) => {
      await cancelRefetch(client);
      if (result.__typename === 'CartChanged' || result.__typename === 'PaymentRefused')
        setCheckout(client, result.checkout);
    },
  });
};
