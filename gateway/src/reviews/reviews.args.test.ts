import 'reflect-metadata';
import { aReviewForm } from '@shop/domain/testing/a-review';
import { describe, expect, it } from 'vitest';
import { complaintAbout, readArgs } from '../testing/read-args.ts';
import { RateDescriptionArgs, ReviewedProductArgs, ReviewsArgs, SaveReviewArgs } from './reviews.args.ts';

const productId = '1011019';
const LONGEST = 10_000;

describe('the product of a review', () => {
  it.each(['1011019', 'a', 'A.b-c_d$1', 'x'.repeat(64)])('has the id of a product: %s', async (id) => {
    expect(await readArgs(ReviewedProductArgs, { productId: id })).toEqual({ productId: id });
  });

  it.each(['', ' 1', '../1', '-1', 'x'.repeat(65), 7, null])('is refused with anything else: %s', async (id) => {
    expect(await complaintAbout(ReviewedProductArgs, { productId: id })).toBe(
      'productId must be an id: letters, digits, dot, dash or underscore, at most 64',
    );
  });
});

describe('a page of reviews', () => {
  it.each([{ page: 1 }, { page: 999 }, { page: 1, stars: null }, { page: 2, stars: 1 }, { page: 2, stars: 5 }])(
    'can be asked for with %j',
    async (asked) => {
      expect(await readArgs(ReviewsArgs, { productId, ...asked })).toEqual({ productId, ...asked });
    },
  );

  it('is the first one unless another is asked for', async () => {
    expect((await readArgs(ReviewsArgs, { productId })).page).toBe(1);
  });

  it.each([
    ['page must not be less than 1', { page: 0 }],
    ['page must not be greater than 999', { page: 1000 }],
    ['page must be an integer number', { page: 1.5 }],
    ['stars must be one of the following values: 5, 4, 3, 2, 1', { stars: 0 }],
    ['stars must be one of the following values: 5, 4, 3, 2, 1', { stars: 6 }],
    ['stars must be one of the following values: 5, 4, 3, 2, 1', { stars: 4.5 }],
  ])('is refused: %s', async (complaint, asked) => {
    expect(await complaintAbout(ReviewsArgs, { productId, ...asked })).toBe(complaint);
  });

  it('of no product is refused', async () => {
    expect(await complaintAbout(ReviewsArgs, { page: 1 })).toContain('productId must be an id');
  });
});

describe('a review to save', () => {
  const saved = async (more: object) => (await readArgs(SaveReviewArgs, { productId, input: aReviewForm(more) })).input;
  const complaint = (more: object) =>
    complaintAbout(SaveReviewArgs, { productId, input: { ...aReviewForm(), ...more } });

  it('arrives as it was typed, without fields that nobody asked for', async () => {
    expect(await readArgs(SaveReviewArgs, { productId, input: { ...aReviewForm(), isVerified: true } })).toEqual({
      productId,
      input: aReviewForm(),
    });
  });

  it('keeps the lines of its message, and has a title and a name of one line', async () => {
    const typed = 'eins\nzwei\u0007drei';
    expect(await saved({ title: typed, message: typed, nickname: typed })).toMatchObject({
      title: 'eins zwei drei',
      message: 'eins\nzwei drei',
      nickname: 'eins zwei drei',
    });
  });

  it('may lack a rating, or have one that is out of range: the form says so at its field', async () => {
    for (const rating of [null, undefined, 0, 9]) expect(await complaint({ rating })).toBeUndefined();
    expect(await complaint({ rating: 4.5 })).toBe('rating must be an integer number');
    expect(await complaint({ rating: '4' })).toBe('rating must be an integer number');
  });

  it.each(['title', 'message', 'nickname'])(
    'is refused only where its %s is longer than any form allows, or no text',
    async (field) => {
      const refused = `${field} must be a text of at most 10000 characters`;
      expect(await complaint({ [field]: 'x'.repeat(LONGEST) })).toBeUndefined();
      expect([
        await complaint({ [field]: 'x'.repeat(LONGEST + 1) }),
        await complaint({ [field]: undefined }),
        await complaint({ [field]: 4 }),
      ]).toEqual([refused, refused, refused]);
    },
  );

  it('needs a product', async () => {
    expect(await complaintAbout(SaveReviewArgs, { productId: '/', input: aReviewForm() })).toContain(
      'productId must be an id',
    );
  });
});

describe('the rating of a description', () => {
  it.each([true, false])('is yes or no: %s', async (isHelpful) => {
    expect(await readArgs(RateDescriptionArgs, { productId, isHelpful })).toEqual({ productId, isHelpful });
  });

  it.each([undefined, null, 'true', 1])('is refused with anything else: %s', async (isHelpful) => {
    expect(await complaintAbout(RateDescriptionArgs, { productId, isHelpful })).toBe(
      'isHelpful must be a boolean value',
    );
  });
});
