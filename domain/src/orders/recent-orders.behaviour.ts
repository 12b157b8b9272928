import type { Shopper } from '../visit/shopper.ts';
import type { PortHarness, PortFixture } from '../testing/port-harness.ts';
import { withFixture, valueOf } from '../testing/fixtures.ts';
import { CUSTOMER, curiousOthers, HOUR_MS, submitted } from '../testing/ordering.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { OrderId } from '../shared/shop-id.ts';
import { RECENT_ORDERS } from './order.ts';

const recentOf = async ({ shop }: PortFixture, shopper: Shopper): Promise<readonly OrderId[]> =>
  (await shop.orders.recent(shopper)).map(({ orderId }) => orderId);

/** What the orders port promises about recent orders. */
export const behavesLikeRecentOrders = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'are the customer’s own with number, date and total, newest first',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop } = fixture;
      const before = await recentOf(fixture, fixture.shopper);
      const first = await submitted(fixture, fixture.shopper, 'VORKASSE');
      if (harness.features.has('clock')) await fixture.pass(HOUR_MS);
      const second = await submitted(fixture, first.shopper, 'VORKASSE');
      expect(await recentOf(fixture, second.shopper)).toEqual(
        [second.orderId, first.orderId, ...before].slice(0, RECENT_ORDERS),
      );
      const [newest] = await shop.orders.recent(second.shopper);
      const { orderId, orderedAt, total } = valueOf(await shop.orders.confirmation(second.shopper, second.orderId));
      expect(newest).toMatchObject({ orderId, orderedAt, total, articleCount: 1 });
    }),
  );

  it(
    'are limited to one page',
    withFixture(harness, CUSTOMER, async (fixture) => {
      let { shopper } = fixture;
      const placed: OrderId[] = [];
      for (let count = 0; count <= RECENT_ORDERS; count += 1) {
        const bought = await submitted(fixture, shopper, 'VORKASSE');
        placed.unshift(bought.orderId);
        ({ shopper } = bought);
      }
      expect(await recentOf(fixture, shopper)).toEqual(placed.slice(0, RECENT_ORDERS));
    }),
  );

  it(
    'leave out an order that awaits its payment',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const before = await recentOf(fixture, fixture.shopper);
      await submitted(fixture, fixture.shopper, 'CREDIT_CARD');
      expect(await recentOf(fixture, fixture.shopper)).toEqual(before);
    }),
  );

  it(
    'are empty for a guest, who has no account',
    withFixture(harness, { 'guest session': true, 'a cart exists': { positions: 1 } }, async (fixture) => {
      const { orderId } = await submitted(fixture, fixture.shopper, 'RECHNUNG');
      expect((await fixture.shop.orders.confirmation(fixture.shopper, orderId)).ok).toBe(true);
      expect(await recentOf(fixture, fixture.shopper)).toEqual([]);
    }),
  );

  it(
    'are not visible to other customers or visitors',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shopper, orderId } = await submitted(fixture, fixture.shopper, 'VORKASSE');
      expect(await recentOf(fixture, shopper)).toContain(orderId);
      for (const curious of await curiousOthers(fixture, shopper)) expect(await recentOf(fixture, curious)).toEqual([]);
    }),
  );
};
