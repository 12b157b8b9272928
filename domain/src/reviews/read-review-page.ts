import type { Reviews } from './reviews.port.ts';
import type { ProductId } from '../catalogue/product.ts';
import { type ReviewFilter, type ReviewList, REVIEWS_PER_FETCH } from './review.ts';
import type { Shopper } from '../visit/shopper.ts';

/** A page of a product's reviews; none are on a page beyond the end. Undefined where no such product is. */
export const readReviewPage =
  ({ reviews }: { readonly reviews: Reviews }) =>
  async (
    shopper: Shopper,
    productId: ProductId,
    { filter, page }: { readonly filter: ReviewFilter; readonly page: number },
  ): Promise<ReviewList | undefined> => {
    if (page === 1) return reviews.first(shopper, productId, filter);
    const [list, more] = await Promise.all([
      reviews.first(shopper, productId, filter),
      reviews.more(shopper, productId, { filter, offset: (page - 1) * REVIEWS_PER_FETCH }),
    ]);
    return list && { ...list, reviews: more };
  };
