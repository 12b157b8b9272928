import type { ProductId } from '../catalogue/product.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import type { Result } from '../shared/result.ts';
import type { Visit } from '../visit/visit.port.ts';
import { type OwnReview, starsFrom } from './review.ts';
import { tidyReview } from './review-rules.ts';
import type { Reviews } from './reviews.port.ts';

/** A review as it was typed. `rating`: any number; without one from 1 to 5 the shop asks for it. */
export interface TypedReview {
  readonly rating: number;
  readonly title: string;
  readonly message: string;
  readonly nickname: string;
}

/** Writes the customer's only review of a product, or changes it. */
export const saveReview =
  ({ reviews }: { readonly reviews: Reviews }, { shopper }: Pick<Visit, 'shopper'>) =>
  (productId: ProductId, { rating, ...texts }: TypedReview): Promise<Result<OwnReview, FormRefusal>> =>
    reviews.save(shopper, productId, tidyReview({ rating: starsFrom(rating), ...texts }));
