import { omitNil } from '@shop/domain/shared/omit-nil';
import { ratingToken } from '../../reviews/rating-token.ts';
import { CART_STATES } from './cart-states.ts';
import { withShopper, type ProviderState, valueOrThrow } from './provider-state.ts';

/** A buyer got a mail that asks for a rating of the first article of their order. */
const ratingLink: ProviderState = async (context, params) => {
  const bought = await CART_STATES['an order was placed'](context, params);
  const orderId = String(bought.ids['orderId']);
  const { positions: [position] } = valueOrThrow(await bought.shop.orders.confirmation(bought.shopper, orderId));
  const productId = position?.productId ?? '';
  return withShopper(bought, bought.shopper, omitNil({ productId, encryptedData: ratingToken({ orderId, productId }, bought.world.read(({ state }) => state.seed)) }));
};

/** Ratings. */
export const REVIEW_STATES = { 'rating link': ratingLink } as const satisfies Readonly<Record<string, ProviderState>>;
