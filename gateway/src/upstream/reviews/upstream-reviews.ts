import { REVIEWS_PER_FETCH } from '@shop/domain/reviews/review';
import type { Reviews } from '@shop/domain/reviews/reviews.port';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { granted, refused } from '@shop/domain/shared/result';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { NO_SESSION, readFormRefusal } from '../shared/read-form-refusal.ts';
import { knownMessage } from '../shared/read-message.ts';
import { readFormResult } from '../shared/read-mutation-result.ts';
import { readOwnReview, readReview, readStatistics } from './read-review.ts';

const limit = REVIEWS_PER_FETCH;

export const upstreamReviews = (call: PortCalls): Reviews => ({
  openRatingLink: (shopper, encrypted) =>
    call({
      operation: operations.decryptAndCheckPieData,
      variables: { encryptedData: encrypted },
      shopper,
      read: ({ decryptAndCheckPieData: { success, errorMessage, redirect, productId } }) => ({
        isValid: success,
        redirect,
        ...omitNil({ message: knownMessage(errorMessage), productId }),
      }),
    }),
  first: (shopper, productId, filter) =>
    call({
      operation: operations.getReviewsByProductId,
      variables: { productId, limit, filter },
      shopper,
      read: ({ getReviewsByProductId: list }) =>
        list === null
          ? undefined
          : { statistics: readStatistics(list.statistics), reviews: list.reviews.map(readReview) },
    }),
  more: (shopper, productId, { filter, offset }) =>
    call({
      operation: operations.getMoreReviewsByProductId,
      variables: { productId, offset, limit, filter },
      shopper,
      read: ({ getMoreReviewsByProductId }) => getMoreReviewsByProductId.map(readReview),
    }),
  own: (shopper, productId) =>
    call({
      operation: operations.getOwnReview,
      variables: { productId },
      shopper,
      read: ({ getOwnReview }) => (getOwnReview === null ? undefined : readOwnReview(getOwnReview)),
    }),
  save: (shopper, productId, { rating, title, message, nickname }) =>
    call({
      operation: operations.saveReview,
      variables: { productId, review: { title, message, nickname, ...omitNil({ rating }) } },
      shopper,
      read: ({ saveReview: { ownReview, fieldErrors, generalErrorMessage } }) =>
        ownReview === null
          ? refused(readFormRefusal({ fieldErrors, general: generalErrorMessage }))
          : granted(readOwnReview(ownReview)),
      otherwise: NO_SESSION,
    }),
  rateDescription: (shopper, productId, isHelpful) =>
    call({
      operation: operations.saveProductDescriptionReview,
      variables: { productId, isHelpful },
      shopper,
      read: ({ saveProductDescriptionReview }) => readFormResult(saveProductDescriptionReview),
      otherwise: NO_SESSION,
    }),
});
