import type { RatingLink } from '@shop/domain/reviews/rating-link';
import type { Reviews } from '@shop/domain/reviews/reviews.port';
import { orderOf } from '../orders/find-order.ts';
import type { View } from '../worlds/transaction.ts';
import type { WorldOf } from '../worlds/worlds.ts';
import { firstReviews, moreReviews, ownReview } from './list-reviews.ts';
import { readRatingToken } from './rating-token.ts';
import { canBeRated } from './rating-url.ts';
import { rateDescription, saveReview } from './save-review.ts';

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

export const inMemoryReviews = (worldOf: WorldOf): Reviews => ({
  openRatingLink: async (shopper, encrypted) => worldOf(shopper).read((view) => openRatingLink(view, encrypted)),
  first: async (shopper, productId, filter) =>
    worldOf(shopper).read((view) => firstReviews(view, shopper, productId, filter)),
  more: async (shopper, productId, page) =>
    worldOf(shopper).read((view) => moreReviews(view, shopper, productId, page)),
  own: async (shopper, productId) => worldOf(shopper).read((view) => ownReview(view, shopper, productId)),
  save: async (shopper, productId, form) => worldOf(shopper).run((tx) => saveReview(tx, shopper, productId, form)),
  rateDescription: async (shopper, productId, isHelpful) =>
    worldOf(shopper).run((tx) => rateDescription(tx, shopper, productId, isHelpful)),
});
