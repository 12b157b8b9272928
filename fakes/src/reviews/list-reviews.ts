import type { ProductId } from '@shop/domain/catalogue/product';
import type { OwnReview, Review, ReviewFilter, ReviewList, Stars } from '@shop/domain/reviews/review';
import { REVIEWS_PER_FETCH } from '@shop/domain/reviews/review';
import { statisticsOf } from '@shop/domain/reviews/review-statistics';
import type { Shopper } from '@shop/domain/visit/shopper';
import { berlinDate } from '@shop/domain/shared/calendar';
import type { GoodsProduct } from '../goods/goods.ts';
import { signedInAccount } from '../sessions/current-user.ts';
import type { View } from '../worlds/transaction.ts';
import { generatedRatings, ranked } from './generated-ratings.ts';
import { generatedReview } from './generated-review.ts';
import type { ReviewRecord } from './review-record.ts';
import { reviewOf, writtenReviews } from './written-reviews.ts';

/** Nobody has voted on what was written in this world. */
const reviewFrom = ({ ratingId, rating, title, message, nickname, date, isVerified }: ReviewRecord): Review => ({
  ratingId,
  rating,
  title,
  message,
  date,
  helpfulRating: 0,
  isVerified,
  author: { nickname },
});

interface Entry {
  readonly stars: Stars;
  readonly write: () => Review;
}

/** All reviews that everybody sees, the newest first. Their texts are written only for those that are shown. */
const entriesOf = (view: View, product: GoodsProduct, { storefront }: Shopper): readonly Entry[] => {
  const today = berlinDate(view.now);
  const written = writtenReviews(view, product.productId).filter(({ isReleased }) => isReleased);
  return [
    ...written.map((record) => ({ stars: record.rating, write: () => reviewFrom(record) })),
    ...ranked(generatedRatings(product)).map((rating) => ({
      stars: rating.stars,
      write: () => generatedReview({ product, ...rating }, storefront, today),
    })),
  ];
};

const pageOf = (entries: readonly Entry[], { stars }: ReviewFilter, offset: number): readonly Review[] =>
  entries
    .filter((entry) => stars === undefined || entry.stars === stars)
    .slice(offset, offset + REVIEWS_PER_FETCH)
    .map(({ write }) => write());

export const firstReviews = (
  view: View,
  shopper: Shopper,
  productId: ProductId,
  filter: ReviewFilter,
): ReviewList | undefined => {
  const product = view.goods.product(productId);
  if (product === undefined) return undefined;
  const entries = entriesOf(view, product, shopper);
  return { statistics: statisticsOf(entries.map(({ stars }) => stars)), reviews: pageOf(entries, filter, 0) };
};

export const moreReviews = (
  view: View,
  shopper: Shopper,
  productId: ProductId,
  { filter, offset }: { readonly filter: ReviewFilter; readonly offset: number },
): readonly Review[] => {
  const product = view.goods.product(productId);
  return product === undefined ? [] : pageOf(entriesOf(view, product, shopper), filter, offset);
};

export const ownReviewFrom = (record: ReviewRecord): OwnReview => ({
  review: reviewFrom(record),
  isPending: !record.isReleased,
});

export const ownReview = (view: View, shopper: Shopper, productId: ProductId): OwnReview | undefined => {
  const account = signedInAccount(view, shopper);
  const record = account && reviewOf(view, productId, account.userId);
  return record && ownReviewFrom(record);
};
