import { emptyDraft } from '../returns/return-draft.ts';
import { cartIdOf, refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import { HOUR_MS } from '../testing/ordering.ts';
import { aReturnContact } from '../testing/a-return.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';

const READY = {
  'guest session': true,
  'a cart exists': { positions: 1 },
  'the cart is ready': { paymentId: 'RECHNUNG' },
} as const;
const DAY_MS = 24 * HOUR_MS;
const NO_SUCH_ORDER = { because: 'no-such-order' };

const placed = async ({ shop, shopper }: PortFixture) => {
  const { orderId = '' } = valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
  return { orderId, order: valueOf(await shop.orders.details(shopper, orderId)) };
};

/** What the orders port promises to somebody who knows only number and postcode. */
export const behavesLikeOrderStatus = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'is shown to anybody who knows number and postcode, however the postcode is typed',
    withFixture(harness, READY, async (fixture) => {
      const { orderId, order } = await placed(fixture);
      const { postCode } = order.billingAddress;
      for (const zipCode of [postCode, ` D-${postCode}`, [...postCode].join(' ')]) {
        const status = valueOf(await fixture.shop.orders.status(fixture.anonymous, { orderId, zipCode }));
        expect(status).toMatchObject({ orderId, orderedAt: order.orderedAt, status: order.status });
        expect(status.shipments.map(({ items }) => items.map(({ name, quantity }) => [name, quantity]))).toEqual(
          order.shipments.map(({ items }) => items.map(({ name, quantity }) => [name, quantity])),
        );
      }
    }),
  );

  it(
    'tells nothing about the buyer, and no price',
    withFixture(harness, READY, async (fixture) => {
      const { orderId, order } = await placed(fixture);
      const { firstName, lastName, street, city, postCode } = order.billingAddress;
      const said = JSON.stringify(
        valueOf(await fixture.shop.orders.status(fixture.anonymous, { orderId, zipCode: postCode })),
      );
      for (const secret of [firstName, lastName, street, city, postCode, order.email, 'minor', 'invoice'])
        expect(said).not.toContain(secret);
    }),
  );

  it(
    'shows a return from the moment of its announcement, and what becomes of it, but no money',
    withFixture(harness, READY, async (fixture) => {
      const { shop, anonymous } = fixture;
      const {
        orderId,
        order: {
          billingAddress: { postCode: zipCode },
        },
      } = await placed(fixture);
      const returns = async () => valueOf(await shop.orders.status(anonymous, { orderId, zipCode })).returns;
      expect(await returns()).toEqual([]);
      await fixture.pass(14 * DAY_MS);
      const order = valueOf(await shop.returns.find(anonymous, { orderId, zipCode }));
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
          { idempotencyKey: 'attempt-for-status' },
        ),
      );
      const [announced] = shipments.map(({ rma, regulation }) => ({
        rma,
        wish: regulation.name,
        announcedAt: submittedAt,
      }));
      expect(await returns()).toEqual([announced]);
      await fixture.pass(10 * DAY_MS);
      const [settled] = await returns();
      expect((settled?.settledOn ?? '') > (settled?.receivedOn ?? settled?.settledOn ?? '')).toBe(true);
      expect(settled).toEqual({ ...announced, receivedOn: settled?.receivedOn, settledOn: settled?.settledOn });
    }),
  );

  it(
    'is refused alike for an unknown number and a wrong postcode',
    withFixture(harness, READY, async (fixture) => {
      const { orderId, order } = await placed(fixture);
      const { postCode } = order.billingAddress;
      for (const lookUp of [
        { orderId, zipCode: '99999' },
        { orderId, zipCode: '' },
        { orderId, zipCode: `${postCode}0` },
        { orderId: '123456789', zipCode: postCode },
        { orderId: '', zipCode: '00000' },
      ]) {
        expect(refusalOf(await fixture.shop.orders.status(fixture.anonymous, lookUp))).toEqual(NO_SUCH_ORDER);
      }
    }),
  );

  it(
    'is refused until the order is paid',
    withFixture(harness, { ...READY, 'the cart is ready': { paymentId: 'CREDIT_CARD' } }, async (fixture) => {
      const { shop, shopper } = fixture;
      const [billing] = await shop.addresses.billing(shopper);
      const { orderId = '' } = valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
      expect(
        refusalOf(await shop.orders.status(fixture.anonymous, { orderId, zipCode: billing?.postCode ?? '' })),
      ).toEqual(NO_SUCH_ORDER);
    }),
  );
};
