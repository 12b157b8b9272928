import { createHash } from 'node:crypto';
import type { OrderId } from '@shop/domain/shared/shop-id';
import type { OrderStatus } from '@shop/domain/orders/order-status';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { CartRecord } from '../carts/cart-record.ts';
import { calculateCart } from '../carts/cart-totals.ts';
import type { Account } from '../sessions/user.ts';
import type { Assortment } from '../goods/goods.ts';
import { confirmationOf } from '../checkout/confirmation-of.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { planShipments } from '../orders/plan-shipments.ts';
import { readinessOf } from '../checkout/readiness.ts';
import { scheduleShipments } from '../orders/shipment-timers.ts';
import { deepFreeze } from '../shared/deep-freeze.ts';
import { orderedBefore } from './ordered-before.ts';
import { type PastOrder, type Persona, type PersonaName, PERSONAS } from './personas.ts';
import { type Shelf, shelfOf } from './shelf.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, type Transaction, type View } from '../worlds/transaction.ts';
import type { WorldState } from '../worlds/world-state.ts';

/** The first number of a past order. Those of new orders lie above. */
const FIRST_PAST_ORDER_NUMBER = 399_000_000;

const numberOf = (personaAt: number, at: number): OrderId => String(FIRST_PAST_ORDER_NUMBER + personaAt * 100 + at + 1);

/** The number of a persona's newest order that stands so when a world begins. */
export const pastOrderId = (name: PersonaName, status: OrderStatus): OrderId => {
  const { orders = [] }: Persona = PERSONAS[name];
  return numberOf(
    Object.keys(PERSONAS).indexOf(name),
    orders.findLastIndex((order) => 'status' in order && order.status === status),
  );
};

const HASH_LENGTH = 32;

/** A buyer cancels an order soon after placing it. */
const CANCELLED_AFTER_MS = 30 * 60 * 1000;

const cartBefore = (
  orderId: OrderId,
  account: Account,
  { articles, paymentId }: PastOrder,
  shelf: Shelf,
): CartRecord => ({
  id: `cart-of-${orderId}`,
  userId: account.userId,
  status: { is: 'ordered', orderId },
  lines: articles.map(({ at, quantity }, line) => ({
    id: `line-${line + 1}-of-${orderId}`,
    itemId: shelf(at),
    quantity,
  })),
  voucherCodes: [],
  billingAddressId: `${account.userId}-billing-1`,
  spedition: { phone: '0221 123456' },
  paymentId,
});

/** The order of a story as if it had been placed at the view's time. */
const recordAt = (
  view: View,
  account: Account,
  orderId: OrderId,
  story: { readonly persona: Persona; readonly order: PastOrder; readonly shelf: Shelf },
): OrderRecord | undefined => {
  const { persona, order, shelf } = story;
  const storefront = STOREFRONTS[persona.storefront];
  const cart = cartBefore(orderId, account, order, shelf);
  const calculated = calculateCart(view, storefront, cart, { shippingCost: true });
  const ready = readinessOf(view, storefront, cart, calculated);
  if (!ready.ok) return undefined;
  const reviews = order.articles.flatMap(({ score }, at) => (score === undefined ? [] : [{ lineNo: at + 1, score }]));
  const placed: OrderRecord = {
    userId: account.userId,
    cartId: cart.id,
    newCartId: '',
    status: 'placed',
    ...confirmationOf(view, storefront, { orderId, user: account, record: cart, calculated, ready: ready.value }),
    alternativeEmails: {},
    spedition: {},
    shipperCode: ready.value.shipper.code,
    shipments: [],
    hash: createHash('sha256').update(`past order ${orderId}`).digest('hex').slice(0, HASH_LENGTH),
    storefrontId: storefront.id,
    ...(reviews.length === 0 ? {} : { reviews }),
  };
  const shipments = planShipments(view, placed);
  if (order.cancelled === undefined) return { ...placed, shipments };
  const cancelled = { at: view.now.getTime() + CANCELLED_AFTER_MS, reason: order.cancelled };
  return { ...placed, shipments: shipments.map((shipment) => ({ ...shipment, cancelled })) };
};

/** The orders of a persona, the newest first, each as late as its story allows. */
const ordersOf = (
  view: View,
  persona: Persona,
  account: Account,
  shelf: Shelf,
  personaAt: number,
): readonly OrderRecord[] => {
  let before = Infinity;
  return (persona.orders ?? [])
    .map((order, at) => [order, numberOf(personaAt, at)] as const)
    .toReversed()
    .flatMap(([order, orderId]) => {
      const record = orderedBefore(view, before, order, (now) =>
        recordAt({ ...view, now }, account, orderId, { persona, order, shelf }),
      );
      if (record === undefined) return [];
      before = Date.parse(record.confirmation.orderedAt);
      return [record];
    });
};

/** Adds the past orders of the personas, at current prices and by the rules of every order, as they stand at `now`. */
export const withPastOrders = (state: WorldState, goods: Assortment, now: Date): WorldState => {
  if (goods.products.length === 0) return state;
  const shelf = shelfOf(goods);
  const tx: Transaction = { worldId: '', goods, now, seq: 0, state };
  for (const [at, persona] of Object.values<Persona>(PERSONAS).entries()) {
    const account = lookUp(tx.state.users, persona.account.userId);
    if (account?.kind !== 'customer') continue;
    const orders = ordersOf(tx, persona, account, shelf, at).toReversed();
    for (const order of orders) {
      put(tx, 'pastOrders', order.confirmation.orderId, deepFreeze(order));
      scheduleShipments(tx, order);
    }
    if (orders.length > 0)
      put(
        tx,
        'users',
        account.userId,
        deepFreeze({ ...account, orderIds: orders.map(({ confirmation }) => confirmation.orderId) }),
      );
  }
  return tx.state;
};
