import { useMutation, useQueryClient } from '@tanstack/react-query';

import {
  JoinPrimeWaitingListDocument,
  SubscribeToPrimeDocument,
  type SubscribeToPrimeInput,
} from '../../platform/generated/graphql.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';
import { request } from '../../platform/transport/request.ts';
import { resetPersonalQueries } from '../sessions/model/personal-queries.ts';
import { primeOfferQuery } from './prime.queries.ts';

/** Orders a membership. Safe to repeat after a lost reply: the checkout that was started makes one. */
export const useSubscribeToPrime = () => {
  const client = useQueryClient();
  return useMutation({
    meta: SILENT,
    mutationFn: async (input: SubscribeToPrimeInput) =>
      (await request('SubscribeToPrime', SubscribeToPrimeDocument, { input })).subscribeToPrime,
    onSuccess: async (result) => {
      if (result.__typename === 'PrimeJoined') await resetPersonalQueries(client);
      // The page then shows what is offered now, and to whom.
      if (result.__typename === 'PrimeRefused')
        await Promise.all([
          resetPersonalQueries(client),
          client.refetchQueries({ queryKey: primeOfferQuery().queryKey }),
        ]);
    },
  });
};

export const useJoinWaitingList = () =>
  useMutation({
    meta: SILENT,
    mutationFn: async (email: string) =>
      (await request('JoinPrimeWaitingList', JoinPrimeWaitingListDocument, { email })).joinPrimeWaitingList,
  });
