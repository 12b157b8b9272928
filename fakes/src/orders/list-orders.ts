import { type OrderOverview, RECENT_ORDERS, SHOWN_PICTURES } from '@shop/domain/orders/order';
import {
  isInPeriod,
  type OrderListPage,
  orderListPageOf,
  type OrderListQuery,
  yearsOf,
} from '@shop/domain/orders/order-list';
import { orderStatusOf } from '@shop/domain/orders/order-status';
import { normaliseText } from '@shop/domain/shared/normalise-text';
import type { Account, Guest } from '../sessions/user.ts';
import type { View } from '../worlds/transaction.ts';
import { orderOf } from './find-order.ts';
import { returnHashOf } from './returnability.ts';
import { statusesOf } from './shipment-record.ts';
import type { OrderRecord } from './order-record.ts';

type Buyer = Account | Guest | undefined;

/** The orders of an account, the newest first; none for guests. */
export const ordersOf = (view: View, user: Buyer): readonly OrderRecord[] =>
  user?.kind === 'customer' ? (user.orderIds ?? []).toReversed().flatMap((id) => orderOf(view, id) ?? []) : [];

const overviewOf = (view: View, order: OrderRecord): OrderOverview => {
  const { orderId, orderedAt, total: total, positions } = order.confirmation;
  return {
    orderId,
    orderedAt,
    total,
    status: orderStatusOf(statusesOf(order, view.now)),
    articleCount: positions.reduce((pieces, { quantity }) => pieces + quantity, 0),
    pictures: positions.flatMap(({ picture }) => picture ?? []).slice(0, SHOWN_PICTURES),
    ...returnHashOf(view, order),
  };
};

export const recentOrders = (view: View, user: Buyer): readonly OrderOverview[] =>
  ordersOf(view, user)
    .slice(0, RECENT_ORDERS)
    .map((order) => overviewOf(view, order));

/** What an order is found by: its number, its reference and cost centre, and names and numbers of its articles. */
const searchedTextOf = ({
  confirmation: { orderId, orderReference = '', costCentre = '', positions },
}: OrderRecord): string =>
  normaliseText(
    [
      orderId,
      orderReference,
      costCentre,
      ...positions.flatMap(({ name, articleNumber }) => [name, articleNumber]),
    ].join(' '),
  ).toLowerCase();

/** Whether an order has every word that was searched for. */
const isFoundBy = (order: OrderRecord, words: readonly string[]): boolean => {
  const text = searchedTextOf(order);
  return words.every((word) => text.includes(word));
};

/** The orders of an account that match, a page of them; without a filter those of all dates. */
export const listOrders = (
  view: View,
  user: Buyer,
  { page, searchText, dateFilter = 'all' }: Omit<OrderListQuery, 'dateFilter'> & Partial<OrderListQuery>,
): OrderListPage => {
  const words = normaliseText(searchText)
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  const found = ordersOf(view, user).filter(
    (order) => isInPeriod(new Date(order.confirmation.orderedAt), dateFilter, view.now) && isFoundBy(order, words),
  );
  return orderListPageOf(
    found.map((order) => overviewOf(view, order)),
    page,
  );
};

export const orderYears = (view: View, user: Buyer): readonly number[] =>
  yearsOf(ordersOf(view, user).map(({ confirmation }) => new Date(confirmation.orderedAt)));
