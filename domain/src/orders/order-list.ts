import { berlinDate } from '../shared/calendar.ts';
import { type CivilDate, civilDate, yearOf } from '../shared/civil-date.ts';
import { normaliseText } from '../shared/normalise-text.ts';
import type { OrderOverview } from './order.ts';
import { MAX_PAGE, readPageNumber } from '../shared/page-number.ts';

/** Orders on one page of the list (ORDER-01). */
export const ORDERS_PER_PAGE = 5;

/** The orders of the last three months, of a year, or all of them. As text it is what the address and the upstream say. */
export type DateFilter = 'last3months' | 'all' | number;

export const DEFAULT_DATE_FILTER = 'last3months' satisfies DateFilter;

export interface OrderListQuery {
  /** From 0. */
  readonly page: number;
  readonly searchText?: string;
  readonly dateFilter: DateFilter;
}

/** A page of a customer's orders (ORDER-03; upstream: getOrdersV2). */
export interface OrderListPage {
  /** Of all pages. */
  readonly total: number;
  readonly totalPages: number;
  /** From 0; the last page where the requested one lies behind it. */
  readonly currentPage: number;
  readonly ordersPerPage: number;
  /** Positions of the page's first and last order among all, from 0. Both are 0 if there is none. */
  readonly firstIndex: number;
  readonly lastIndex: number;
  /** The newest first. */
  readonly orders: readonly OrderOverview[];
}

/** A page of all orders that were found. */
export const orderListPageOf = (found: readonly OrderOverview[], requestedPage: number): OrderListPage => {
  const totalPages = Math.ceil(found.length / ORDERS_PER_PAGE);
  const currentPage = Math.max(0, Math.min(requestedPage, totalPages - 1));
  const firstIndex = currentPage * ORDERS_PER_PAGE;
  const orders = found.slice(firstIndex, firstIndex + ORDERS_PER_PAGE);
  return {
    total: found.length,
    totalPages,
    currentPage,
    ordersPerPage: ORDERS_PER_PAGE,
    firstIndex,
    lastIndex: firstIndex + Math.max(0, orders.length - 1),
    orders,
  };
};

/** The first day of the last three months: the same day of the month, or its last one. */
const threeMonthsBefore = (today: CivilDate): CivilDate => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastDayOfMonth = Number(civilDate(year, month - 2, 0).slice(8));
  return civilDate(year, month - 3, Math.min(day, lastDayOfMonth));
};

/** Whether an order placed at an instant belongs to the filtered period, by the calendar in Berlin. */
export const isInPeriod = (orderedAt: Date, filter: DateFilter, now: Date): boolean => {
  if (filter === 'all') return true;
  const orderedOn = berlinDate(orderedAt);
  return filter === 'last3months' ? orderedOn >= threeMonthsBefore(berlinDate(now)) : yearOf(orderedOn) === filter;
};

/** The years of orders, the newest first. */
export const yearsOf = (instants: readonly Date[]): readonly number[] =>
  [...new Set(instants.map((instant) => yearOf(berlinDate(instant))))].toSorted((a, b) => b - a);

const YEAR = /^20\d\d$/u;

/** A date filter as text, such as one in an address; the default where it is none. */
export const dateFilterOf = (text: string | undefined): DateFilter => {
  if (text === 'all' || text === 'last3months') return text;
  return text !== undefined && YEAR.test(text) ? Number(text) : DEFAULT_DATE_FILTER;
};

/** The longest name of an article that somebody may paste, in characters. */
export const LONGEST_ORDER_SEARCH = 80;

/** The list as its address describes it, in the names of the address (ROUTE-12); `p` counts from 1. */
export interface OrderListSearch {
  readonly p?: string;
  readonly q?: string;
  readonly filter?: string;
}

/** What an address asks for; invalid values fall back. */
export const orderListQueryOf = ({ p, q, filter }: OrderListSearch): OrderListQuery => {
  const page = Math.min(readPageNumber(p) ?? 1, MAX_PAGE) - 1;
  const searchText = normaliseText(q).slice(0, LONGEST_ORDER_SEARCH).trim();
  return { page, dateFilter: dateFilterOf(filter), ...(searchText === '' ? {} : { searchText }) };
};

/** The address of a list, without what is the default. */
export const orderListSearchOf = ({ page, searchText, dateFilter }: OrderListQuery): OrderListSearch => ({
  ...(page === 0 ? {} : { p: String(page + 1) }),
  ...(searchText === undefined ? {} : { q: searchText }),
  ...(dateFilter === DEFAULT_DATE_FILTER ? {} : { filter: String(dateFilter) }),
});
