import type { OwnReview, Review } from '@shop/domain/reviews/review';
import type { OwnReview as UpstreamOwnReview, Review as UpstreamReview } from '../generated/upstream-types.ts';
import { orNull } from '../shared/or-null.ts';

export const writeReview = ({ author: { nickname, about }, shopComment, ...review }: Review): UpstreamReview => ({
  ...review,
  author: { nickname, about: orNull(about) },
  shopComment: orNull(shopComment),
});

export const writeOwnReview = ({ review, isPending }: OwnReview): UpstreamOwnReview => ({
  review: writeReview(review),
  isPending,
});
