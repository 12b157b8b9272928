import type { Stars } from '@shop/domain/reviews/review';
import type { UserId } from '@shop/domain/visit/shopper';
import type { CivilDate } from '@shop/domain/shared/civil-date';
import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

/** A review that a customer wrote in this world. */
export interface ReviewRecord {
  readonly ratingId: string;
  readonly userId: UserId;
  readonly rating: Stars;
  readonly title: string;
  readonly message: string;
  readonly nickname: string;
  readonly date: CivilDate;
  readonly isVerified: boolean;
  /** The shop has checked it: everybody sees it. */
  readonly isReleased: boolean;
}

export const REVIEW_TABLES = {
  /** Reviews of a product, one of each customer at most, the newest first; by product id. */
  reviews: emptyMap<readonly ReviewRecord[]>(),
  /** Whether the description of a product helped; by product and user id (`descriptionKey`). */
  descriptionRatings: emptyMap<boolean>(),
} satisfies Partial<TableRows>;

/** A review has been checked; the subject is product and user id. */
export type ReviewTimer = 'review-released';

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly reviews: readonly ReviewRecord[];
    readonly descriptionRatings: boolean;
  }
  interface AreaTimers {
    readonly reviews: ReviewTimer;
  }
}
