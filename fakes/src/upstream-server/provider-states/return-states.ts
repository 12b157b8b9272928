import { orderOf } from '../../orders/find-order.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import { parseInput } from '../../qa/read-input.ts';
import { addItems, cartIdOf, continueAsGuest, deliverTo, enterShop, payBy, ScenarioRefused } from '../../scenarios/steps.ts';
import { ORDINARY, selectItems } from '../../scenarios/select-items.ts';
import { fields, optional, text } from '../../schemas/schemas.ts';
import { put } from '../../worlds/transaction.ts';
import { withShopper, type ProviderState, type StateContext, valueOrThrow } from './provider-state.ts';

const MAX_WORD = 200;
const PIECES = 3;
/** By then the order is delivered, and its return window is open. */
const DELIVERED_AFTER_MS = 14 * 24 * 60 * 60 * 1000;

const placed = async (context: StateContext): Promise<string> => {
  const visitor = await enterShop(context);
  const buyer = await continueAsGuest(context, await addItems(context, visitor, selectItems(context.goods, 1, { ...ORDINARY, from: 300, to: 2000 }), PIECES));
  const ready = await payBy(context, await deliverTo(context, buyer), 'RECHNUNG');
  return valueOrThrow(await context.shop.orders.submit(ready, cartIdOf(ready))).orderId ?? '';
};

const withHashAndZip = (order: OrderRecord, hash = order.hash, postCode = order.confirmation.shippingAddress.postCode): OrderRecord => ({
  ...order,
  hash,
  confirmation: { ...order.confirmation, shippingAddress: { ...order.confirmation.shippingAddress, postCode } },
});

/** Somebody bought an article, and it was delivered. The order has the hash and the postcode of the params. */
const returnable: ProviderState = async (context, params) => {
  const { hash, zip } = parseInput(fields({ hash: optional(text(MAX_WORD)), zip: optional(text(MAX_WORD)) }), params);
  const { world, shop, anonymous } = context;
  const orderId = await placed(context);
  const order = world.run((tx) => {
    const found = orderOf(tx, orderId);
    if (found === undefined) throw new ScenarioRefused(`no order ${orderId}`);
    const changed = withHashAndZip(found, hash, zip);
    put(tx, 'orders', orderId, changed);
    return changed;
  });
  world.advance({ advanceMs: DELIVERED_AFTER_MS });
  const { salesOrderNo, items } = valueOrThrow(await shop.returns.findByHash(anonymous, order.hash));
  const values = { orderId, zipCode: order.confirmation.shippingAddress.postCode, returnHash: order.hash, salesOrderNo, returnItemId: items[0]?.id ?? '' };
  return withShopper(context, await enterShop(context), values);
};

/** Orders that can be returned. */
export const RETURN_STATES = { 'order returnable': returnable } as const satisfies Readonly<Record<string, ProviderState>>;
