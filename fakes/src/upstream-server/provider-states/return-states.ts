import type { ReturnContact } from '@shop/domain/returns/return';
import { emptyDraft } from '@shop/domain/returns/return-draft';
import { orderOf } from '../../orders/find-order.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import { parseInput } from '../../qa/read-input.ts';
import {
  addItems,
  cartIdOf,
  continueAsGuest,
  deliverTo,
  enterShop,
  GUEST_ADDRESS,
  payBy,
  ScenarioRefused,
} from '../../scenarios/steps.ts';
import { type ItemCriteria, ORDINARY, selectItems } from '../../goods/select-items.ts';
import { fields, oneOf, optional, text } from '../../schemas/schemas.ts';
import { put } from '../../worlds/transaction.ts';
import { withShopper, type ProviderState, type StateContext, valueOrThrow } from './provider-state.ts';

const MAX_WORD = 200;
const PIECES = 3;
/** By then the order is delivered, and its return window is open. */
const DELIVERED_AFTER_MS = 14 * 24 * 60 * 60 * 1000;

/** Soap and care, which are sealed for reasons of hygiene. */
const SEALED: ItemCriteria = { categoryId: '1641', bulky: false, stock: 10 };

const placed = async (
  context: StateContext,
  wanted: ItemCriteria = { ...ORDINARY, from: 300, to: 2000 },
): Promise<string> => {
  const visitor = await enterShop(context);
  const buyer = await continueAsGuest(
    context,
    await addItems(context, visitor, selectItems(context.goods, 1, wanted), PIECES),
  );
  const ready = await payBy(context, await deliverTo(context, buyer), 'RECHNUNG');
  return valueOrThrow(await context.shop.orders.submit(ready, cartIdOf(ready))).orderId ?? '';
};

const withHashAndZip = (
  order: OrderRecord,
  hash = order.hash,
  postCode = order.confirmation.shippingAddress.postCode,
): OrderRecord => ({
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
  const values = {
    orderId,
    zipCode: order.confirmation.shippingAddress.postCode,
    returnHash: order.hash,
    salesOrderNo,
    returnItemId: items[0]?.id ?? '',
  };
  return withShopper(context, await enterShop(context), values);
};

const REASONS = ['NOT_DELIVERED', 'WINDOW_CLOSED', 'ALREADY_RETURNED', 'EXCLUDED'] as const;
/** By then every window for returns is closed. */
const MUCH_LATER_MS = 200 * 24 * 60 * 60 * 1000;
const CONTACT: ReturnContact = {
  salutation: 'mrs',
  firstName: 'Gerda',
  lastName: 'Gast',
  email: 'gerda.gast@pausenhof.example',
};

/** Nothing of the order can be returned, for this reason. */
const notReturnable: ProviderState = async (context, params) => {
  const { because } = parseInput(fields({ because: oneOf(REASONS) }), params);
  const { world, shop, anonymous } = context;
  const orderId = await placed(context, because === 'EXCLUDED' ? SEALED : undefined);
  if (because !== 'NOT_DELIVERED')
    world.advance({ advanceMs: because === 'WINDOW_CLOSED' ? MUCH_LATER_MS : DELIVERED_AFTER_MS });
  const zipCode = GUEST_ADDRESS.postcode;
  const order = valueOrThrow(await shop.returns.find(anonymous, { orderId, zipCode }));
  if (because === 'ALREADY_RETURNED') {
    const items = order.items.map(({ id, lineNo, quantity }) => ({
      id,
      lineNo,
      quantity,
      reason: 'changed-mind' as const,
      images: [],
      components: [],
    }));
    valueOrThrow(
      await shop.returns.submit(
        anonymous,
        { ...emptyDraft(order), items, regulation: 'refund', carrier: 'dhl', contact: CONTACT },
        { idempotencyKey: 'return-of-everything' },
      ),
    );
  }
  return withShopper(context, await enterShop(context), { orderId, zipCode, returnHash: order.hash });
};

/** Orders that can be returned, and those that cannot. */
export const RETURN_STATES = {
  'order returnable': returnable,
  'order not returnable': notReturnable,
} as const satisfies Readonly<Record<string, ProviderState>>;
