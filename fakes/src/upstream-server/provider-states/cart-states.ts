import { parseInput } from '../../qa/read-input.ts';
import { fields, mustBe, optional, text, wholeNumber } from '../../schemas/schemas.ts';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { z } from 'zod';
import { continueAsGuest, cartIdOf, deliverTo, payBy, ScenarioRefused, addItems } from '../../scenarios/steps.ts';
import { ORDINARY, selectItems } from '../../scenarios/select-items.ts';
import { withShopper, type StateContext, type ProviderState } from './provider-state.ts';
import { valueOrThrow } from './value-or-throw.ts';

const MOST_POSITIONS = 20;
const MOST_PIECES = 99;
const MAX_ID = 60;
const GONE_CART = 'cart-0-0000000000000000';

const toldOfCart = async (context: StateContext): Promise<StateContext> => {
  const cart = valueOrThrow(await context.shop.carts.find(context.shopper, cartIdOf(context.shopper)));
  const [position] = cart.positions;
  return withShopper(context, context.shopper, omitNil({ positionId: position?.id, itemId: position?.itemId }));
};

const cartExists: ProviderState = async (context, params) => {
  const { positions = 1, quantity = 1 } = parseInput(fields({ positions: optional(wholeNumber(1, MOST_POSITIONS)), quantity: optional(wholeNumber(1, MOST_PIECES)) }), params);
  const items = selectItems(context.goods, positions, { ...ORDINARY, from: 300, to: 2000 });
  return toldOfCart(withShopper(context, await addItems(context, context.shopper, items, quantity)));
};

const filled = async (context: StateContext): Promise<StateContext> => {
  const cart = valueOrThrow(await context.shop.carts.find(context.shopper, cartIdOf(context.shopper)));
  return cart.positionCount === 0 ? cartExists(context, {}) : context;
};

const cartIsReady: ProviderState = async (context, params) => {
  const { paymentId = 'RECHNUNG' } = parseInput(fields({ paymentId: optional(text(MAX_ID)) }), params);
  const there = await filled(context);
  const buyer = there.shopper.sessionToken === undefined ? await continueAsGuest(there, there.shopper) : there.shopper;
  return withShopper(there, await payBy(there, await deliverTo(there, buyer), paymentId), { paymentId });
};

/** Names the attempt that orders the cart of a state. */
const ATTEMPT = 'attempt-that-ordered-it';

/** The cart became an order; the shopper goes on with the cart that they have. */
const orderPlaced: ProviderState = async (context, params) => {
  const ready = await cartIsReady(context, params);
  const { orderId, newCartId } = valueOrThrow(await ready.shop.orders.submit(ready.shopper, cartIdOf(ready.shopper), ATTEMPT));
  return withShopper(ready, ready.shopper, omitNil({ orderId, newCartId, idempotencyKey: ATTEMPT }));
};

/** Ways to pay are offered for the cart, among them those that are named. */
const paymentMethods: ProviderState = async (context, params) => {
  const { ids = [] } = parseInput(fields({ ids: optional(z.array(text(MAX_ID), mustBe('a list of ids'))) }), params);
  const there = await filled(context);
  const offered = (await there.shop.payments.methods(there.shopper, cartIdOf(there.shopper))).map(({ paymentId }) => paymentId);
  const missing = ids.filter((id) => !offered.includes(id));
  if (missing.length > 0) throw new ScenarioRefused(`not offered: ${missing.join(', ')}`);
  return withShopper(there, there.shopper, omitNil({ paymentId: ids[0] ?? offered[0] }));
};

const dhlSelectable: ProviderState = async (context) => withShopper(context, context.shopper, { methodCode: 'dhl' });

/** What lies in the cart, and what has become of it. */
export const CART_STATES = {
  'a cart exists': cartExists,
  'no such cart': async (context) => ({ ...context, ids: { ...context.ids, cartId: GONE_CART } }),
  'the cart is ready': cartIsReady,
  'the cart is already submitted': orderPlaced,
  'an order was placed': orderPlaced,
  'payment methods available': paymentMethods,
  'shipper dhl selectable': dhlSelectable,
} as const satisfies Readonly<Record<string, ProviderState>>;
