import type { WrittenReview } from '@shop/domain/reviews/review-rules';
import { REVIEWS_PER_FETCH } from '@shop/domain/reviews/review';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { ratingToken } from '../../reviews/rating-token.ts';
import { ScenarioRefused } from '../../scenarios/steps.ts';
import { CART_STATES } from './cart-states.ts';
import { CUSTOMER_STATES } from './customer-states.ts';
import { withShopper, type ProviderState, valueOrThrow } from './provider-state.ts';

/** A buyer got a mail that asks for a rating of the first article of their order. */
const ratingLink: ProviderState = async (context, params) => {
  const bought = await CART_STATES['an order was placed'](context, params);
  const orderId = String(bought.ids['orderId']);
  const {
    positions: [position],
  } = valueOrThrow(await bought.shop.orders.confirmation(bought.shopper, orderId));
  const productId = position?.productId ?? '';
  return withShopper(
    bought,
    bought.shopper,
    omitNil({
      productId,
      encryptedData: ratingToken(
        { orderId, productId },
        bought.world.read(({ state }) => state.seed),
      ),
    }),
  );
};

/** The first product whose newest five of many reviews have a reply of the shop among them. */
const productWithReviews: ProviderState = async (context) => {
  for (const { productId, numberOfRatings } of context.goods.products) {
    if (numberOfRatings <= REVIEWS_PER_FETCH) continue;
    const list = await context.shop.reviews.first(context.shopper, productId, {});
    if (list?.reviews.some(({ shopComment }) => shopComment !== undefined) === true)
      return withShopper(context, context.shopper, { productId });
  }
  throw new ScenarioRefused('no product has a review with a reply of the shop');
};

const WRITTEN: WrittenReview = {
  rating: 4,
  title: 'Bewährt',
  message: 'Seit dem Sommer in meiner Klasse im Einsatz.',
  nickname: 'Anna',
};

const reviewWritten: ProviderState = async (context) => {
  const author =
    context.shopper.sessionToken === undefined ? await CUSTOMER_STATES['a registered customer'](context, {}) : context;
  const productId = author.goods.products[0]?.productId ?? '';
  valueOrThrow(await author.shop.reviews.save(author.shopper, productId, WRITTEN));
  return withShopper(author, author.shopper, { productId });
};

/** Ratings and reviews. */
export const REVIEW_STATES = {
  'rating link': ratingLink,
  'product with reviews': productWithReviews,
  'a review was written': reviewWritten,
} as const satisfies Readonly<Record<string, ProviderState>>;
