import { type OwnReview, type Review, type ReviewStatistics, starsFrom } from '@shop/domain/reviews/review';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type {
  GetOwnReviewQuery,
  GetReviewsByProductIdQuery,
  ReviewFieldsFragment,
} from '../generated/operation-types.ts';
import { readDay } from '../shared/read-dates.ts';
import { readId } from '../shared/read-text.ts';
import { Unreadable } from '../shared/unreadable.ts';

type UpstreamOwnReview = NonNullable<GetOwnReviewQuery['getOwnReview']>;
type UpstreamStatistics = NonNullable<GetReviewsByProductIdQuery['getReviewsByProductId']>['statistics'];

const readCount = (count: number): number => {
  if (!Number.isInteger(count) || count < 0) throw new Unreadable('a count that is none');
  return count;
};

export const readReview = ({
  ratingId,
  rating,
  title,
  message,
  date,
  helpfulRating,
  isVerified,
  author,
  shopComment,
}: ReviewFieldsFragment): Review => {
  const stars = starsFrom(rating);
  if (stars === undefined) throw new Unreadable('a rating that is none');
  return {
    ratingId: readId(ratingId),
    rating: stars,
    title,
    message,
    date: readDay(date),
    helpfulRating: readCount(helpfulRating),
    isVerified,
    author: { nickname: author.nickname, ...omitNil({ about: author.about }) },
    ...(shopComment === null
      ? {}
      : { shopComment: { message: shopComment.message, author: shopComment.author, date: readDay(shopComment.date) } }),
  };
};

/** `all` is the sum of the others, whatever the upstream says: percentages of it add up. */
export const readStatistics = (statistics: UpstreamStatistics): ReviewStatistics => {
  const [five, four, three, two, one] = [
    readCount(statistics.five),
    readCount(statistics.four),
    readCount(statistics.three),
    readCount(statistics.two),
    readCount(statistics.one),
  ];
  return { all: five + four + three + two + one, five, four, three, two, one };
};

export const readOwnReview = ({ review, isPending }: UpstreamOwnReview): OwnReview => ({
  review: readReview(review),
  isPending,
});
