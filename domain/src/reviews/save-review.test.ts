import { expect, it } from 'vitest';
import { refused } from '../shared/result.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { portWith } from '../testing/port-with.ts';
import type { Reviews } from './reviews.port.ts';
import { saveReview } from './save-review.ts';

const REFUSED = refused({
  because: 'invalid-form',
  fieldErrors: [{ field: 'rating', message: 'shop.review.rating' }],
} as const);

/** Saves a review at a shop that refuses all of them. */
const saving = async (rating: number) => {
  const asked: unknown[] = [];
  const reviews = portWith<Reviews>({
    save: async ({ userId }, productId, form) => {
      asked.push([userId, productId, form]);
      return REFUSED;
    },
  });
  const typed = { rating, title: '  Gut ', message: ' Hält. ', nickname: 'Ada ' };
  return { reply: await saveReview({ reviews }, aVisit(aShopper()))('heft', typed), asked };
};

it('sends what was meant for the visitor’s own review, and returns what the shop says', async () => {
  const { reply, asked } = await saving(4);
  expect(asked).toEqual([['user-1', 'heft', { rating: 4, title: 'Gut', message: 'Hält.', nickname: 'Ada' }]]);
  expect(reply).toEqual(REFUSED);
});

it.each([0, 6, 4.5, Number.NaN])('sends no rating for %d stars: the shop asks for it', async (stars) => {
  const { asked } = await saving(stars);
  expect(asked).toEqual([['user-1', 'heft', { rating: undefined, title: 'Gut', message: 'Hält.', nickname: 'Ada' }]]);
});
