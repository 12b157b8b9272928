import type { Reviews } from '@shop/domain/reviews/reviews.port';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { refused } from '@shop/domain/shared/result';
import type { Counters } from './counters.ts';
import type { RequestSource } from '../visit/request-source.ts';
import { LIMITS } from './limits.ts';
import { perNetwork } from './per-network.ts';

const TOO_MANY: FormRefusal = { because: 'invalid-form', fieldErrors: [], general: 'shop.review.tooMany' };

/** Limits what can be written about products: somebody reads each review before it is shown. */
export const limitedReviews = (reviews: Reviews, counters: Counters, source: RequestSource): Reviews => ({
  ...reviews,
  save: async (shopper, productId, form) => {
    const counted = await counters.count(perNetwork(source, LIMITS.reviews, LIMITS.reviewsADay));
    return counted.isOver ? refused(TOO_MANY) : reviews.save(shopper, productId, form);
  },
  rateDescription: async (shopper, productId, isHelpful) => {
    const counted = await counters.count(perNetwork(source, LIMITS.descriptionRatings, LIMITS.descriptionRatingsADay));
    return counted.isOver ? refused(TOO_MANY) : reviews.rateDescription(shopper, productId, isHelpful);
  },
});
