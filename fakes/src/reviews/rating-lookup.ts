import type { GoodsProduct } from '../goods/goods.ts';
import type { View } from '../worlds/transaction.ts';
import { writtenReviews } from './written-reviews.ts';

type Rated = Pick<GoodsProduct, 'rating' | 'numberOfRatings'>;

const PRECISION = 100;

/** Average and number of all reviews that everybody sees: those of the assortment, and those released in this world. */
export const ratingLookup =
  (view: View) =>
  ({ productId, rating, numberOfRatings }: GoodsProduct): Rated => {
    const released = writtenReviews(view, productId).filter(({ isReleased }) => isReleased);
    if (released.length === 0) return { rating, numberOfRatings };
    const count = numberOfRatings + released.length;
    const sum = released.reduce((total, review) => total + review.rating, Math.round(rating * numberOfRatings));
    return { rating: Math.round((sum / count) * PRECISION) / PRECISION, numberOfRatings: count };
  };
