import { addItem, cartIdOf, openSession, refusalOf, updateCart, valueOf, withFixture } from '../testing/fixtures.ts';
import { CUSTOMER, curiousOthers, HOUR_MS, submitted } from '../testing/ordering.ts';
import type { PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';

/** What the orders port promises about cancelling an order. */
export const behavesLikeCancellation = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'cancels everything, and says who did it',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop } = fixture;
      const { orderId, shopper } = await submitted(fixture, fixture.shopper, 'VORKASSE');
      const cancelled = valueOf(await shop.orders.cancel(shopper, orderId));
      expect(cancelled).toMatchObject({ orderId, status: 'cancelled', canBeCancelled: false });
      expect(cancelled.shipments.map(({ status, cancelReason }) => [status, cancelReason])).toEqual([
        ['cancelled', 'shop.order.cancelled.byBuyer'],
      ]);
      expect(valueOf(await shop.orders.details(shopper, orderId))).toEqual(cancelled);
    }),
  );

  it(
    'changes nothing when it is repeated',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop } = fixture;
      const { orderId, shopper } = await submitted(fixture, fixture.shopper, 'VORKASSE');
      const cancelled = valueOf(await shop.orders.cancel(shopper, orderId));
      expect(valueOf(await shop.orders.cancel(shopper, orderId))).toEqual(cancelled);
    }),
  );

  it(
    'lets a guest cancel the order of this session',
    withFixture(
      harness,
      { 'guest session': true, 'a cart exists': { positions: 1 }, 'the cart is ready': { paymentId: 'RECHNUNG' } },
      async (fixture) => {
        const { shop, shopper } = fixture;
        const { orderId = '' } = valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
        expect(valueOf(await shop.orders.cancel(shopper, orderId)).status).toBe('cancelled');
      },
    ),
  );

  it(
    'is nothing that others can do',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop } = fixture;
      const { orderId, shopper } = await submitted(fixture, fixture.shopper, 'VORKASSE');
      for (const curious of await curiousOthers(fixture, shopper)) {
        for (const id of [orderId, 'no-such-order'])
          expect(refusalOf(await shop.orders.cancel(curious, id))).toEqual({ because: 'no-such-order' });
      }
      expect(valueOf(await shop.orders.details(shopper, orderId)).status).toBe('received');
    }),
  );

  if (harness.features.has('stock')) {
    it(
      'puts the articles back into stock',
      withFixture(harness, CUSTOMER, async (fixture) => {
        const { shop, goods } = fixture;
        const { orderId, shopper } = await submitted(fixture, fixture.shopper, 'VORKASSE', [goods.scarce]);
        const other = await openSession(fixture, fixture.anonymous);
        const available = async () =>
          valueOf(await updateCart(fixture, other, addItem(goods.scarce, 5))).cart.articleCount;
        expect(await available()).toBe(2);
        valueOf(await shop.orders.cancel(shopper, orderId));
        valueOf(await shop.orders.cancel(shopper, orderId));
        expect(await available()).toBe(3);
      }),
    );
  }

  if (!harness.features.has('clock')) return;
  it(
    'comes too late once a part is packed',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop } = fixture;
      const { orderId, shopper } = await submitted(fixture, fixture.shopper, 'RECHNUNG');
      await fixture.pass(3 * HOUR_MS);
      expect(refusalOf(await shop.orders.cancel(shopper, orderId))).toEqual({ because: 'too-late' });
      expect(valueOf(await shop.orders.details(shopper, orderId)).status).toBe('in-dispatch');
    }),
  );
};
