import type { AddressForm, PackstationForm } from '@shop/domain/addresses/address';
import { MOST_SAVED_LINES } from '@shop/domain/carts/saved-line';
import { displayOf } from '@shop/domain/payments/payment-rules';
import { asAnonymous } from '@shop/domain/visit/shopper';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { PAYMENT_ENDS } from '@shop/domain/payments/payment-end';
import { z } from 'zod';
import { VOUCHERS } from '../../carts/voucher-table.ts';
import { setParameter } from '../../parameters/parameter-values.ts';
import { settlePayment } from '../../orders/settle-payment.ts';
import { INVOICE_LIMIT } from '../../payments/payment-offers.ts';
import { parseInput } from '../../qa/read-input.ts';
import { ORDINARY, selectItem, selectItems } from '../../goods/select-items.ts';
import { reserveDeal } from '../../scenarios/deal-steps.ts';
import {
  addItems,
  cartIdOf,
  changeCart,
  continueAsGuest,
  deliverTo,
  GUEST_ADDRESS,
  payBy,
  ScenarioRefused,
} from '../../scenarios/steps.ts';
import { fields, mustBe, oneOf, optional, text, wholeNumber } from '../../schemas/schemas.ts';
import { withShopper, type StateContext, type ProviderState, valueOrThrow } from './provider-state.ts';

const MOST_POSITIONS = 20;
const MOST_PIECES = 99;
const MAX_ID = 60;
const GONE_CART = 'cart-0-0000000000000000';

const withCartValues = async (context: StateContext): Promise<StateContext> => {
  const cart = valueOrThrow(await context.shop.carts.find(context.shopper, cartIdOf(context.shopper)));
  const [position] = cart.positions;
  return withShopper(
    context,
    context.shopper,
    omitNil({ positionId: position?.operationsId, itemId: position?.itemId }),
  );
};

const cartExists: ProviderState = async (context, params) => {
  const { positions = 1, quantity = 1 } = parseInput(
    fields({ positions: optional(wholeNumber(1, MOST_POSITIONS)), quantity: optional(wholeNumber(1, MOST_PIECES)) }),
    params,
  );
  const items = selectItems(context.goods, positions, { ...ORDINARY, from: 300, to: 2000 });
  return withCartValues(withShopper(context, await addItems(context, context.shopper, items, quantity)));
};

/** The next ordinary article after those of `a cart exists`. */
const visitorLeftCart: ProviderState = async (context) => {
  const visitor = asAnonymous(context.shopper);
  const opened = { ...visitor, ...(await context.shop.sessions.open(visitor)) };
  const items = selectItems(context.goods, MOST_POSITIONS + 1, { ...ORDINARY, from: 300, to: 2000 }).slice(
    MOST_POSITIONS,
  );
  const left = await addItems(context, opened, items, 1);
  return withShopper(context, context.shopper, omitNil({ fromCartId: left.cartId, fromUserId: left.userId }));
};

const MOST_SECONDS = 86_400;

const lightningReservation: ProviderState = async (context, params) => {
  const { secondsLeft = 90 } = parseInput(fields({ secondsLeft: optional(wholeNumber(0, MOST_SECONDS)) }), params);
  const itemId = selectItem(context.goods, ORDINARY);
  return withCartValues(withShopper(context, await reserveDeal(context, context.shopper, { itemId, secondsLeft })));
};

const withItemsInCart = async (context: StateContext): Promise<StateContext> => {
  const cart = valueOrThrow(await context.shop.carts.find(context.shopper, cartIdOf(context.shopper)));
  return cart.positionCount === 0 ? cartExists(context, {}) : context;
};

const cartIsReady: ProviderState = async (context, params) => {
  const { paymentId = 'RECHNUNG' } = parseInput(fields({ paymentId: optional(text(MAX_ID)) }), params);
  const filled = await withItemsInCart(context);
  const buyer =
    filled.shopper.sessionToken === undefined ? await continueAsGuest(filled, filled.shopper) : filled.shopper;
  return withShopper(filled, await payBy(filled, await deliverTo(filled, buyer), paymentId), { paymentId });
};

/** The idempotency key of the order. */
const ATTEMPT = 'attempt-that-ordered-it';

/** The cart was ordered; the shopper continues with that cart. */
const orderPlaced: ProviderState = async (context, params) => {
  const ready = await cartIsReady(context, params);
  const { orderId, newCartId } = valueOrThrow(
    await ready.shop.orders.submit(ready.shopper, cartIdOf(ready.shopper), { idempotencyKey: ATTEMPT }),
  );
  const [billing] = await ready.shop.addresses.billing(ready.shopper);
  return withShopper(
    ready,
    ready.shopper,
    omitNil({ orderId, newCartId, idempotencyKey: ATTEMPT, zipCode: billing?.postCode }),
  );
};

/** The cart was submitted; its provider has reported nothing yet, or that the payment ended. */
const orderWaits: ProviderState = async (context, params) => {
  const { paymentId = 'PAYPAL', outcome } = parseInput(
    fields({ paymentId: optional(text(MAX_ID)), outcome: optional(oneOf(PAYMENT_ENDS)) }),
    params,
  );
  const ready = await cartIsReady(context, { paymentId });
  const { orderId } = valueOrThrow(await ready.shop.orders.submit(ready.shopper, cartIdOf(ready.shopper)));
  if (orderId !== undefined && outcome !== undefined) ready.world.run((tx) => settlePayment(tx, orderId, outcome));
  return withShopper(ready, ready.shopper, omitNil({ orderId }));
};

/** The cart offers payment methods, among them those of the params. */
const paymentMethods: ProviderState = async (context, params) => {
  const { ids = [] } = parseInput(fields({ ids: optional(z.array(text(MAX_ID), mustBe('a list of ids'))) }), params);
  const filled = await withItemsInCart(context);
  const offered = (await filled.shop.payments.methods(filled.shopper, cartIdOf(filled.shopper))).map(
    ({ paymentId }) => paymentId,
  );
  const missing = ids.filter((id) => !offered.includes(id));
  const invented = missing.filter((id) => displayOf(id) === 'prepaid');
  if (invented.length > 0) throw new ScenarioRefused(`not offered: ${invented.join(', ')}`);
  if (missing.length > 0)
    filled.world.run((tx) => setParameter(tx, 'paymentTypes/offered', [...offered, ...missing].join(',')));
  return withShopper(filled, filled.shopper, omitNil({ paymentId: ids[0] ?? offered[0] }));
};

/** A method of the cart cannot be chosen: it costs more than is sold on invoice. */
const paymentDisabled: ProviderState = async (context) => {
  const dear = selectItem(context.goods, { ...ORDINARY, from: INVOICE_LIMIT / 5 });
  const filled = withShopper(context, await addItems(context, context.shopper, [dear], 10));
  return withShopper(filled, filled.shopper, { paymentId: 'RECHNUNG' });
};

/** The cart holds nothing but a bulky article. */
const forwarded: ProviderState = async (context) =>
  withCartValues(
    withShopper(
      context,
      await addItems(context, context.shopper, [selectItem(context.goods, { bulky: true, stock: 5 })]),
    ),
  );

const VIENNA: AddressForm = {
  ...GUEST_ADDRESS,
  streetAndNumber: 'Mariahilfer Straße 88',
  postcode: '1070',
  city: 'Wien',
  country: 'AT',
};
const STATION: PackstationForm = {
  salutation: 'mrs',
  firstname: 'Gerda',
  lastname: 'Gast',
  postnumber: '12345678',
  packstation: '145',
  postcode: '50674',
  city: 'Köln',
  country: 'DE',
};

/** The cart is delivered to a place that not every carrier goes to. */
const deliveredTo: ProviderState = async (context, params) => {
  const { place } = parseInput(fields({ place: oneOf(['packstation', 'AT']) }), params);
  const filled = await withItemsInCart(context);
  const shopper =
    filled.shopper.sessionToken === undefined ? await continueAsGuest(filled, filled.shopper) : filled.shopper;
  const { shop } = filled;
  const cartId = cartIdOf(shopper);
  const reached = withShopper(filled, shopper);
  if (place === 'packstation') {
    await deliverTo(filled, shopper);
    const { addressId } = valueOrThrow(await shop.addresses.addPackstation(shopper, STATION));
    valueOrThrow(await shop.addresses.select(shopper, cartId, 'packstation', addressId));
    return reached;
  }
  const { addressId } = valueOrThrow(await shop.addresses.add(shopper, 'billing', VIENNA));
  valueOrThrow(await shop.addresses.select(shopper, cartId, 'billing', addressId));
  valueOrThrow(await shop.addresses.select(shopper, cartId, 'shipping', addressId));
  return reached;
};

/** A voucher is in the cart; one that does not apply needs more goods than there are left. */
const voucherRedeemed: ProviderState = async (context, params) => {
  const { status } = parseInput(fields({ status: oneOf(['APPLIED', 'NOT_APPLICABLE']) }), params);
  if (status === 'APPLIED')
    return withShopper(
      context,
      await changeCart(context, context.shopper, [{ do: 'add-voucher', code: VOUCHERS.percent.code }]),
    );
  const { minimum, code } = VOUCHERS.fixed;
  const cheap = selectItem(context.goods, { ...ORDINARY, from: 200, to: minimum / 2 });
  await addItems(context, context.shopper, [cheap], Math.ceil(minimum / 200));
  await changeCart(context, context.shopper, [{ do: 'add-voucher', code }]);
  const { positions } = valueOrThrow(await context.shop.carts.find(context.shopper, cartIdOf(context.shopper)));
  await changeCart(
    context,
    context.shopper,
    positions.map(({ operationsId: positionId }, at) =>
      at === 0 ? { do: 'change-quantity', positionId, quantity: 1 } : { do: 'remove-position', positionId },
    ),
  );
  return context;
};

/** The shopper has saved as many articles as a list holds. */
const savedListFull: ProviderState = async (context) => {
  const items = selectItems(context.goods, MOST_SAVED_LINES + 1, ORDINARY);
  await changeCart(
    context,
    context.shopper,
    items.slice(1).map((itemId) => ({ do: 'save-item', itemId, quantity: 1 })),
  );
  return withShopper(context, context.shopper, omitNil({ itemId: items[0] }));
};

const dhlSelectable: ProviderState = async (context) => withShopper(context, context.shopper, { methodCode: 'dhl' });

/** Carts and orders. */
export const CART_STATES = {
  'a cart exists': cartExists,
  'a visitor left a cart': visitorLeftCart,
  'no such cart': async (context) => ({ ...context, ids: { ...context.ids, cartId: GONE_CART } }),
  'the cart is ready': cartIsReady,
  'the cart is already submitted': orderPlaced,
  'an order was placed': orderPlaced,
  'an order waits for its payment': orderWaits,
  'payment methods available': paymentMethods,
  'payment method disabled': paymentDisabled,
  'cart for a forwarding agent': forwarded,
  'cart delivered to': deliveredTo,
  'voucher redeemed': voucherRedeemed,
  'saved list full': savedListFull,
  'lightning reservation': lightningReservation,
  'shipper dhl selectable': dhlSelectable,
} as const satisfies Readonly<Record<string, ProviderState>>;
