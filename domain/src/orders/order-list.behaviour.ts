import type { Shopper } from '../visit/shopper.ts';
import { valueOf, withFixture } from '../testing/fixtures.ts';
import { CUSTOMER, curiousOthers, HOUR_MS, signedInAgain, submitted } from '../testing/ordering.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { OrderListQuery } from './order-list.ts';

const YEAR_MS = 366 * 24 * HOUR_MS;

const listed = async ({ shop }: PortFixture, shopper: Shopper, query: Partial<OrderListQuery> = {}) =>
  shop.orders.list(shopper, { page: 0, dateFilter: 'all', ...query });
const idsOf = async (fixture: PortFixture, shopper: Shopper, query: Partial<OrderListQuery> = {}) =>
  (await listed(fixture, shopper, query)).orders.map(({ orderId }) => orderId);

/** What the orders port promises about the list of a customer's orders. */
export const behavesLikeOrderList = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'has pages of five, counted from 0, and says where each lies (ORDER-01, ORDER-03)',
    withFixture(harness, CUSTOMER, async (fixture) => {
      let { shopper } = fixture;
      const placed: string[] = [];
      for (let count = 0; count < 6; count += 1) {
        const bought = await submitted(fixture, shopper, 'VORKASSE');
        placed.unshift(bought.orderId);
        ({ shopper } = bought);
      }
      const first = await listed(fixture, shopper);
      expect(first).toMatchObject({ currentPage: 0, ordersPerPage: 5, firstIndex: 0, lastIndex: 4 });
      expect(first.totalPages).toBe(Math.ceil(first.total / 5));
      expect(first.orders.map(({ orderId }) => orderId)).toEqual(placed.slice(0, 5));
      const second = await listed(fixture, shopper, { page: 1 });
      expect(second).toMatchObject({ total: first.total, currentPage: 1, firstIndex: 5 });
      expect(second.orders[0]?.orderId).toBe(placed[5]);
      expect(second.lastIndex - second.firstIndex + 1).toBe(second.orders.length);
      const behind = await listed(fixture, shopper, { page: 999 });
      expect(behind.currentPage).toBe(first.totalPages - 1);
    }),
  );

  it(
    'shows each order with status, number of articles, pictures and total',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { goods, shop } = fixture;
      const { shopper, orderId } = await submitted(fixture, fixture.shopper, 'RECHNUNG', [
        goods.ordinary[0],
        goods.ordinary[1],
      ]);
      const { total, positions } = valueOf(await shop.orders.confirmation(shopper, orderId));
      const [order] = (await listed(fixture, shopper)).orders;
      expect(order).toMatchObject({ orderId, status: 'received', articleCount: 2, total });
      expect(order?.pictures.map(({ src }) => src)).toEqual(positions.flatMap(({ picture }) => picture?.src ?? []));
    }),
  );

  it(
    'finds orders by number and by words of their articles (ORDER-02)',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop } = fixture;
      const { shopper, orderId } = await submitted(fixture, fixture.shopper, 'VORKASSE');
      const [position] = valueOf(await shop.orders.confirmation(shopper, orderId)).positions;
      for (const searchText of [orderId, position?.articleNumber ?? '', (position?.name ?? '').toUpperCase()])
        expect(await idsOf(fixture, shopper, { searchText })).toContain(orderId);
      expect(await idsOf(fixture, shopper, { searchText: orderId })).toEqual([orderId]);
      expect(await listed(fixture, shopper, { searchText: 'gibt es nicht', page: 3 })).toMatchObject({
        total: 0,
        totalPages: 0,
        currentPage: 0,
        firstIndex: 0,
        lastIndex: 0,
        orders: [],
      });
    }),
  );

  it(
    'is empty for everybody else, and so are the years',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop } = fixture;
      const { shopper } = await submitted(fixture, fixture.shopper, 'VORKASSE');
      for (const curious of await curiousOthers(fixture, shopper)) {
        expect(await listed(fixture, curious)).toMatchObject({ total: 0, orders: [] });
        expect(await shop.orders.years(curious)).toEqual([]);
      }
    }),
  );

  if (!harness.features.has('clock')) return;
  it(
    'filters by the last three months and by the years of the orders (ORDER-02)',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop } = fixture;
      const old = await submitted(fixture, fixture.shopper, 'VORKASSE');
      const { orderedAt } = valueOf(await shop.orders.confirmation(old.shopper, old.orderId));
      const year = Number(orderedAt.slice(0, 4));
      await fixture.pass(YEAR_MS);
      const returning = await signedInAgain(fixture);
      const { orderId, shopper } = await submitted(fixture, returning, 'VORKASSE');
      expect(await idsOf(fixture, shopper, { dateFilter: 'last3months' })).toEqual([orderId]);
      expect(await idsOf(fixture, shopper, { dateFilter: year + 1 })).toEqual([orderId]);
      expect(await idsOf(fixture, shopper, { dateFilter: year })).toContain(old.orderId);
      expect((await shop.orders.years(shopper)).slice(0, 2)).toEqual([year + 1, year]);
    }),
  );
};
