import {
  OwnReviewDocument,
  RatingTargetDocument,
  ReviewedProductDocument,
  ReviewsDocument,
  type ReviewsQuery,
} from '../../platform/generated/graphql.ts';
import { linkQuery, personalQuery, publicQuery } from '../../platform/queries/document-query.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';
import type { ReviewSearch } from './review-search.ts';

/** Where a rating link leads; the value is the one in the link. */
export const ratingTargetQuery = (encrypted: string) => linkQuery('RatingTarget', RatingTargetDocument, { encrypted });

/** Reviews of a product. Its page can do without them. */
export const reviewsOf = (productId: string, { stars, page }: ReviewSearch) => ({
  ...publicQuery('Reviews', ReviewsDocument, { productId, page, ...(stars === undefined ? {} : { stars }) }),
  meta: SILENT,
});

/** What the customer wrote about a product. */
export const ownReviewQuery = (productId: string) => ({
  ...personalQuery('OwnReview', OwnReviewDocument, { productId }),
  meta: SILENT,
});

/** The product that a customer writes about. */
export const reviewedProductQuery = (id: string) => publicQuery('ReviewedProduct', ReviewedProductDocument, { id });

export type ReviewPage = NonNullable<ReviewsQuery['reviews']>;
