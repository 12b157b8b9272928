import { MAX_REVIEW_PAGE, REVIEWS_PER_FETCH, starsFrom, type Stars } from '@shop/domain/reviews/review';

import { type SearchValues, stringifySearch } from '../../platform/navigation/search-params.ts';

/** Which reviews of a product are shown. */
export interface ReviewSearch {
  readonly stars?: Stars | undefined;
  /** Counts from 1. */
  readonly page: number;
}

/** What a product page knows of its reviews besides their markup. */
export interface LoadedReviews {
  readonly productId: string;
  readonly shown: ReviewSearch;
  /** How many reviews the filter leaves; undefined if they could not be loaded. */
  readonly matching: number | undefined;
}

/** The id of the section, where its links lead. */
export const REVIEWS_ID = 'reviews';

/** The reviews that a product page shows, from its URL: `stars`, and `reviews` for the page. Other values mean all, and the first page. */
export const reviewSearchOf = (search: SearchValues): ReviewSearch => {
  const page = Number(search['reviews'] ?? 1);
  return {
    stars: starsFrom(Number(search['stars'])),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_REVIEW_PAGE ? page : 1,
  };
};

/** The link to other reviews of the same product page; the chosen variants stay. */
export const reviewsHref = (path: string, search: SearchValues, { stars, page }: ReviewSearch): string =>
  `${path}${stringifySearch({ ...search, stars, reviews: page === 1 ? undefined : page })}#${REVIEWS_ID}`;

export const lastPage = (matching: number): number => Math.max(1, Math.ceil(matching / REVIEWS_PER_FETCH));
