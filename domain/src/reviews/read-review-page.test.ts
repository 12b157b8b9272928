import { expect, it } from 'vitest';
import { anAnonymousShopper } from '../testing/a-shopper.ts';
import { portWith } from '../testing/port-with.ts';
import { readReviewPage } from './read-review-page.ts';
import type { Review, Stars } from './review.ts';
import { statisticsOf } from './review-statistics.ts';
import type { Reviews } from './reviews.port.ts';

const review = (at: number, rating: Stars): Review => ({
  ratingId: `review-${at}`,
  rating,
  title: 'Bewährt',
  message: 'Seit dem Sommer im Einsatz.',
  date: '2026-08-01',
  helpfulRating: 0,
  isVerified: true,
  author: { nickname: 'Anna' },
});

/** Twelve reviews, every third of them with three stars, the others with five. */
const ALL = Array.from({ length: 12 }, (_, at) => review(at + 1, at % 3 === 0 ? 3 : 5));
const STATISTICS = statisticsOf(ALL.map(({ rating }) => rating));

const found = (stars: Stars | undefined) => ALL.filter(({ rating }) => stars === undefined || rating === stars);

/** A shop with one product, which returns five reviews at a time. */
const reviews = portWith<Reviews>({
  first: async (_shopper, productId, { stars }) =>
    productId === 'heft' ? { statistics: STATISTICS, reviews: found(stars).slice(0, 5) } : undefined,
  more: async (_shopper, productId, { filter, offset }) =>
    productId === 'heft' ? found(filter.stars).slice(offset, offset + 5) : [],
});

const idsOn = async (page: number, filter: { readonly stars?: Stars } = {}) => {
  const list = await readReviewPage({ reviews })(anAnonymousShopper(), 'heft', { filter, page });
  return list?.reviews.map(({ ratingId }) => ratingId);
};

it.each([
  [1, ['review-1', 'review-2', 'review-3', 'review-4', 'review-5']],
  [2, ['review-6', 'review-7', 'review-8', 'review-9', 'review-10']],
  [3, ['review-11', 'review-12']],
  [4, []],
])('page %i shows the next five reviews, and none beyond the end (REVIEW-01)', async (page, ids) => {
  expect(await idsOn(page)).toEqual(ids);
});

it.each([
  [1, ['review-2', 'review-3', 'review-5', 'review-6', 'review-8']],
  [2, ['review-9', 'review-11', 'review-12']],
])('page %i of those with five stars shows five of them', async (page, ids) => {
  expect(await idsOn(page, { stars: 5 })).toEqual(ids);
});

it.each([1, 2, 9])('page %i says how many reviews there are, by stars (REVIEW-02)', async (page) => {
  const list = await readReviewPage({ reviews })(anAnonymousShopper(), 'heft', { filter: {}, page });
  expect(list?.statistics).toEqual({ all: 12, five: 8, four: 0, three: 4, two: 0, one: 0 });
});

it.each([1, 2])('there is no page %i of a product that does not exist', async (page) => {
  expect(await readReviewPage({ reviews })(anAnonymousShopper(), 'gone', { filter: {}, page })).toBeUndefined();
});

it('the first page is read with one request', async () => {
  const firstOnly = portWith<Reviews>({ first: async () => ({ statistics: STATISTICS, reviews: ALL.slice(0, 5) }) });
  const page = { filter: {}, page: 1 };
  expect(await readReviewPage({ reviews: firstOnly })(anAnonymousShopper(), 'heft', page)).toMatchObject({
    reviews: { length: 5 },
  });
});
