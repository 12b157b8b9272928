import { emptyDraft } from '../returns/return-draft.ts';
import { aDeclaration } from '../testing/a-declaration.ts';
import { aReturnContact } from '../testing/a-return.ts';
import { cartIdOf, refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import { CUSTOMER, curiousOthers, HOUR_MS, signedInAgain, submitted } from '../testing/ordering.ts';
import type { PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';

const DAY_MS = 24 * HOUR_MS;
const READY = {
  'guest session': true,
  'a cart exists': { positions: 2, quantity: 2 },
  'the cart is ready': { paymentId: 'RECHNUNG' },
} as const;

/** What the orders port promises about an order after the purchase. */
export const behavesLikeOrderDetails = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'shows its buyer everything that was ordered, in shipments (ENT-15)',
    withFixture(harness, READY, async (fixture) => {
      const { shop, shopper } = fixture;
      valueOf(await shop.carts.setOrderComment(shopper, cartIdOf(shopper), 'Bitte klingeln'));
      valueOf(await shop.carts.setOrderReference(shopper, cartIdOf(shopper), 'Klasse 3b'));
      valueOf(await shop.carts.setCostCentre(shopper, cartIdOf(shopper), '4711'));
      const { orderId = '' } = valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
      const confirmed = valueOf(await shop.orders.confirmation(shopper, orderId));
      const order = valueOf(await shop.orders.details(shopper, orderId));
      const {
        orderedAt,
        email,
        subtotal,
        totalSavings,
        shippingCost,
        tax,
        total,
        billingAddress,
        shippingAddress,
        paymentId,
        paymentName,
      } = confirmed;
      expect(order).toMatchObject({
        orderId,
        orderedAt,
        email,
        subtotal,
        totalSavings,
        shippingCost,
        tax,
        total,
        billingAddress,
        shippingAddress,
        paymentId,
        paymentName,
      });
      expect(order).toMatchObject({
        status: 'received',
        comment: 'Bitte klingeln',
        orderReference: 'Klasse 3b',
        costCentre: '4711',
        canBeCancelled: true,
      });
      expect(order.shipments.map(({ status, carrier }) => [status, carrier])).toEqual([
        ['received', confirmed.shipperName],
      ]);
      const items = order.shipments.flatMap((shipment) => shipment.items);
      expect(items.map(({ lineNo, itemId, quantity, totalPrice }) => [lineNo, itemId, quantity, totalPrice])).toEqual(
        confirmed.positions.map(({ itemId, quantity, totalPrice }, at) => [at + 1, itemId, quantity, totalPrice]),
      );
      expect(
        items.map(({ isReturnable, isAlreadyReturned, reviewUrl }) => [isReturnable, isAlreadyReturned, reviewUrl]),
      ).toEqual(items.map(() => [false, false, undefined]));
      expect(order.returnHash).toBeUndefined();
    }),
  );

  it(
    'sends bulky goods by forwarding agent, apart from the parcel',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop, goods } = fixture;
      const cartId = cartIdOf(fixture.shopper);
      valueOf(
        await shop.carts.update(fixture.shopper, cartId, [{ do: 'add-position', itemId: goods.bulky, quantity: 1 }]),
      );
      valueOf(
        await shop.shippers.saveSpedition(fixture.shopper, cartId, [{ fieldName: 'phone', fieldValue: '030 4711' }]),
      );
      const { orderId, shopper } = await submitted(fixture, fixture.shopper, 'VORKASSE', [goods.ordinary[0]]);
      const { shipments } = valueOf(await shop.orders.details(shopper, orderId));
      expect(
        shipments.map(({ items }) => items.filter(({ isFreeItem }) => !isFreeItem).map(({ itemId }) => itemId)),
      ).toEqual([[goods.ordinary[0]], [goods.bulky]]);
      expect(new Set(shipments.map(({ carrier }) => carrier)).size).toBe(2);
    }),
  );

  it(
    'is unknown to everybody else, like an order that is not paid yet',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop } = fixture;
      const { orderId, shopper } = await submitted(fixture, fixture.shopper, 'VORKASSE');
      expect((await shop.orders.details(shopper, orderId)).ok).toBe(true);
      for (const curious of await curiousOthers(fixture, shopper)) {
        for (const id of [orderId, 'no-such-order'])
          expect(refusalOf(await shop.orders.details(curious, id))).toEqual({ because: 'no-such-order' });
      }
      const unpaid = await submitted(fixture, shopper, 'CREDIT_CARD');
      expect(refusalOf(await shop.orders.details(shopper, unpaid.orderId))).toEqual({ because: 'no-such-order' });
    }),
  );

  if (!harness.features.has('clock')) return;
  it(
    'moves on with time: packed, shipped with a code to track, delivered, returnable (ORDER-04, ORDER-05)',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop } = fixture;
      const { orderId, shopper } = await submitted(fixture, fixture.shopper, 'RECHNUNG');
      const seen = async (buyer = shopper) => {
        const {
          status,
          canBeCancelled,
          shipments: [shipment],
          returnHash,
        } = valueOf(await shop.orders.details(buyer, orderId));
        return {
          status,
          canBeCancelled,
          dispatched: shipment?.dispatchDate !== undefined,
          tracked: shipment?.trackingCode !== undefined,
          delivered: shipment?.deliveredOn !== undefined,
          returnable: shipment?.items[0]?.isReturnable,
          hash: returnHash !== undefined,
        };
      };
      const nothing = { dispatched: false, tracked: false, delivered: false, returnable: false, hash: false };
      expect(await seen()).toEqual({ status: 'received', canBeCancelled: true, ...nothing });
      await fixture.pass(3 * HOUR_MS);
      expect(await seen()).toEqual({ status: 'in-dispatch', canBeCancelled: false, ...nothing });
      await fixture.pass(6 * HOUR_MS);
      expect(await seen()).toEqual({
        ...nothing,
        status: 'shipped',
        canBeCancelled: false,
        dispatched: true,
        tracked: true,
      });
      await fixture.pass(7 * DAY_MS);
      const returning = await signedInAgain(fixture);
      expect(await seen(returning)).toEqual({
        status: 'delivered',
        canBeCancelled: false,
        dispatched: true,
        tracked: true,
        delivered: true,
        returnable: true,
        hash: true,
      });
      const [shipment] = valueOf(await shop.orders.details(returning, orderId)).shipments;
      expect((shipment?.deliveredOn ?? '') > (shipment?.dispatchDate ?? '')).toBe(true);
      expect(shipment?.items[0]?.reviewUrl?.startsWith('/')).toBe(true);
      await fixture.pass(60 * DAY_MS);
      expect(await seen(await signedInAgain(fixture))).toMatchObject({
        status: 'delivered',
        returnable: false,
        hash: false,
      });
    }),
  );

  it(
    'shows what was withdrawn, returned and refunded, and offers to withdraw while goods can be returned',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop, anonymous } = fixture;
      const { orderId, shopper } = await submitted(fixture, fixture.shopper, 'RECHNUNG');
      const { email, shippingAddress } = valueOf(await shop.orders.details(shopper, orderId));
      const { receiptId, receivedAt } = valueOf(
        await shop.withdrawals.declare(
          anonymous,
          aDeclaration({ orderNumber: orderId, email }),
          'declaration-for-details',
        ),
      );
      const seen = async () => {
        const { canBeWithdrawn, returns, withdrawals } = valueOf(
          await shop.orders.details(await signedInAgain(fixture), orderId),
        );
        return { canBeWithdrawn, returns, withdrawals };
      };
      const withdrawals = [{ receiptId, receivedAt }];
      expect(await seen()).toEqual({ canBeWithdrawn: true, returns: [], withdrawals });
      await fixture.pass(14 * DAY_MS);
      const order = valueOf(await shop.returns.find(anonymous, { orderId, zipCode: shippingAddress.postCode }));
      const items = order.items.slice(0, 1).map(({ id, lineNo }) => ({
        id,
        lineNo,
        quantity: 1,
        reason: 'changed-mind' as const,
        images: [],
        components: [],
      }));
      const { submittedAt, shipments } = valueOf(
        await shop.returns.submit(
          anonymous,
          { ...emptyDraft(order), items, regulation: 'refund', carrier: 'dhl', contact: aReturnContact() },
          { idempotencyKey: 'attempt-for-details' },
        ),
      );
      const announced = shipments.map(({ rma, regulation }) => ({
        rma,
        wish: regulation.name,
        announcedAt: submittedAt,
      }));
      expect(await seen()).toEqual({ canBeWithdrawn: true, returns: announced, withdrawals });
      await fixture.pass(10 * DAY_MS);
      const [settled] = (await seen()).returns;
      expect((settled?.settledOn ?? '') > (settled?.receivedOn ?? settled?.settledOn ?? '')).toBe(true);
      expect(settled?.refund?.minor).toBeGreaterThan(0);
      await fixture.pass(30 * DAY_MS);
      expect(await seen()).toMatchObject({ canBeWithdrawn: false, withdrawals });
      expect(
        valueOf(await shop.orders.status(anonymous, { orderId, zipCode: shippingAddress.postCode })).canBeWithdrawn,
      ).toBe(false);
    }),
  );
};
