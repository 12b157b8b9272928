import { aReviewForm } from '@shop/domain/testing/a-review';
import { describe, expect, it } from 'vitest';
import { LENA } from '../client/testing/client-on-script.ts';
import { runWithReplies } from '../testing/shop-on-script.ts';

const REVIEW = {
  ratingId: '17-3',
  rating: 4,
  title: 'Gut',
  message: 'Liegt gut in der Hand.',
  date: '2026-11-20',
  helpfulRating: 2,
  isVerified: true,
  author: { nickname: 'Sabine K.', about: null },
  shopComment: null,
};
const COUNTS = { all: 3, five: 1, four: 2, three: 0, two: 0, one: 0 };

const firstOf = (list: object | null) =>
  runWithReplies({ getReviewsByProductId: list }, ({ reviews }) => reviews.first(LENA, '17', {}));
const failed = (operation: string) => ({
  failure: expect.objectContaining({ name: 'UpstreamReplyInvalid', operation }),
});

describe('the reviews of a product', () => {
  it('are read without empty parts (ENT-24)', async () => {
    const { outcome } = await firstOf({
      statistics: COUNTS,
      reviews: [
        REVIEW,
        {
          ...REVIEW,
          author: { nickname: 'Holger', about: 'Kunstlehrer' },
          shopComment: { message: 'Danke', author: 'Jana', date: '2026-11-21' },
        },
      ],
    });
    expect(outcome).toStrictEqual({
      statistics: COUNTS,
      reviews: [
        {
          ratingId: '17-3',
          rating: 4,
          title: 'Gut',
          message: 'Liegt gut in der Hand.',
          date: '2026-11-20',
          helpfulRating: 2,
          isVerified: true,
          author: { nickname: 'Sabine K.' },
        },
        expect.objectContaining({
          author: { nickname: 'Holger', about: 'Kunstlehrer' },
          shopComment: { message: 'Danke', author: 'Jana', date: '2026-11-21' },
        }),
      ],
    });
  });

  it('count all as the sum of the others, so that percentages add up', async () => {
    expect((await firstOf({ statistics: { ...COUNTS, all: 99 }, reviews: [] })).outcome).toMatchObject({
      statistics: { all: 3 },
    });
  });

  it.each([
    ['with six stars', { ...REVIEW, rating: 6 }],
    ['with half a star', { ...REVIEW, rating: 3.5 }],
    ['without an id', { ...REVIEW, ratingId: '' }],
    ['of no day', { ...REVIEW, date: 'yesterday' }],
    ['with less than no votes', { ...REVIEW, helpfulRating: -1 }],
    ['with a reply of no day', { ...REVIEW, shopComment: { message: 'Danke', author: 'Jana', date: '' } }],
  ])('with one %s are a failure', async (_what, review) => {
    expect((await firstOf({ statistics: COUNTS, reviews: [review] })).outcome).toEqual(failed('getReviewsByProductId'));
  });

  it('with a count below zero are a failure', async () => {
    expect((await firstOf({ statistics: { ...COUNTS, one: -1 }, reviews: [] })).outcome).toEqual(
      failed('getReviewsByProductId'),
    );
  });
});

describe('a written review', () => {
  const save = (reply: object) =>
    runWithReplies(
      { saveReview: { successful: true, generalErrorMessage: null, fieldErrors: [], ownReview: null, ...reply } },
      ({ reviews }) => reviews.save({ ...LENA, sessionToken: 'lena signed in' }, '17', aReviewForm()),
    );

  it('is returned as saved', async () => {
    expect((await save({ ownReview: { review: REVIEW, isPending: true } })).outcome).toMatchObject({
      ok: true,
      value: { isPending: true, review: { ratingId: '17-3' } },
    });
  });

  it('is refused with its fields, or with a message if there are none', async () => {
    const fieldErrors = [{ fieldName: 'rating', errorMessage: 'shop.review.rating', formName: null }];
    expect((await save({ successful: false, fieldErrors })).outcome).toEqual({
      ok: false,
      refusal: { because: 'invalid-form', fieldErrors: [{ field: 'rating', message: 'shop.review.rating' }] },
    });
    expect((await save({ successful: false })).outcome).toMatchObject({
      ok: false,
      refusal: { general: 'vue.cart.error.somethingWentWrong' },
    });
  });
});
