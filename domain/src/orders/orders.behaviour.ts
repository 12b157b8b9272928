import { anAddressForm } from '../testing/an-address.ts';
import type { PortHarness, PortFixture } from '../testing/port-harness.ts';
import {
  addItem,
  cartIdOf,
  readCart,
  openSession,
  withFixture,
  refusalOf,
  asSignedIn,
  updateCart,
  valueOf,
} from '../testing/fixtures.ts';
import type { TestApi } from '../testing/test-api.ts';
import { PAYMENT_ENDS } from '../payments/payment-end.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { OrderGap } from './order-gap.ts';
import type { CardPaymentForm } from '../payments/payment.ts';
import { behavesLikeCancellation } from './cancellation.behaviour.ts';
import { behavesLikeOrderDetails } from './order-details.behaviour.ts';
import { behavesLikeOrderList } from './order-list.behaviour.ts';
import { behavesLikeOrderStatus } from './order-status.behaviour.ts';
import { behavesLikeRecentOrders } from './recent-orders.behaviour.ts';

const READY = {
  'guest session': true,
  'a cart exists': { positions: 2, quantity: 2 },
  'the cart is ready': { paymentId: 'RECHNUNG' },
} as const;
const BY_CARD = { ...READY, 'the cart is ready': { paymentId: 'CREDIT_CARD' } } as const;

const submit = ({ shop }: PortFixture, shopper: Shopper) => shop.orders.submit(shopper, cartIdOf(shopper));

const otherGuest = async (fixture: PortFixture): Promise<Shopper> => {
  const visitor = await openSession(fixture, fixture.anonymous);
  return asSignedIn(
    visitor,
    'guest',
    valueOf(
      await fixture.shop.sessions.registerGuest(visitor, {
        email: 'fremd@example.org',
        billingAddress: anAddressForm(),
      }),
    ),
  );
};

const placing = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'returns the order and a new, empty cart (SUBM-06)',
    withFixture(harness, READY, async (fixture) => {
      const { orderId, newCartId, cardPayment } = valueOf(await submit(fixture, fixture.shopper));
      expect([orderId ?? '', cardPayment]).not.toContain('');
      expect(cardPayment).toBeUndefined();
      expect(newCartId).not.toBe(fixture.shopper.cartId);
      const next = await readCart(fixture, { ...fixture.shopper, cartId: newCartId ?? '' });
      expect([next.submitted, next.positionCount]).toEqual([false, 0]);
      expect(await readCart(fixture, fixture.shopper)).toMatchObject({ submitted: true, submittedAs: orderId });
    }),
  );

  it(
    'makes one order of a cart, however many requests come at once',
    withFixture(harness, READY, async (fixture) => {
      const results = await Promise.all(Array.from({ length: 10 }, () => submit(fixture, fixture.shopper)));
      const placed = results.flatMap((result) => (result.ok ? [result.value.orderId] : []));
      expect(placed).toHaveLength(1);
      for (const result of results.filter(({ ok }) => !ok))
        expect(refusalOf(result)).toEqual({ because: 'already-submitted', orderId: placed[0] });
    }),
  );

  it(
    'repeats the first result for the same attempt, and refuses another attempt because the cart is already an order',
    withFixture(harness, READY, async (fixture) => {
      const { shopper, shop } = fixture;
      const attempt = (key: string) => shop.orders.submit(shopper, cartIdOf(shopper), { idempotencyKey: key });
      const results = await Promise.all([attempt('attempt-1'), attempt('attempt-1'), attempt('attempt-1')]);
      const [placed] = results.map(valueOf);
      expect(results.map(valueOf)).toEqual([placed, placed, placed]);
      expect(refusalOf(await attempt('attempt-2'))).toEqual({ because: 'already-submitted', orderId: placed?.orderId });
      expect(refusalOf(await submit(fixture, shopper))).toEqual({
        because: 'already-submitted',
        orderId: placed?.orderId,
      });
    }),
  );

  it(
    'lets an attempt that was refused succeed later',
    withFixture(harness, { 'guest session': true, 'a cart exists': { positions: 2 } }, async (fixture) => {
      const { shopper, shop } = fixture;
      const attempt = () => shop.orders.submit(shopper, cartIdOf(shopper), { idempotencyKey: 'attempt-1' });
      expect(refusalOf(await attempt())).toEqual({ because: 'not-ready', missing: 'payment' });
      valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'RECHNUNG'));
      expect(valueOf(await attempt()).orderId).toBeDefined();
    }),
  );

  it(
    'confirms what was ordered, at the prices of the order',
    withFixture(harness, READY, async (fixture) => {
      const { shop, shopper } = fixture;
      valueOf(await shop.carts.setOrderComment(shopper, cartIdOf(shopper), 'Bitte klingeln'));
      valueOf(await shop.carts.setOrderReference(shopper, cartIdOf(shopper), 'Klasse 3b'));
      valueOf(await shop.carts.setCostCentre(shopper, cartIdOf(shopper), '4711'));
      const cart = await readCart(fixture, shopper);
      const { orderId = '' } = valueOf(await submit(fixture, shopper));
      const order = valueOf(await shop.orders.confirmation(shopper, orderId));
      expect(order).toMatchObject({
        orderId,
        isGuest: true,
        paymentId: 'RECHNUNG',
        comment: 'Bitte klingeln',
        orderReference: 'Klasse 3b',
        costCentre: '4711',
      });
      expect(order.positions.map(({ itemId, quantity }) => [itemId, quantity])).toEqual(
        cart.positions.map(({ itemId, quantity }) => [itemId, quantity]),
      );
      expect([order.total, order.shippingCost, order.subtotal, order.tax]).toEqual([
        cart.total,
        cart.shippingCost,
        cart.subtotal,
        cart.tax,
      ]);
      expect([order.billingAddress, order.shippingAddress]).toEqual([cart.billingAddress, cart.shippingAddress]);
      expect(order.email).toBe(cart.billingEmail.selected);
      expect([order.paymentName, order.shipperName].filter((name) => name === '')).toEqual([]);
      expect(Number.isNaN(Date.parse(order.orderedAt))).toBe(false);
    }),
  );

  it(
    'reduces the stock',
    withFixture(harness, { 'guest session': true, 'a cart exists': { positions: 0 } }, async (fixture) => {
      const { shop, shopper, goods } = fixture;
      valueOf(await updateCart(fixture, shopper, addItem(goods.scarce, 2)));
      valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'RECHNUNG'));
      valueOf(await submit(fixture, shopper));
      const other = await openSession(fixture, fixture.anonymous);
      const { cart } = valueOf(await updateCart(fixture, other, addItem(goods.scarce, 3)));
      expect(cart.articleCount).toBe(1);
    }),
  );

  it(
    'needs no payment method if there is nothing to pay',
    withFixture(harness, { 'guest session': true, 'a cart exists': { positions: 2 } }, async (fixture) => {
      const { shop, shopper } = fixture;
      valueOf(await updateCart(fixture, shopper, { do: 'add-voucher', code: fixture.vouchers.payless }));
      const { orderId = '' } = valueOf(await submit(fixture, shopper));
      expect(valueOf(await shop.orders.confirmation(shopper, orderId)).total.minor).toBe(0);
    }),
  );

  it(
    'turns a new customer into an existing one',
    withFixture(
      harness,
      { 'a registered customer': { kind: 'new' }, 'a cart exists': { positions: 1 } },
      async (fixture) => {
        const { shop, shopper } = fixture;
        const { addressId } = valueOf(await shop.addresses.add(shopper, 'billing', anAddressForm()));
        valueOf(await shop.addresses.select(shopper, cartIdOf(shopper), 'billing', addressId));
        valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'VORKASSE'));
        const { newCartId } = valueOf(await submit(fixture, shopper));
        expect(await shop.customers.current(shopper, '/')).toMatchObject({
          isNewCustomer: false,
          isExistingCustomer: true,
        });
        expect(await shop.sessions.open(shopper)).toMatchObject({ userId: shopper.userId, cartId: newCartId });
      },
    ),
  );
};

const refusing = (harness: PortHarness, { it, expect }: TestApi): void => {
  const without = (missing: OrderGap) => ({ because: 'not-ready', missing });

  it(
    'refuses the cart of an anonymous visitor',
    withFixture(harness, { 'a cart exists': { positions: 1 } }, async (fixture) => {
      expect(refusalOf(await submit(fixture, fixture.shopper))).toEqual({ because: 'not-ready' });
    }),
  );

  it(
    'refuses an empty cart, and one without a payment method, and says so',
    withFixture(harness, { 'guest session': true, 'a cart exists': { positions: 1 } }, async (fixture) => {
      expect(refusalOf(await submit(fixture, fixture.shopper))).toEqual(without('payment'));
      const { positions } = await readCart(fixture, fixture.shopper);
      valueOf(await fixture.shop.payments.select(fixture.shopper, cartIdOf(fixture.shopper), 'RECHNUNG'));
      valueOf(
        await updateCart(fixture, fixture.shopper, {
          do: 'remove-position',
          positionId: positions[0]?.operationsId ?? '',
        }),
      );
      expect(refusalOf(await submit(fixture, fixture.shopper))).toEqual(without('articles'));
    }),
  );

  it(
    'refuses a customer’s cart without an address',
    withFixture(
      harness,
      { 'a registered customer': { kind: 'new' }, 'a cart exists': { positions: 1 } },
      async (fixture) => {
        valueOf(await fixture.shop.payments.select(fixture.shopper, cartIdOf(fixture.shopper), 'RECHNUNG'));
        expect(refusalOf(await submit(fixture, fixture.shopper))).toEqual(without('address'));
      },
    ),
  );

  it(
    'refuses bulky goods until the forwarding agent’s fields are filled in',
    withFixture(harness, READY, async (fixture) => {
      const { shop, shopper } = fixture;
      const { cart } = valueOf(await updateCart(fixture, shopper, addItem(fixture.goods.bulky)));
      valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'VORKASSE'));
      expect(refusalOf(await submit(fixture, shopper))).toEqual(without('carrier-details'));
      valueOf(
        await shop.shippers.saveSpedition(
          shopper,
          cartIdOf(shopper),
          cart.speditionFields.map(({ name }) => ({ fieldName: name, fieldValue: '030 4711' })),
        ),
      );
      expect((await submit(fixture, shopper)).ok).toBe(true);
    }),
  );

  it(
    'reports somebody else’s cart and order as not found',
    withFixture(harness, READY, async (fixture) => {
      const other = await otherGuest(fixture);
      expect(refusalOf(await fixture.shop.orders.submit(other, cartIdOf(fixture.shopper)))).toEqual({
        because: 'cart-not-found',
      });
      const { orderId = '' } = valueOf(await submit(fixture, fixture.shopper));
      for (const id of [orderId, 'no-such-order']) {
        expect(refusalOf(await fixture.shop.orders.confirmation(other, id))).toEqual({ because: 'no-such-order' });
      }
      const { sessionToken, ...claimed } = fixture.shopper;
      expect(sessionToken).toBeDefined();
      expect(refusalOf(await fixture.shop.orders.confirmation(claimed, orderId))).toEqual({ because: 'no-such-order' });
    }),
  );
};

const byCard = (harness: PortHarness, { it, expect }: TestApi): void => {
  interface Pending {
    readonly orderId: string;
    readonly form: CardPaymentForm;
  }
  const pending = async (fixture: PortFixture): Promise<Pending> => {
    const { orderId = '', cardPayment } = valueOf(await submit(fixture, fixture.shopper));
    return { orderId, form: cardPayment ?? { url: '', fields: [] } };
  };
  const stateOf = async ({ shop, shopper }: PortFixture, { orderId }: Pending) =>
    refusalOf(await shop.orders.confirmation(shopper, orderId));
  const isConfirmed = async ({ shop, shopper }: PortFixture, { orderId }: Pending) =>
    (await shop.orders.confirmation(shopper, orderId)).ok;

  it(
    'sends the shopper to the provider, and confirms the order only after the payment',
    withFixture(harness, BY_CARD, async (fixture) => {
      const payment = await pending(fixture);
      expect(payment.form.fields.map(({ name }) => name)).toEqual(['MerchantID', 'Len', 'Data']);
      expect(await stateOf(fixture, payment)).toEqual({ because: 'payment-pending', paymentId: 'CREDIT_CARD' });
      expect((await readCart(fixture, fixture.shopper)).submitted).toBe(false);
    }),
  );

  it(
    'tells nobody else that an order waits for its payment',
    withFixture(harness, BY_CARD, async (fixture) => {
      const { orderId } = await pending(fixture);
      expect(refusalOf(await fixture.shop.orders.confirmation(await otherGuest(fixture), orderId))).toEqual({
        because: 'no-such-order',
      });
    }),
  );

  it(
    'requests the same payment when the button is pressed again',
    withFixture(harness, BY_CARD, async (fixture) => {
      expect(await pending(fixture)).toEqual(await pending(fixture));
    }),
  );

  if (!harness.features.has('card-provider')) return;
  it(
    'makes one order when the provider reports the payment, even if it reports it twice',
    withFixture(harness, BY_CARD, async (fixture) => {
      const payment = await pending(fixture);
      await fixture.endPayment(payment.orderId, 'paid');
      await fixture.endPayment(payment.orderId, 'paid');
      await fixture.endPayment(payment.orderId, 'declined');
      expect(await isConfirmed(fixture, payment)).toBe(true);
      expect(refusalOf(await submit(fixture, fixture.shopper))).toEqual({
        because: 'already-submitted',
        orderId: payment.orderId,
      });
    }),
  );

  for (const outcome of PAYMENT_ENDS) {
    it(
      `releases the cart when the payment ends as ${outcome}, says so, and accepts another payment method`,
      withFixture(harness, BY_CARD, async (fixture) => {
        const { shop, shopper } = fixture;
        const failed = await pending(fixture);
        await fixture.endPayment(failed.orderId, outcome);
        expect(await stateOf(fixture, failed)).toEqual({
          because: 'payment-ended',
          how: outcome,
          paymentId: 'CREDIT_CARD',
        });
        expect(await readCart(fixture, shopper)).toMatchObject({ submitted: false, positionCount: 2 });
        valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'RECHNUNG'));
        const { orderId = '' } = valueOf(await submit(fixture, shopper));
        expect((await shop.orders.confirmation(shopper, orderId)).ok).toBe(true);
        await fixture.endPayment(failed.orderId, 'paid');
        expect(await isConfirmed(fixture, failed)).toBe(false);
      }),
    );
  }

  it(
    'accepts another attempt by card after it was declined',
    withFixture(harness, BY_CARD, async (fixture) => {
      await fixture.endPayment((await pending(fixture)).orderId, 'declined');
      const second = await pending(fixture);
      await fixture.endPayment(second.orderId, 'paid');
      expect(await isConfirmed(fixture, second)).toBe(true);
    }),
  );

  it(
    'accepts no payment for a cart that has changed since',
    withFixture(harness, BY_CARD, async (fixture) => {
      const first = await pending(fixture);
      valueOf(await updateCart(fixture, fixture.shopper, addItem(fixture.goods.ordinary[2])));
      await fixture.endPayment(first.orderId, 'paid');
      expect(await isConfirmed(fixture, first)).toBe(false);
      expect(await readCart(fixture, fixture.shopper)).toMatchObject({ submitted: false, positionCount: 3 });
    }),
  );

  if (harness.features.has('stock')) {
    it(
      'requests a new payment if the cart’s total has changed since',
      withFixture(harness, BY_CARD, async (fixture) => {
        const first = await pending(fixture);
        await fixture.setStock(fixture.goods.ordinary[0], 1);
        const second = await pending(fixture);
        expect(second.orderId).not.toBe(first.orderId);
        await fixture.endPayment(first.orderId, 'paid');
        expect(await isConfirmed(fixture, first)).toBe(false);
        const { total } = await readCart(fixture, fixture.shopper);
        await fixture.endPayment(second.orderId, 'paid');
        expect(valueOf(await fixture.shop.orders.confirmation(fixture.shopper, second.orderId)).total).toEqual(total);
      }),
    );
  }

  if (!harness.features.has('clock')) return;
  it(
    'expires a payment that is never finished',
    withFixture(harness, BY_CARD, async (fixture) => {
      const abandoned = await pending(fixture);
      await fixture.pass(60 * 60 * 1000);
      await fixture.endPayment(abandoned.orderId, 'paid');
      expect(await stateOf(fixture, abandoned)).toEqual({
        because: 'payment-ended',
        how: 'abandoned',
        paymentId: 'CREDIT_CARD',
      });
      expect((await readCart(fixture, fixture.shopper)).submitted).toBe(false);
    }),
  );
};

/** What every adapter of the orders port promises. */
export const behavesLikeOrders = (harness: PortHarness, t: TestApi): void => {
  t.describe('placing an order', () => placing(harness, t));
  t.describe('refusing an order', () => refusing(harness, t));
  t.describe('an order paid by card', () => byCard(harness, t));
  t.describe('recent orders', () => behavesLikeRecentOrders(harness, t));
  t.describe('the list of orders', () => behavesLikeOrderList(harness, t));
  t.describe('an order afterwards', () => behavesLikeOrderDetails(harness, t));
  t.describe('the status of an order', () => behavesLikeOrderStatus(harness, t));
  t.describe('cancelling an order', () => behavesLikeCancellation(harness, t));
};
