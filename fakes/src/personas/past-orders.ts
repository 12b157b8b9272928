import type { OrderId } from '@shop/domain/orders/order';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { CartRecord } from '../carts/cart-record.ts';
import { calculateCart } from '../carts/cart-totals.ts';
import type { Account } from '../customers/user.ts';
import type { Assortment } from '../goods/goods.ts';
import { confirmationOf } from '../orders/confirmation-of.ts';
import { readinessOf } from '../orders/readiness.ts';
import { deepFreeze } from '../shared/deep-freeze.ts';
import { type PastOrder, type Persona, PERSONAS } from './personas.ts';
import { ORDINARY, selectItems } from '../scenarios/select-items.ts';
import { lookUp, withEntry } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';
import type { WorldState } from '../worlds/world-state.ts';

/** The first number of a past order. Those of new orders lie above. */
const FIRST_PAST_ORDER_NUMBER = 399_000_000;
/** How many everyday articles the past orders draw from. */
const SHELF = 12;

const cartBefore = (orderId: OrderId, account: Account, { articles, paymentId }: PastOrder, shelf: readonly string[]): CartRecord => ({
  id: `cart-of-${orderId}`,
  userId: account.userId,
  status: { is: 'ordered', orderId },
  lines: articles.map(({ at, quantity }, line) => ({ id: `line-${line + 1}-of-${orderId}`, itemId: shelf[at] ?? '', quantity })),
  voucherCodes: [],
  newsletterChosen: false,
  billingAddressId: `${account.userId}-billing-1`,
  spedition: {},
  paymentId,
});

const withOrder = (state: WorldState, account: Account, orderId: OrderId, placed: { readonly persona: Persona; readonly order: PastOrder; readonly goods: Assortment; readonly shelf: readonly string[] }): WorldState => {
  const { persona, order, goods, shelf } = placed;
  const storefront = STOREFRONTS[persona.storefront];
  const view: View = { worldId: '', goods, now: new Date(order.orderedAt), state };
  const record = cartBefore(orderId, account, order, shelf);
  const ready = readinessOf(view, storefront, record, calculateCart(view, storefront, record, { shippingCost: true }));
  if (ready === undefined) return state;
  const confirmation = confirmationOf(view, storefront, { orderId, user: account, record, ready });
  const stored = { userId: account.userId, cartId: record.id, newCartId: '', status: 'placed', confirmation, newsletter: false, storefrontId: storefront.id } as const;
  return {
    ...state,
    pastOrders: withEntry(state.pastOrders, orderId, deepFreeze(stored)),
    users: withEntry(state.users, account.userId, deepFreeze({ ...account, orderIds: [...(account.orderIds ?? []), orderId] })),
  };
};

const withOrdersOf = (state: WorldState, persona: Persona, goods: Assortment, shelf: readonly string[], first: number): WorldState =>
  (persona.orders ?? []).reduce((before, order, at) => {
    const account = lookUp(before.users, persona.account.userId);
    return account?.kind === 'customer' ? withOrder(before, account, String(first + at), { persona, order, goods, shelf }) : before;
  }, state);

/** Adds the past orders of the personas, at current prices and by the rules of every order. */
export const withPastOrders = (state: WorldState, goods: Assortment): WorldState => {
  if (goods.products.length === 0) return state;
  const shelf = selectItems(goods, SHELF, ORDINARY);
  return Object.values<Persona>(PERSONAS).reduce((before, persona, at) => withOrdersOf(before, persona, goods, shelf, FIRST_PAST_ORDER_NUMBER + at * 100 + 1), state);
};
