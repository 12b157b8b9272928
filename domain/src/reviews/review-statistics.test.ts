import { describe, expect, it } from 'vitest';
import { STARS } from './review.ts';
import { countOf, matchingCount, reviewRatio, starShares, statisticsOf } from './review-statistics.ts';

const counts = (five: number, four = 0, three = 0, two = 0, one = 0) => ({
  all: five + four + three + two + one,
  five,
  four,
  three,
  two,
  one,
});

describe('the statistics of reviews (REVIEW-02)', () => {
  it('count all, and each rating', () => {
    const statistics = statisticsOf([5, 5, 4, 2, 1, 5]);
    expect(statistics).toEqual(counts(3, 1, 0, 1, 1));
    expect(STARS.map((stars) => countOf(statistics, stars))).toEqual([3, 1, 0, 1, 1]);
  });

  it('say how many a filter leaves', () => {
    expect([
      matchingCount(counts(3, 1), {}),
      matchingCount(counts(3, 1), { stars: 4 }),
      matchingCount(counts(3, 1), { stars: 1 }),
    ]).toEqual([4, 1, 0]);
  });

  it.each([
    [counts(1, 1, 1), [34, 33, 33, 0, 0]],
    [counts(3, 1, 0, 1, 1), [50, 17, 0, 17, 16]],
    [counts(1, 1, 1, 1, 1), [20, 20, 20, 20, 20]],
    [counts(200, 1), [100, 0, 0, 0, 0]],
    [counts(0, 0, 0, 0, 7), [0, 0, 0, 0, 100]],
    [counts(3, 3, 1), [43, 43, 14, 0, 0]],
    [counts(0), [0, 0, 0, 0, 0]],
  ])('of %j have the percentages %j, which add up', (statistics, percentages) => {
    expect(starShares(statistics).map(({ percent }) => percent)).toEqual(percentages);
  });

  it('name stars and count of each share, the best first', () => {
    expect(starShares(counts(3, 1)).slice(0, 2)).toEqual([
      { stars: 5, count: 3, percent: 75 },
      { stars: 4, count: 1, percent: 25 },
    ]);
  });
});

describe('the ratio of reviews', () => {
  it.each([
    [counts(1, 1, 1), 4],
    [counts(2, 1), 4.67],
    [counts(1, 2), 4.33],
    [counts(7, 0, 0, 0, 1), 4.5],
    [counts(0), 0],
  ])('of %j is %d', (statistics, ratio) => {
    expect(reviewRatio(statistics)).toBe(ratio);
  });
});
