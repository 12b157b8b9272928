import type { ReviewPartFragment } from '../platform/generated/graphql.ts';

/** A review without a reply of the shop. */
export const aReview = (overrides: Partial<ReviewPartFragment> = {}): ReviewPartFragment => ({
  id: '17-1',
  rating: 4,
  title: 'Liegt gut in der Hand',
  message: 'Seit dem Sommer täglich im Einsatz.',
  date: '2026-11-20',
  helpfulRating: 0,
  isVerified: false,
  author: { nickname: 'Sabine K.', about: null },
  shopComment: null,
  ...overrides,
});

/** A page of reviews: three in all, two with four stars and one with one. */
export const aReviewPage = (reviews: readonly ReviewPartFragment[] = [aReview()]) => ({
  total: 3,
  matching: 3,
  ratio: 3,
  shares: [
    { stars: 5, count: 0, percent: 0 },
    { stars: 4, count: 2, percent: 67 },
    { stars: 3, count: 0, percent: 0 },
    { stars: 2, count: 0, percent: 0 },
    { stars: 1, count: 1, percent: 33 },
  ],
  reviews: [...reviews],
});
