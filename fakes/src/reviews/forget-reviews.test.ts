import { expect, it } from 'vitest';

import { aReviewRecord as by } from '../testing/a-review-record.ts';
import { aView } from '../testing/a-view.ts';
import { put } from '../worlds/transaction.ts';
import { forgetReviewsOf } from './forget-reviews.ts';
import { writtenReviews } from './written-reviews.ts';

it('a customer’s reviews of all products go with the account, those of others stay', () => {
  const view = aView((tx) => {
    put(tx, 'reviews', '17', [by('mara'), by('holger')]);
    put(tx, 'reviews', '18', [by('holger')]);
    put(tx, 'reviews', '19', [by('mara')]);
    forgetReviewsOf(tx, 'mara');
  });
  expect(['17', '18', '19'].map((productId) => writtenReviews(view, productId))).toEqual([
    [by('holger')],
    [by('holger')],
    [],
  ]);
  expect(writtenReviews(view, 'never reviewed')).toEqual([]);
});
