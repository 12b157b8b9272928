import { reviewRatio, statisticsOf } from '@shop/domain/reviews/review-statistics';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { assortment } from '../goods/assortment.ts';
import { generatedRatings, ranked } from './generated-ratings.ts';
import { generatedReview } from './generated-review.ts';
import { DEPARTMENT_WORDS } from './words/department-words.ts';

const TODAY = '2026-11-23';
const goods = assortment();

const reviewsOf = (at: number, storefront = STOREFRONTS.de, today = TODAY) => {
  const product = goods.products[at];
  return product === undefined ? [] : ranked(generatedRatings(product)).map((rating) => generatedReview({ product, ...rating }, storefront, today));
};

describe('generated reviews', () => {
  it('have exactly the number and the average of their product, for every product (REVIEW-02)', () => {
    const wrong = goods.products.filter((product) => {
      const statistics = statisticsOf(generatedRatings(product));
      return statistics.all !== product.numberOfRatings || reviewRatio(statistics) !== product.rating;
    });
    expect(wrong.map(({ productId }) => productId)).toEqual([]);
  });

  it('are the same each time, and those of another product are others', () => {
    expect(reviewsOf(0)).toEqual(reviewsOf(0));
    expect(reviewsOf(0).slice(0, 3)).not.toEqual(reviewsOf(1).slice(0, 3));
  });

  it('do not repeat themselves in a row', () => {
    for (const reviews of [reviewsOf(0), reviewsOf(0).filter(({ rating }) => rating === 5)]) {
      const messages = reviews.map(({ message }) => message);
      expect(messages.filter((message, at) => message === messages[at + 1])).toEqual([]);
    }
  });

  it('are never from tomorrow, nor are the shop’s replies (REVIEW-04)', () => {
    for (const today of [TODAY, '2026-11-01']) {
      const days = reviewsOf(0, STOREFRONTS.de, today).flatMap(({ date, shopComment }) => [date, ...(shopComment === undefined ? [] : [shopComment.date])]);
      expect(days.filter((day) => day > today)).toEqual([]);
    }
  });

  it('are in part by buyers, in part answered, in part helpful', () => {
    const reviews = reviewsOf(0);
    for (const part of [reviews.filter(({ isVerified }) => isVerified), reviews.filter(({ shopComment }) => shopComment !== undefined), reviews.filter(({ helpfulRating }) => helpfulRating > 0), reviews.filter(({ author }) => author.about !== undefined)]) {
      expect(part.length).toBeGreaterThan(0);
      expect(part.length).toBeLessThan(reviews.length);
    }
  });

  it('are written in the language of the storefront', () => {
    expect(reviewsOf(0, STOREFRONTS.en)[0]?.message).not.toBe(reviewsOf(0)[0]?.message);
    expect(reviewsOf(0, STOREFRONTS.ch).map(({ message }) => message).join('')).not.toContain('ß');
  });

  it('have words for every department', () => {
    expect(goods.roots.map(({ categoryId }) => categoryId).filter((id) => DEPARTMENT_WORDS[id] === undefined)).toEqual([]);
  });
});
