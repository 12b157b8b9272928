import { useMutation, useQueryClient } from '@tanstack/react-query';

import { RateDescriptionDocument, type ReviewInput, SaveReviewDocument } from '../../platform/generated/graphql.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';
import { request } from '../../platform/transport/request.ts';
import { ownReviewQuery } from './reviews.queries.ts';

export const useSaveReview = (productId: string) => {
  const client = useQueryClient();
  return useMutation({
    meta: SILENT,
    mutationFn: async (input: ReviewInput) =>
      (await request('SaveReview', SaveReviewDocument, { productId, input })).saveReview,
    onSuccess: (result) => {
      if (result.__typename === 'OwnReview')
        client.setQueryData(ownReviewQuery(productId).queryKey, { ownReview: result });
    },
  });
};

/** Says whether the description of a product helped. */
export const useRateDescription = (productId: string) =>
  useMutation({
    meta: SILENT,
    mutationFn: async (isHelpful: boolean) =>
      (await request('RateDescription', RateDescriptionDocument, { productId, isHelpful })).rateDescription,
  });
