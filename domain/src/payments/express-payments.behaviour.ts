import type { Shopper } from '../visit/shopper.ts';
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
import { AMAZON_PAY, AMAZON_PAY_ACTIVATED, AMAZON_PAY_PARAMETER } from './express-payment.ts';

const ON = { 'global parameter set': { name: AMAZON_PAY_PARAMETER, value: AMAZON_PAY_ACTIVATED } } as const;
const FILLED = { ...ON, 'a cart exists': { positions: 1 } } as const;
const GUEST = { ...FILLED, 'guest session': true } as const;
const READY = { ...GUEST, 'the cart is ready': { paymentId: AMAZON_PAY } } as const;

const start = ({ shop }: PortFixture, shopper: Shopper) =>
  shop.expressPayments.start(shopper, cartIdOf(shopper), 'cart');
const methodIds = async ({ shop }: PortFixture, shopper: Shopper) =>
  (await shop.payments.methods(shopper, cartIdOf(shopper))).map(({ paymentId }) => paymentId);

const beginning = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'begins on a page of the provider for a cart that it accepts, and is offered as a method too (PAY-09, FLAG-03)',
    withFixture(harness, FILLED, async (fixture) => {
      const { url } = valueOf(await start(fixture, fixture.shopper));
      expect(url).not.toBe('');
      expect(await methodIds(fixture, fixture.shopper)).toContain(AMAZON_PAY);
    }),
  );

  it(
    'does not begin while the shop has switched it off (FLAG-03)',
    withFixture(
      harness,
      { ...FILLED, 'global parameter set': { name: AMAZON_PAY_PARAMETER, value: 'amazonpay.deactivated' } },
      async (fixture) => {
        expect(refusalOf(await start(fixture, fixture.shopper))).toEqual({ because: 'express-unavailable' });
        expect(await methodIds(fixture, fixture.shopper)).not.toContain(AMAZON_PAY);
      },
    ),
  );

  it(
    'does not begin on the business shop (PAY-09)',
    withFixture(
      harness,
      { ...FILLED, storefront: 'b2b-de', 'a registered customer': { kind: 'b2b' } },
      async (fixture) => {
        expect(refusalOf(await start(fixture, fixture.shopper))).toEqual({ because: 'express-unavailable' });
      },
    ),
  );

  it(
    'does not begin with an article of an excluded category (PAY-09)',
    withFixture(harness, FILLED, async (fixture) => {
      valueOf(await updateCart(fixture, fixture.shopper, addItem(fixture.goods.bulky)));
      expect(refusalOf(await start(fixture, fixture.shopper))).toEqual({ because: 'express-unavailable' });
      expect(await methodIds(fixture, fixture.shopper)).not.toContain(AMAZON_PAY);
    }),
  );

  it(
    'does not begin with an empty cart or somebody else’s',
    withFixture(harness, ON, async (fixture) => {
      expect(refusalOf(await start(fixture, fixture.shopper))).toEqual({ because: 'express-unavailable' });
      const other = await openSession(fixture, fixture.anonymous);
      expect(refusalOf(await fixture.shop.expressPayments.start(other, cartIdOf(fixture.shopper), 'cart'))).toEqual({
        because: 'cart-not-found',
      });
    }),
  );
};

const sessions = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'return e-mail and addresses once the shopper has approved them (UPQ-06)',
    withFixture(harness, FILLED, async (fixture) => {
      const { shop, shopper, expressProvider } = fixture;
      const { url } = valueOf(await start(fixture, shopper));
      const session = await expressProvider.approveSession(url);
      const { email, billingAddress, shippingAddress } = valueOf(
        await shop.expressPayments.addresses(shopper, session),
      );
      expect(email.includes('@')).toBe(true);
      expect([billingAddress.country, shippingAddress.country]).toEqual(['DE', 'DE']);
      expect([billingAddress.lastname, shippingAddress.streetAndNumber]).not.toContain('');
    }),
  );

  it(
    'show nothing before they are approved, when cancelled, when forged, and after a day',
    withFixture(harness, FILLED, async (fixture) => {
      const { shop, shopper, expressProvider } = fixture;
      const first = valueOf(await start(fixture, shopper)).url;
      const amazonSessionOf = (url: string) => url.split('amazonCheckoutSessionId=')[1] ?? '';
      const addresses = async (session: string) => refusalOf(await shop.expressPayments.addresses(shopper, session));
      expect(await addresses(amazonSessionOf(first))).toEqual({ because: 'no-such-session' });
      const cancelled = await expressProvider.cancelSession(valueOf(await start(fixture, shopper)).url);
      expect(await addresses(cancelled)).toEqual({ because: 'session-cancelled' });
      const session = await expressProvider.approveSession(first);
      expect(await addresses(`${session}x`)).toEqual({ because: 'no-such-session' });
      expect(await addresses('invented')).toEqual({ because: 'no-such-session' });
      if (harness.features.has('clock')) {
        await fixture.pass(24 * 60 * 60 * 1000);
        expect(await addresses(session)).toEqual({ because: 'no-such-session' });
      }
    }),
  );

  it(
    'show nobody else what the shopper chose',
    withFixture(harness, FILLED, async (fixture) => {
      const { shop, shopper, expressProvider } = fixture;
      const session = await expressProvider.approveSession(valueOf(await start(fixture, shopper)).url);
      const other = await openSession(fixture, fixture.anonymous);
      expect(refusalOf(await shop.expressPayments.addresses(other, session))).toEqual({ because: 'no-such-session' });
    }),
  );

  it(
    'can be aborted: payment, addresses and carrier leave the cart, the lines stay (PAY-08)',
    withFixture(harness, READY, async (fixture) => {
      const { shop, shopper, expressProvider } = fixture;
      const session = await expressProvider.approveSession(valueOf(await start(fixture, shopper)).url);
      const before = await readCart(fixture, shopper);
      expect([before.selectedPayment, before.billingAddress === undefined]).toEqual([AMAZON_PAY, false]);
      for (let times = 0; times < 2; times += 1)
        expect((await shop.expressPayments.abort(shopper, cartIdOf(shopper))).ok).toBe(true);
      const after = await readCart(fixture, shopper);
      expect([after.selectedPayment, after.billingAddress, after.shippingAddress]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect(after.positions).toEqual(before.positions);
      expect(refusalOf(await shop.expressPayments.addresses(shopper, session))).toEqual({ because: 'no-such-session' });
    }),
  );

  it(
    'are aborted by their shopper only, and without one nothing changes',
    withFixture(harness, READY, async (fixture) => {
      const { shop, shopper } = fixture;
      const other = await openSession(fixture, fixture.anonymous);
      expect(refusalOf(await shop.expressPayments.abort(other, cartIdOf(shopper)))).toEqual({
        because: 'cart-not-found',
      });
      const before = await readCart(fixture, shopper);
      valueOf(await shop.expressPayments.abort(shopper, cartIdOf(shopper)));
      expect(await readCart(fixture, shopper)).toEqual(before);
    }),
  );
};

const submit = async ({ shop }: PortFixture, shopper: Shopper): Promise<string> => {
  const { orderId = '', redirectUrl = '' } = valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
  return redirectUrl === '' ? '' : orderId;
};

const completion = (harness: PortHarness, { it, expect }: TestApi): void => {
  const isOrdered = async ({ shop, shopper }: PortFixture, orderId: string): Promise<boolean> =>
    (await shop.orders.confirmation(shopper, orderId)).ok;

  it(
    'captures the approved payment, and only then there is an order; asked again, it is the same one (UPM-32)',
    withFixture(harness, READY, async (fixture) => {
      const { shop, shopper, expressProvider } = fixture;
      const orderId = await submit(fixture, shopper);
      const session = await expressProvider.approvePayment(orderId);
      expect(await isOrdered(fixture, orderId)).toBe(false);
      for (let times = 0; times < 2; times += 1)
        expect(valueOf(await shop.expressPayments.complete(shopper, cartIdOf(shopper), session))).toEqual({ orderId });
      expect(await isOrdered(fixture, orderId)).toBe(true);
    }),
  );

  it(
    'leaves the order pending while the provider’s notice is late',
    withFixture(harness, READY, async (fixture) => {
      const { shop, shopper, expressProvider } = fixture;
      const orderId = await submit(fixture, shopper);
      const session = await expressProvider.approvePayment(orderId, 'pays late');
      for (let times = 0; times < 2; times += 1) {
        expect(valueOf(await shop.expressPayments.complete(shopper, cartIdOf(shopper), session))).toEqual({ orderId });
        expect(refusalOf(await shop.orders.confirmation(shopper, orderId))?.because).toBe('payment-pending');
      }
      if (!harness.features.has('clock')) return;
      await fixture.pass(60 * 1000);
      expect(await isOrdered(fixture, orderId)).toBe(true);
    }),
  );

  it(
    'is refused if the provider declines, and the cart can be paid otherwise',
    withFixture(harness, READY, async (fixture) => {
      const { shop, shopper, expressProvider } = fixture;
      const orderId = await submit(fixture, shopper);
      const session = await expressProvider.approvePayment(orderId, 'declines');
      const declined = { because: 'payment-refused', message: 'shop.payment.declined' };
      for (let times = 0; times < 2; times += 1)
        expect(refusalOf(await shop.expressPayments.complete(shopper, cartIdOf(shopper), session))).toEqual(declined);
      expect(await isOrdered(fixture, orderId)).toBe(false);
      valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'RECHNUNG'));
      expect(valueOf(await shop.orders.submit(shopper, cartIdOf(shopper))).orderId).not.toBe(orderId);
    }),
  );

  it(
    'never confirms a forged, foreign, unapproved or late payment',
    withFixture(harness, READY, async (fixture) => {
      const { shop, shopper, expressProvider } = fixture;
      const complete = async (as: Shopper, cartId: string, session: string) =>
        refusalOf(await shop.expressPayments.complete(as, cartId, session));
      const orderId = await submit(fixture, shopper);
      expect(await complete(shopper, cartIdOf(shopper), 'invented')).toEqual({ because: 'no-such-session' });
      const session = await expressProvider.approvePayment(orderId);
      const other = await openSession(fixture, fixture.anonymous);
      expect(await complete(other, cartIdOf(other), session)).toEqual({ because: 'no-such-session' });
      expect((await complete(other, cartIdOf(shopper), session))?.because).toBe('no-such-session');
      expect(await isOrdered(fixture, orderId)).toBe(false);
      if (!harness.features.has('clock')) return;
      await fixture.pass(31 * 60 * 1000);
      expect(await complete(shopper, cartIdOf(shopper), session)).toEqual({
        because: 'payment-refused',
        message: 'shop.payment.abandoned',
      });
      expect(await isOrdered(fixture, orderId)).toBe(false);
    }),
  );

  it(
    'does not pay for a cart that has changed since',
    withFixture(harness, READY, async (fixture) => {
      const { shop, shopper, expressProvider, goods } = fixture;
      const orderId = await submit(fixture, shopper);
      const session = await expressProvider.approvePayment(orderId);
      valueOf(await updateCart(fixture, shopper, addItem(goods.ordinary[2])));
      expect(refusalOf(await shop.expressPayments.complete(shopper, cartIdOf(shopper), session))).toEqual({
        because: 'payment-refused',
        message: 'shop.payment.outdated',
      });
      expect(await isOrdered(fixture, orderId)).toBe(false);
    }),
  );
};

/** What every adapter of the express payments port promises. */
export const behavesLikeExpressPayments = (harness: PortHarness, t: TestApi): void => {
  t.describe('an express payment', () => beginning(harness, t));
  if (!harness.features.has('express-provider')) return;
  t.describe('sessions to the provider', () => sessions(harness, t));
  t.describe('the completion of a payment', () => completion(harness, t));
};
