import { describe, expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import type { OrderOverview } from './order.ts';
import {
  dateFilterOf,
  isInPeriod,
  orderListPageOf,
  orderListQueryOf,
  orderListSearchOf,
  yearsOf,
} from './order-list.ts';

const orders = (count: number): readonly OrderOverview[] =>
  Array.from({ length: count }, (_, at) => ({
    orderId: `order-${at}`,
    orderedAt: '2026-08-03T09:30:00Z',
    total: money(100),
    status: 'received',
    articleCount: 1,
    pictures: [],
  }));

describe('a page of the order list', () => {
  it('has five orders and says where they lie among all (ORDER-03, ENT-16)', () => {
    const { orders: shown, ...page } = orderListPageOf(orders(12), 1);
    expect(page).toEqual({ total: 12, totalPages: 3, currentPage: 1, ordersPerPage: 5, firstIndex: 5, lastIndex: 9 });
    expect(shown.map(({ orderId }) => orderId)).toEqual(['order-5', 'order-6', 'order-7', 'order-8', 'order-9']);
  });

  it.each([
    ['the last one', 12, 2, { currentPage: 2, firstIndex: 10, lastIndex: 11 }],
    ['the last one where a later one is requested', 12, 9, { currentPage: 2, firstIndex: 10, lastIndex: 11 }],
    ['the first one where an earlier one is requested', 12, -1, { currentPage: 0, firstIndex: 0, lastIndex: 4 }],
    ['a full one', 5, 0, { totalPages: 1, firstIndex: 0, lastIndex: 4 }],
    [
      'an empty one where there is no order',
      0,
      3,
      { total: 0, totalPages: 0, currentPage: 0, firstIndex: 0, lastIndex: 0, orders: [] },
    ],
  ])('is %s', (_, count, page, expected) => {
    expect(orderListPageOf(orders(count), page)).toMatchObject(expected);
  });
});

describe('the date filter', () => {
  const NOW = new Date('2026-05-31T10:00:00Z');

  it.each([
    ['last3months', '2026-05-31T09:00:00Z', true],
    ['last3months', '2026-02-27T23:00:00Z', true],
    ['last3months', '2026-02-27T22:59:59Z', false],
    ['all', '2001-01-01T00:00:00Z', true],
    [2025, '2024-12-31T23:00:00Z', true],
    [2025, '2025-12-31T22:59:59Z', true],
    [2025, '2025-12-31T23:00:00Z', false],
  ] as const)('%s with an order of %s is %s, by the calendar in Berlin (ORDER-01)', (filter, orderedAt, isIn) => {
    expect(isInPeriod(new Date(orderedAt), filter, NOW)).toBe(isIn);
  });

  it('reaches back to the same day three months earlier', () => {
    const now = new Date('2026-01-15T10:00:00Z');
    expect(
      ['2025-10-14T12:00:00Z', '2025-10-15T12:00:00Z'].map((orderedAt) =>
        isInPeriod(new Date(orderedAt), 'last3months', now),
      ),
    ).toEqual([false, true]);
  });

  it.each([
    ['all', 'all'],
    ['last3months', 'last3months'],
    ['2024', 2024],
    ['24', 'last3months'],
    ['20245', 'last3months'],
    ['12024', 'last3months'],
    ['', 'last3months'],
    [undefined, 'last3months'],
  ] as const)('%j is read as %j', (text, filter) => {
    expect(dateFilterOf(text)).toBe(filter);
  });

  it('offers each year of an order once, the newest first (ORDER-02)', () => {
    const placed = ['2024-08-19T08:12:00Z', '2025-12-31T23:30:00Z', '2026-08-10T07:05:00Z', '2024-01-02T07:05:00Z'];
    expect(yearsOf(placed.map((at) => new Date(at)))).toEqual([2026, 2024]);
  });
});

describe('the address of the order list', () => {
  it.each([
    [{}, { page: 0, dateFilter: 'last3months' }],
    [{ p: '1' }, { page: 0, dateFilter: 'last3months' }],
    [
      { p: '3', q: ' Heft ', filter: '2025' },
      { page: 2, searchText: 'Heft', dateFilter: 2025 },
    ],
    [
      { p: '0', q: ' ', filter: 'x' },
      { page: 0, dateFilter: 'last3months' },
    ],
    [{ p: '-2' }, { page: 0, dateFilter: 'last3months' }],
    [{ p: '1.5' }, { page: 0, dateFilter: 'last3months' }],
    [{ p: '99999' }, { page: 9_999, dateFilter: 'last3months' }],
    [{ p: '999999' }, { page: 0, dateFilter: 'last3months' }],
  ] as const)('%j asks for %j (ORDER-01)', (search, query) => {
    expect(orderListQueryOf(search)).toEqual(query);
  });

  it('cuts a search text at its limit', () => {
    expect(orderListQueryOf({ q: `${'x'.repeat(79)} x` }).searchText).toBe('x'.repeat(79));
    expect(orderListQueryOf({ q: 'x'.repeat(5_000) }).searchText).toHaveLength(80);
  });

  it.each([
    [{ page: 0, dateFilter: 'last3months' }, {}],
    [
      { page: 2, searchText: 'Heft', dateFilter: 2025 },
      { p: '3', q: 'Heft', filter: '2025' },
    ],
    [{ page: 0, dateFilter: 'all' }, { filter: 'all' }],
  ] as const)('says about %j only what is not the default', (query, search) => {
    expect(orderListSearchOf(query)).toStrictEqual(search);
    expect(orderListQueryOf(orderListSearchOf(query))).toEqual(query);
  });
});
