import type { CivilDate } from '../shared/civil-date.ts';

export type RatingId = string;

/** The ratings that a buyer can give, the best first. */
export const STARS = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof STARS)[number];

export const starsFrom = (value: number): Stars | undefined => STARS.find((stars) => stars === value);

/** Reviews of one request (REVIEW-01). */
export const REVIEWS_PER_FETCH = 5;
/** Nobody reads reviews beyond this page of them. */
export const MAX_REVIEW_PAGE = 999;

/** Who wrote a review, as they name themselves. */
export interface ReviewAuthor {
  readonly nickname: string;
  /** What they do: "Grundschullehrerin". */
  readonly about?: string;
}

/** The shop's reply to a review. */
export interface ShopComment {
  readonly message: string;
  readonly author: string;
  readonly date: CivilDate;
}

/** What somebody says about a product (ENT-24). All texts are plain text. */
export interface Review {
  readonly ratingId: RatingId;
  readonly rating: Stars;
  readonly title: string;
  readonly message: string;
  readonly date: CivilDate;
  /** How many shoppers found it helpful. */
  readonly helpfulRating: number;
  /** The author has bought the product here. */
  readonly isVerified: boolean;
  readonly author: ReviewAuthor;
  readonly shopComment?: ShopComment;
}

/** The customer's own review of a product. Nobody else sees it until the shop has checked it. */
export interface OwnReview {
  readonly review: Review;
  readonly isPending: boolean;
}

export interface ReviewFilter {
  /** Reviews with exactly this rating; all without it. */
  readonly stars?: Stars;
}

/** Reviews of a product, the newest first. */
export interface ReviewList {
  readonly statistics: ReviewStatistics;
  readonly reviews: readonly Review[];
}

/** How many reviews a product has, by stars (REVIEW-02). */
export interface ReviewStatistics {
  /** The sum of the others. */
  readonly all: number;
  readonly five: number;
  readonly four: number;
  readonly three: number;
  readonly two: number;
  readonly one: number;
}
