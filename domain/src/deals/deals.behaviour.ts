import { minus, sumOf, times } from '../shared/money.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import {
  addItem,
  cartIdOf,
  openSession,
  readCart,
  refusalOf,
  updateCart,
  valueOf,
  withFixture,
} from '../testing/fixtures.ts';
import type { TestApi } from '../testing/test-api.ts';
import { dealItemId } from './deal-item-id.ts';
import { MOST_EXTENSIONS } from './reservation.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const RUNS = { 'a lightning deal runs': { reservedPercent: 0, lastsMs: 5 * HOUR_MS } } as const;
const HELD = { 'lightning reservation': { secondsLeft: 90 } } as const;
const EXPIRED = { 'lightning reservation': { secondsLeft: 0 } } as const;

const reservation = async ({ shop, shopper }: PortFixture) =>
  valueOf(await shop.deals.reservation(shopper, cartIdOf(shopper)));
const refresh = async ({ shop, shopper }: PortFixture) =>
  valueOf(await shop.deals.refreshExpired(shopper, cartIdOf(shopper)));
const extend = async ({ shop, shopper }: PortFixture) => valueOf(await shop.deals.extend(shopper, cartIdOf(shopper)));
const line = async (fixture: PortFixture) => (await readCart(fixture, fixture.shopper)).positions[0];
const add = (fixture: PortFixture, quantity: number) =>
  updateCart(fixture, fixture.shopper, addItem(dealItemId(fixture.goods.ordinary[0]), quantity));

const lines = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'are added by an id with the mark of a deal, at its price as far as it goes (DEAL-05, DEAL-06)',
    withFixture(harness, RUNS, async (fixture) => {
      const {
        report,
        cart: {
          positions: [position],
        },
      } = valueOf(await add(fixture, 7));
      expect(position).toMatchObject({ itemId: fixture.goods.ordinary[0], quantity: 7, isLightningDeal: true });
      const {
        quantityLightning = 0,
        quantityNormal = 0,
        pricePerUnit,
        pricePerUnitLightning,
        totalPrice,
      } = position ?? {};
      expect([quantityLightning > 0, quantityNormal > 0, quantityLightning + quantityNormal]).toEqual([true, true, 7]);
      if (pricePerUnit === undefined || pricePerUnitLightning === undefined || totalPrice === undefined)
        throw new Error('the line has both prices');
      expect(pricePerUnit.minor).toBeGreaterThan(pricePerUnitLightning.minor);
      expect(minus(totalPrice, times(pricePerUnitLightning, quantityLightning))).toEqual(
        times(pricePerUnit, quantityNormal),
      );
      expect(report.added).toMatchObject([{ itemId: fixture.goods.ordinary[0], quantity: 7 }]);
      expect(report.dealSplit).toMatchObject([
        { itemId: fixture.goods.ordinary[0], lightning: quantityLightning, normal: quantityNormal },
      ]);
    }),
  );

  it(
    'report no split where all pieces have the special price, or nobody asked for it (DEAL-06)',
    withFixture(harness, RUNS, async (fixture) => {
      expect(valueOf(await add(fixture, 1)).report.dealSplit).toEqual([]);
      expect(
        valueOf(await updateCart(fixture, fixture.shopper, addItem(fixture.goods.ordinary[0], 9))).report.dealSplit,
      ).toEqual([]);
    }),
  );

  it(
    'become a line of the order for each price (DEAL-06)',
    withFixture(
      harness,
      {
        ...RUNS,
        'guest session': true,
        'a cart exists': { positions: 1 },
        'the cart is ready': { paymentId: 'VORKASSE' },
      },
      async (fixture) => {
        const { shop, shopper } = fixture;
        const {
          cart: {
            positions: [position],
            subtotal,
          },
        } = valueOf(await add(fixture, 6));
        const { orderId } = valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
        const order = valueOf(await shop.orders.confirmation(shopper, orderId ?? ''));
        const { quantityLightning = 0, quantityNormal = 0, pricePerUnit, pricePerUnitLightning } = position ?? {};
        expect([quantityLightning > 0, quantityNormal > 0]).toEqual([true, true]);
        expect(order.positions.map(({ itemId, quantity, pricePerUnit: price }) => [itemId, quantity, price])).toEqual([
          [position?.itemId, quantityLightning, pricePerUnitLightning],
          [position?.itemId, quantityNormal, pricePerUnit],
        ]);
        expect(sumOf(order.positions.map(({ totalPrice }) => totalPrice))).toEqual(subtotal);
      },
    ),
  );

  it(
    'report that a deal is missed which the shopper saw (DEAL-05)',
    withFixture(harness, {}, async (fixture) => {
      const { report, cart } = valueOf(await add(fixture, 2));
      expect(report.dealSplit).toMatchObject([{ itemId: fixture.goods.ordinary[0], lightning: 0, normal: 2 }]);
      expect(cart.positions[0]).toMatchObject({ isLightningDeal: false, quantity: 2 });
    }),
  );
};

const held = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'is none in a cart without deals (UPQ-09)',
    withFixture(harness, { 'a cart exists': { positions: 1 } }, async (fixture) => {
      const nothing = { isExpired: false, hasBeenExtended: false, extensionsLeft: 0, released: [] };
      expect(await reservation(fixture)).toEqual(nothing);
      expect(await refresh(fixture)).toEqual(nothing);
      expect(await extend(fixture)).toEqual({ reservation: nothing, dealNoLongerLegal: false, quantityReduced: [] });
    }),
  );

  it(
    'states until when pieces are held, and how often that can be put off (UPQ-09, DEAL-02)',
    withFixture(harness, HELD, async (fixture) => {
      const { endsAt, ...rest } = await reservation(fixture);
      expect(Number.isNaN(Date.parse(endsAt ?? ''))).toBe(false);
      expect(rest).toEqual({ isExpired: false, hasBeenExtended: false, extensionsLeft: MOST_EXTENSIONS, released: [] });
    }),
  );

  it(
    'is not changed by a refresh while it runs (UPM-16)',
    withFixture(harness, HELD, async (fixture) => {
      const before = [await reservation(fixture), await line(fixture)];
      expect(await refresh(fixture)).toEqual(before[0]);
      expect([await reservation(fixture), await line(fixture)]).toEqual(before);
    }),
  );

  it(
    'that has expired gives its line the ordinary price by a refresh, and says so until it changes (UPM-16, DEAL-02)',
    withFixture(harness, EXPIRED, async (fixture) => {
      const before = await line(fixture);
      expect(await reservation(fixture)).toMatchObject({ isExpired: true, extensionsLeft: MOST_EXTENSIONS });
      expect(before).toMatchObject({ isLightningDeal: true, quantityLightning: 2 });
      const refreshed = await refresh(fixture);
      expect(refreshed).toMatchObject({
        isExpired: false,
        extensionsLeft: 0,
        released: [
          {
            itemId: before?.itemId,
            name: before?.name,
            quantity: 2,
            was: before?.pricePerUnitLightning,
            is: before?.oldPricePerUnit,
          },
        ],
      });
      expect(refreshed.endsAt).toBeUndefined();
      expect(await line(fixture)).toMatchObject({
        isLightningDeal: false,
        quantity: 2,
        pricePerUnit: before?.oldPricePerUnit,
      });
      expect([await refresh(fixture), await reservation(fixture)]).toEqual([refreshed, refreshed]);
      valueOf(
        await updateCart(fixture, fixture.shopper, { do: 'remove-position', positionId: before?.operationsId ?? '' }),
      );
      expect((await reservation(fixture)).released).toEqual([]);
    }),
  );

  it(
    'can be extended, which puts off its end (UPM-17, DEAL-02)',
    withFixture(harness, HELD, async (fixture) => {
      const before = await reservation(fixture);
      const { reservation: after, ...flags } = await extend(fixture);
      expect(flags).toEqual({ dealNoLongerLegal: false, quantityReduced: [] });
      expect(after).toMatchObject({
        isExpired: false,
        hasBeenExtended: true,
        extensionsLeft: MOST_EXTENSIONS - 1,
        released: [],
      });
      expect(Date.parse(after.endsAt ?? '')).toBeGreaterThan(Date.parse(before.endsAt ?? ''));
      expect(await reservation(fixture)).toEqual(after);
    }),
  );

  it(
    'cannot be ordered at the special price once it has expired',
    withFixture(
      harness,
      { ...EXPIRED, 'guest session': true, 'the cart is ready': { paymentId: 'RECHNUNG' } },
      async (fixture) => {
        const { shop, shopper } = fixture;
        expect(refusalOf(await shop.orders.submit(shopper, cartIdOf(shopper)))).toEqual({ because: 'not-ready' });
        await refresh(fixture);
        expect((await shop.orders.submit(shopper, cartIdOf(shopper))).ok).toBe(true);
        for (const ask of [shop.deals.reservation, shop.deals.refreshExpired, shop.deals.extend]) {
          expect(refusalOf(await ask(shopper, cartIdOf(shopper)))).toEqual({ because: 'cart-not-found' });
        }
      },
    ),
  );

  it(
    'is nobody else’s (UPQ-09, UPM-16, UPM-17)',
    withFixture(harness, EXPIRED, async (fixture) => {
      const { deals } = fixture.shop;
      const before = [await reservation(fixture), await line(fixture)];
      for (const cartId of [cartIdOf(fixture.shopper), 'no-such-cart']) {
        const visitor = await openSession(fixture, fixture.anonymous);
        for (const ask of [deals.reservation, deals.refreshExpired, deals.extend])
          expect(refusalOf(await ask(visitor, cartId))).toEqual({ because: 'cart-not-found' });
      }
      expect([await reservation(fixture), await line(fixture)]).toEqual(before);
    }),
  );
};

const inTime = (harness: PortHarness, { it, expect }: TestApi): void => {
  if (!harness.features.has('clock')) return;
  it(
    'expires to the millisecond (DEAL-02)',
    withFixture(harness, HELD, async (fixture) => {
      await fixture.pass(90 * SECOND_MS - 1);
      expect((await reservation(fixture)).isExpired).toBe(false);
      await fixture.pass(1);
      expect((await reservation(fixture)).isExpired).toBe(true);
    }),
  );

  it(
    'ends with its deal, which no extension puts off; afterwards the deal is no longer legal (DEAL-07)',
    withFixture(
      harness,
      { 'a lightning deal runs': { reservedPercent: 0, lastsMs: 5 * MINUTE_MS } },
      async (fixture) => {
        await add(fixture, 2);
        const { endsAt, extensionsLeft } = await reservation(fixture);
        expect(extensionsLeft).toBe(0);
        await extend(fixture);
        expect((await reservation(fixture)).endsAt).toBe(endsAt);
        await fixture.pass(5 * MINUTE_MS);
        const { dealNoLongerLegal, reservation: after } = await extend(fixture);
        expect(dealNoLongerLegal).toBe(true);
        expect(after).toMatchObject({ isExpired: false, released: [{ quantity: 2 }] });
        expect(await line(fixture)).toMatchObject({ isLightningDeal: false, quantity: 2 });
      },
    ),
  );

  it(
    'that has expired is extended only as far as nobody else has its pieces (DEAL-07)',
    withFixture(
      harness,
      { 'a lightning deal runs': { reservedPercent: 97, lastsMs: 5 * HOUR_MS } },
      async (fixture) => {
        await add(fixture, 3);
        await fixture.pass(15 * MINUTE_MS);
        const other = await openSession(fixture, fixture.anonymous);
        valueOf(await updateCart(fixture, other, addItem(dealItemId(fixture.goods.ordinary[0]), 2)));
        const { quantityReduced, reservation: after } = await extend(fixture);
        const position = await line(fixture);
        expect(quantityReduced).toEqual([{ itemId: position?.itemId, name: position?.name, was: 3, now: 1 }]);
        expect(after.released).toMatchObject([
          { quantity: 2, was: position?.pricePerUnitLightning, is: position?.pricePerUnit },
        ]);
        expect(position).toMatchObject({ quantityLightning: 1, quantityNormal: 2 });
      },
    ),
  );
};

/** What every adapter of the deals port promises. */
export const behavesLikeDeals = (harness: PortHarness, t: TestApi): void => {
  t.describe('articles of a lightning deal in a cart', () => lines(harness, t));
  t.describe('a reservation', () => held(harness, t));
  t.describe('the time of a reservation', () => inTime(harness, t));
};
