import { REVIEWS_PER_FETCH, type ReviewFilter } from '@shop/domain/reviews/review';
import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import { describe, expect, it } from 'vitest';
import { addSignedIn, aReviewRecord, signedIn } from '../testing/a-review-record.ts';
import { aView } from '../testing/a-view.ts';
import { foundItem } from '../testing/found-item.ts';
import type { View } from '../worlds/transaction.ts';
import { put } from '../worlds/transaction.ts';
import { firstReviews, moreReviews, ownReview } from './list-reviews.ts';
import { ratingLookup } from './rating-lookup.ts';
import type { ReviewRecord } from './review-record.ts';

const { productId, numberOfRatings } = foundItem(
  (_item, product) =>
    product.numberOfRatings > 2 * REVIEWS_PER_FETCH && product.numberOfRatings < 4 * REVIEWS_PER_FETCH,
).product;
const VISITOR = anAnonymousShopper();

const withReviews = (...records: readonly ReviewRecord[]): View =>
  aView((tx) => {
    addSignedIn(tx, 'mara');
    addSignedIn(tx, 'holger');
    put(tx, 'reviews', productId, records);
  });
const UNWRITTEN = withReviews();
const WRITTEN = withReviews(aReviewRecord('holger', { rating: 1, isReleased: false }), aReviewRecord('mara'));

const allOf = (view: View, filter: ReviewFilter = {}) => {
  const first = firstReviews(view, VISITOR, productId, filter)?.reviews ?? [];
  const pages = [first];
  while (pages.at(-1)?.length === REVIEWS_PER_FETCH)
    pages.push(moreReviews(view, VISITOR, productId, { filter, offset: pages.flat().length }));
  return pages;
};

describe('the listed reviews of a product', () => {
  it('begin with the newest that a customer wrote, as it was written, followed by those before it', () => {
    const [newest, ...others] = allOf(WRITTEN).flat();
    expect(newest).toStrictEqual({
      ratingId: 'review-mara',
      rating: 4,
      title: 'Gut',
      message: 'Liegt gut in der Hand.',
      date: '2026-11-20',
      helpfulRating: 0,
      isVerified: true,
      author: { nickname: 'mara' },
    });
    expect(others).toEqual(allOf(UNWRITTEN).flat());
  });

  it('come five at a time until all have been shown (REVIEW-01)', () => {
    const pages = allOf(WRITTEN);
    expect(pages.slice(0, -1).map(({ length }) => length)).toEqual(
      Array.from({ length: Math.floor((numberOfRatings + 1) / 5) }, () => 5),
    );
    const ids = pages.flat().map(({ ratingId }) => ratingId);
    expect([ids.length, new Set(ids).size]).toEqual([numberOfRatings + 1, numberOfRatings + 1]);
  });

  it('are those with as many stars as were asked for, while all stay counted', () => {
    for (const stars of [1, 2, 3, 4, 5] as const) {
      expect(allOf(WRITTEN, { stars }).flat()).toEqual(
        allOf(WRITTEN)
          .flat()
          .filter(({ rating }) => rating === stars),
      );
      expect(firstReviews(WRITTEN, VISITOR, productId, { stars })?.statistics.all).toBe(numberOfRatings + 1);
    }
  });

  it('count what was released, and nothing that waits for it', () => {
    const [before, after] = [UNWRITTEN, WRITTEN].map((view) => firstReviews(view, VISITOR, productId, {})?.statistics);
    expect(after).toEqual({ ...before, all: numberOfRatings + 1, four: (before?.four ?? 0) + 1 });
  });
});

describe('a customer’s own review', () => {
  it('is shown to its author, with whether it still waits', () => {
    expect(ownReview(WRITTEN, signedIn('mara'), productId)).toMatchObject({
      review: { ratingId: 'review-mara' },
      isPending: false,
    });
    expect(ownReview(WRITTEN, signedIn('holger'), productId)).toMatchObject({
      review: { ratingId: 'review-holger', rating: 1 },
      isPending: true,
    });
  });

  it('is nobody else’s, and none of another product', () => {
    expect(ownReview(WRITTEN, VISITOR, productId)).toBeUndefined();
    expect(ownReview(withReviews(aReviewRecord('mara')), signedIn('holger'), productId)).toBeUndefined();
    expect(ownReview(WRITTEN, signedIn('mara'), 'another-product')).toBeUndefined();
  });
});

describe('the rating of a product', () => {
  const rated = (view: View, rating: number, count: number) =>
    ratingLookup(view)({
      ...foundItem((item) => item.productId === productId).product,
      rating,
      numberOfRatings: count,
    });

  it('is that of the assortment until a review is released', () => {
    expect(rated(withReviews(aReviewRecord('holger', { isReleased: false })), 4.33, 3)).toEqual({
      rating: 4.33,
      numberOfRatings: 3,
    });
    expect(rated(UNWRITTEN, 0, 0)).toEqual({ rating: 0, numberOfRatings: 0 });
  });

  it('is the average of all ratings, with two decimals', () => {
    expect(rated(WRITTEN, 4.5, 2)).toEqual({ rating: 4.33, numberOfRatings: 3 });
    expect(
      rated(withReviews(aReviewRecord('mara', { rating: 1 }), aReviewRecord('holger', { rating: 2 })), 4.75, 4),
    ).toEqual({ rating: 3.67, numberOfRatings: 6 });
    expect(rated(WRITTEN, 0, 0)).toEqual({ rating: 4, numberOfRatings: 1 });
  });
});
