import { type ReviewFilter, REVIEWS_PER_FETCH, starsFrom } from '@shop/domain/reviews/review';
import type {
  MutationSaveProductDescriptionReviewArgs,
  MutationSaveReviewArgs,
  QueryDecryptAndCheckPieDataArgs,
  QueryGetMoreReviewsByProductIdArgs,
  QueryGetOwnReviewArgs,
  QueryGetReviewsByProductIdArgs,
  ReviewFilterInput,
} from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { classified } from '../graphql/upstream-error.ts';
import { orNull } from '../shared/or-null.ts';
import { NOTHING_WRONG, writeFormRefusal } from '../shared/write-field-errors.ts';
import { writeMutationResult } from '../shared/write-mutation-result.ts';
import { writeOwnReview, writeReview } from './write-review.ts';

type ReviewField =
  | 'decryptAndCheckPieData'
  | 'getReviewsByProductId'
  | 'getMoreReviewsByProductId'
  | 'getOwnReview'
  | 'saveReview'
  | 'saveProductDescriptionReview';

const checkLimit = (limit: number): void => {
  if (limit !== REVIEWS_PER_FETCH) throw classified('BAD_REQUEST', `Reviews come in pages of ${REVIEWS_PER_FETCH}.`);
};

const readFilter = (filter: ReviewFilterInput | null | undefined): ReviewFilter => {
  if (filter?.stars == null) return {};
  const stars = starsFrom(filter.stars);
  if (stars === undefined) throw classified('BAD_REQUEST', 'Reviews have 1 to 5 stars.');
  return { stars };
};

export const reviewResolvers: Resolvers<ReviewField> = {
  decryptAndCheckPieData: async ({ encryptedData }: QueryDecryptAndCheckPieDataArgs, { shop, shopper }) => {
    const { isValid, redirect, message, productId } = await shop.reviews.openRatingLink(shopper, encryptedData);
    return { success: isValid, errorMessage: orNull(message), redirect, productId: orNull(productId) };
  },
  getReviewsByProductId: async ({ productId, limit, filter }: QueryGetReviewsByProductIdArgs, { shop, shopper }) => {
    checkLimit(limit);
    const list = await shop.reviews.first(shopper, productId, readFilter(filter));
    return list === undefined ? null : { statistics: list.statistics, reviews: list.reviews.map(writeReview) };
  },
  getMoreReviewsByProductId: async (
    { productId, offset, limit, filter }: QueryGetMoreReviewsByProductIdArgs,
    { shop, shopper },
  ) => {
    checkLimit(limit);
    if (offset < 0) throw classified('BAD_REQUEST', 'Reviews are counted from 0.');
    return (await shop.reviews.more(shopper, productId, { filter: readFilter(filter), offset })).map(writeReview);
  },
  getOwnReview: async ({ productId }: QueryGetOwnReviewArgs, { shop, shopper }) => {
    const own = await shop.reviews.own(shopper, productId);
    return own === undefined ? null : writeOwnReview(own);
  },
  saveReview: async (
    { productId, review: { rating, title, message, nickname } }: MutationSaveReviewArgs,
    { shop, shopper },
  ) => {
    const stars = rating == null ? undefined : starsFrom(rating);
    const saved = await shop.reviews.save(shopper, productId, { rating: stars, title, message, nickname });
    if (!saved.ok) return { successful: false, ...writeFormRefusal(saved.refusal), ownReview: null };
    return { successful: true, ...NOTHING_WRONG, ownReview: writeOwnReview(saved.value) };
  },
  saveProductDescriptionReview: async (
    { productId, isHelpful }: MutationSaveProductDescriptionReviewArgs,
    { shop, shopper },
  ) => writeMutationResult(await shop.reviews.rateDescription(shopper, productId, isHelpful)),
};
