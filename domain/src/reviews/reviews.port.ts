import type { ProductId } from '../catalogue/product.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import type { Result } from '../shared/result.ts';
import type { RatingLink } from './rating-link.ts';
import type { OwnReview, Review, ReviewFilter, ReviewList } from './review.ts';
import type { ReviewForm } from './review-rules.ts';

/** What buyers say about articles. */
export interface Reviews {
  /** Decrypts and checks the value of a rating link (upstream: decryptAndCheckPieData). */
  openRatingLink(shopper: Shopper, encrypted: string): Promise<RatingLink>;
  /** The first five reviews, and how many there are; undefined where no such product is (upstream: getReviewsByProductId). */
  first(shopper: Shopper, productId: ProductId, filter: ReviewFilter): Promise<ReviewList | undefined>;
  /** The five reviews from `offset` on, none beyond the end (upstream: getMoreReviewsByProductId). */
  more(
    shopper: Shopper,
    productId: ProductId,
    page: { readonly filter: ReviewFilter; readonly offset: number },
  ): Promise<readonly Review[]>;
  /** The signed-in customer's own review, released or not (upstream: getOwnReview). */
  own(shopper: Shopper, productId: ProductId): Promise<OwnReview | undefined>;
  /** Saves the customer's only review of a product: a second one changes the first, and is checked again (upstream: saveReview). */
  save(shopper: Shopper, productId: ProductId, form: ReviewForm): Promise<Result<OwnReview, FormRefusal>>;
  /** Whether the visitor found the description of a product helpful; a second reply replaces the first (upstream: saveProductDescriptionReview). */
  rateDescription(shopper: Shopper, productId: ProductId, isHelpful: boolean): Promise<Result<void, FormRefusal>>;
}
