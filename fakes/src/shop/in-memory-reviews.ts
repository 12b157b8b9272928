import type { RatingLink } from '@shop/domain/reviews/rating-link';
import type { Reviews } from '@shop/domain/reviews/reviews.port';
import { orderOf } from '../orders/find-order.ts';
import type { View } from '../worlds/transaction.ts';
import type { World } from '../worlds/world.ts';
import { firstReviews, moreReviews, ownReview } from '../reviews/list-reviews.ts';
import { readRatingToken } from '../reviews/rating-token.ts';
import { canBeRated } from '../reviews/rating-url.ts';
import { rateDescription, saveReview } from '../reviews/save-review.ts';

const NO_LINK: RatingLink = { isValid: false, redirect: false };

const openRatingLink = (view: View, encrypted: string): RatingLink => {
  const purchase = readRatingToken(encrypted, view.state.seed);
  if (purchase === undefined) return NO_LINK;
  const { orderId, productId } = purchase;
  const order = orderOf(view, orderId);
  if (order === undefined) return NO_LINK;
  const isValid = canBeRated(order, view.now);
  return { isValid, redirect: true, message: isValid ? 'shop.rating.welcome' : 'shop.rating.expired', productId };
};

export const inMemoryReviews = (world: World): Reviews => ({
  openRatingLink: async (_shopper, encrypted) => world.read((view) => openRatingLink(view, encrypted)),
  first: async (shopper, productId, filter) => world.read((view) => firstReviews(view, shopper, productId, filter)),
  more: async (shopper, productId, page) => world.read((view) => moreReviews(view, shopper, productId, page)),
  own: async (shopper, productId) => world.read((view) => ownReview(view, shopper, productId)),
  save: async (shopper, productId, form) => world.run((tx) => saveReview(tx, shopper, productId, form)),
  rateDescription: async (shopper, productId, isHelpful) =>
    world.run((tx) => rateDescription(tx, shopper, productId, isHelpful)),
});
