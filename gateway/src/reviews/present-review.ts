import type { OwnReview, Review, ReviewFilter, ReviewList } from '@shop/domain/reviews/review';
import { matchingCount, reviewRatio, starShares } from '@shop/domain/reviews/review-statistics';
import type { OwnReviewType, ReviewPageType, ReviewType } from './review.types.ts';

export const presentReview = ({
  ratingId,
  author: { nickname, about },
  shopComment,
  ...review
}: Review): ReviewType => ({ ...review, id: ratingId, author: { nickname, about }, shopComment });

export const presentReviewPage = ({ statistics, reviews }: ReviewList, filter: ReviewFilter): ReviewPageType => ({
  total: statistics.all,
  matching: matchingCount(statistics, filter),
  ratio: reviewRatio(statistics),
  shares: starShares(statistics),
  reviews: reviews.map(presentReview),
});

export const presentOwnReview = ({ review, isPending }: OwnReview): OwnReviewType => ({
  __typename: 'OwnReview',
  review: presentReview(review),
  isPending,
});
