import { describe, expect, it } from 'vitest';
import { aReviewForm } from '../testing/a-review.ts';
import { starsFrom } from './review.ts';
import { reviewErrors, writtenReview } from './review-rules.ts';

describe('the form of a review (REVIEW-04)', () => {
  it('accepts a rating with a title, a text and a name', () => {
    expect(reviewErrors(aReviewForm())).toEqual([]);
  });

  it('asks for all that is missing, in the order of the form', () => {
    expect(reviewErrors({ title: '', message: ' ', nickname: '\n' })).toEqual([
      { field: 'rating', message: 'shop.review.rating' },
      { field: 'title', message: 'vue.form.error.requiredField' },
      { field: 'message', message: 'vue.form.error.requiredField' },
      { field: 'nickname', message: 'vue.form.error.requiredField' },
    ]);
  });

  it('asks for more than a word or two', () => {
    expect(reviewErrors(aReviewForm({ message: ' 19 characters only. ' }))).toEqual([
      { field: 'message', message: 'shop.form.error.tooShort' },
    ]);
    expect(reviewErrors(aReviewForm({ message: 'Twenty characters, ok' }))).toEqual([]);
  });

  it('is saved without surrounding spaces, with one kind of line end', () => {
    expect(writtenReview(aReviewForm({ title: ' Gut ', message: 'Eins\r\nzwei\rdrei ', nickname: ' Anna ' }))).toEqual(
      aReviewForm({ title: 'Gut', message: 'Eins\nzwei\ndrei', nickname: 'Anna' }),
    );
    expect(writtenReview({ ...aReviewForm(), rating: undefined })).toBeUndefined();
  });

  it.each([
    [5, 5],
    [1, 1],
    [0, undefined],
    [6, undefined],
    [4.5, undefined],
    [Number.NaN, undefined],
  ])('reads %d as the rating %s', (value, stars) => {
    expect(starsFrom(value)).toBe(stars);
  });
});
