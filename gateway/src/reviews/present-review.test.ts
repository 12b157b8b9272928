import type { Review, ReviewList } from '@shop/domain/reviews/review';
import { describe, expect, it } from 'vitest';
import { presentOwnReview, presentReview, presentReviewPage } from './present-review.ts';

const REVIEW: Review = {
  ratingId: 'rating-1',
  rating: 4,
  title: 'Bewährt im Unterricht',
  message: 'Seit dem Sommer in meiner Klasse im Einsatz.',
  date: '2026-10-01',
  helpfulRating: 7,
  isVerified: true,
  author: { nickname: 'Anna', about: 'Grundschullehrerin' },
  shopComment: { message: 'Danke für Ihre Meinung.', author: 'Team Pausenhof', date: '2026-10-02' },
};

const SHOWN = {
  id: 'rating-1',
  rating: 4,
  title: 'Bewährt im Unterricht',
  message: 'Seit dem Sommer in meiner Klasse im Einsatz.',
  date: '2026-10-01',
  helpfulRating: 7,
  isVerified: true,
  author: { nickname: 'Anna', about: 'Grundschullehrerin' },
  shopComment: { message: 'Danke für Ihre Meinung.', author: 'Team Pausenhof', date: '2026-10-02' },
};

describe('a review', () => {
  it('has its texts, its author and the reply of the shop (ENT-24)', () => {
    expect(presentReview(REVIEW)).toEqual(SHOWN);
  });

  it('may be by somebody who says nothing about themselves, and without a reply', () => {
    const { shopComment: _reply, ...unanswered } = REVIEW;
    expect(presentReview({ ...unanswered, isVerified: false, author: { nickname: 'Neele' } })).toMatchObject({
      isVerified: false,
      author: { nickname: 'Neele', about: undefined },
      shopComment: undefined,
    });
  });

  it('of the customer says whether it waits for the shop', () => {
    expect(presentOwnReview({ review: REVIEW, isPending: true })).toEqual({
      __typename: 'OwnReview',
      review: SHOWN,
      isPending: true,
    });
    expect(presentOwnReview({ review: REVIEW, isPending: false }).isPending).toBe(false);
  });
});

describe('a page of reviews', () => {
  const LIST: ReviewList = {
    statistics: { all: 8, five: 4, four: 1, three: 2, two: 0, one: 1 },
    reviews: [REVIEW, { ...REVIEW, ratingId: 'rating-2' }],
  };

  it('has the figures of the whole product and its reviews in order', () => {
    expect(presentReviewPage(LIST, {})).toEqual({
      total: 8,
      matching: 8,
      ratio: 3.88,
      shares: [
        { stars: 5, count: 4, percent: 50 },
        { stars: 4, count: 1, percent: 13 },
        { stars: 3, count: 2, percent: 25 },
        { stars: 2, count: 0, percent: 0 },
        { stars: 1, count: 1, percent: 12 },
      ],
      reviews: [SHOWN, { ...SHOWN, id: 'rating-2' }],
    });
  });

  it('says how many reviews have the chosen rating, beside how many there are', () => {
    expect(presentReviewPage(LIST, { stars: 3 })).toMatchObject({ total: 8, matching: 2, ratio: 3.88 });
  });
});
