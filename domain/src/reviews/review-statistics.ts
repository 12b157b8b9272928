import { type ReviewFilter, type ReviewStatistics, type Stars, STARS } from './review.ts';

const NAMES = { 5: 'five', 4: 'four', 3: 'three', 2: 'two', 1: 'one' } as const satisfies Record<
  Stars,
  keyof ReviewStatistics
>;

export const countOf = (statistics: ReviewStatistics, stars: Stars): number => statistics[NAMES[stars]];

/** How many reviews a filter leaves. */
export const matchingCount = (statistics: ReviewStatistics, { stars }: ReviewFilter): number =>
  stars === undefined ? statistics.all : countOf(statistics, stars);

export const statisticsOf = (ratings: readonly Stars[]): ReviewStatistics => {
  const count = (stars: Stars): number => ratings.filter((rating) => rating === stars).length;
  return { all: ratings.length, five: count(5), four: count(4), three: count(3), two: count(2), one: count(1) };
};

/** Decimals of a review ratio (REVIEW-03). */
export const REVIEW_RATIO_DIGITS = 2;

const PRECISION = 10 ** REVIEW_RATIO_DIGITS;

/** The average of all ratings, rounded to two decimals; 0 without reviews. */
export const reviewRatio = (statistics: ReviewStatistics): number => {
  if (statistics.all === 0) return 0;
  const sum = STARS.reduce((total, stars) => total + stars * countOf(statistics, stars), 0);
  return Math.round((sum / statistics.all) * PRECISION) / PRECISION;
};

export interface StarShare {
  readonly stars: Stars;
  readonly count: number;
  /** Whole percent of all reviews. */
  readonly percent: number;
}

/** The share of each rating, the best first. The percentages add up to 100: the largest remainders are rounded up. */
export const starShares = (statistics: ReviewStatistics): readonly StarShare[] => {
  const exact = STARS.map((stars) => ({ stars, count: countOf(statistics, stars) })).map((share) => ({
    ...share,
    percent: statistics.all === 0 ? 0 : (share.count * 100) / statistics.all,
  }));
  const missing = Math.round(exact.reduce((sum, { percent }) => sum + percent - Math.floor(percent), 0));
  const roundedUp = new Set(
    exact
      .toSorted((a, b) => (b.percent % 1) - (a.percent % 1))
      .slice(0, missing)
      .map(({ stars }) => stars),
  );
  return exact.map(({ percent, ...share }) => ({
    ...share,
    percent: Math.floor(percent) + (roundedUp.has(share.stars) ? 1 : 0),
  }));
};
