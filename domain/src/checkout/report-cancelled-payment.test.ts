import { describe, expect, it } from 'vitest';
import type { Orders } from '../orders/orders.port.ts';
import type { PaymentEnd } from '../payments/payment-end.ts';
import { STORED_PRIME_CHECKOUT } from '../prime/prime-checkout.slot.ts';
import type { Prime } from '../prime/prime.port.ts';
import { granted, refused } from '../shared/result.ts';
import { anAnonymousShopper } from '../testing/a-shopper.ts';
import { aVisit, remembered } from '../testing/a-visit.ts';
import { anOrder } from '../testing/an-order.ts';
import { inMemoryAttempts } from '../testing/in-memory-attempts.ts';
import { portWith } from '../testing/port-with.ts';
import type { Tracking, TrackingEvent } from '../tracking/tracking.port.ts';
import { PLACED_ORDER } from './placed-order.slot.ts';
import { reportCancelledPayment } from './report-cancelled-payment.ts';

class ShopUnreachable extends Error {
  override readonly name = 'ShopUnreachable';
}

const DAY_MS = 24 * 3_600_000;
const ended = (how: PaymentEnd, paymentId = 'PAYPAL') => refused({ because: 'payment-ended', how, paymentId } as const);
const pending = refused({ because: 'payment-pending', paymentId: 'PAYPAL' } as const);

interface Said {
  readonly order?: Awaited<ReturnType<Orders['confirmation']>>;
  readonly subscription?: Awaited<ReturnType<Prime['subscription']>>;
  readonly isReachable?: boolean;
}

/** A shop with these answers about every order and subscription. */
const shopSaying = ({
  order = ended('cancelled'),
  subscription = ended('cancelled'),
  isReachable = true,
}: Said = {}) => {
  const events: TrackingEvent[] = [];
  const asked: string[] = [];
  /** Names of orders and subscriptions are told apart by the shop. */
  const answer =
    <Answer, Unknown>(kind: string, value: Answer, unknown: Unknown) =>
    async (_shopper: unknown, id: string): Promise<Answer | Unknown> => {
      asked.push(id);
      if (!isReachable) throw new ShopUnreachable();
      return id.startsWith(kind) ? value : unknown;
    };
  const attempts = inMemoryAttempts();
  const ports = {
    attempts,
    orders: portWith<Orders>({ confirmation: answer('order', order, refused({ because: 'no-such-order' } as const)) }),
    prime: portWith<Prime>({
      subscription: answer('subscription', subscription, refused({ because: 'no-such-subscription' } as const)),
    }),
    tracking: portWith<Tracking>({ record: async (_shopper, recorded) => void events.push(...recorded) }),
  };
  return { events, asked, ports, attempts };
};

const payerOf = (orderId: string | undefined, subscriptionId?: string) =>
  aVisit(
    anAnonymousShopper(),
    ...(orderId === undefined ? [] : [remembered(PLACED_ORDER, { orderId, cartId: 'cart-1' })]),
    ...(subscriptionId === undefined
      ? []
      : [remembered(STORED_PRIME_CHECKOUT, { attempt: 'attempt-1', abo: 'prime-1', subscriptionId })]),
  );

describe('a cancelled payment (PAY-11)', () => {
  it.each(['PAYPAL', 'AMAZONPAY'])(
    'by %s is reported to statistics once, however often its pages are opened in a day',
    async (paymentId) => {
      const { events, ports, attempts } = shopSaying({ order: ended('cancelled', paymentId) });
      for (const ms of [0, 60_000, DAY_MS - 60_001]) {
        attempts.forward(ms);
        await reportCancelledPayment(ports, payerOf('order-1'))('cart');
        expect(events).toEqual([{ name: 'payment_cancel', paymentId }]);
      }
    },
  );

  it('is reported for each order', async () => {
    const { events, ports } = shopSaying();
    for (const payer of [payerOf('order-1'), payerOf('order-2')]) await reportCancelledPayment(ports, payer)('cart');
    expect(events).toHaveLength(2);
  });

  it('of a subscription to Prime is reported for itself', async () => {
    const { events, ports } = shopSaying({
      order: ended('declined'),
      subscription: ended('cancelled', 'AMAZONPAY'),
    });
    for (const checkoutType of ['prime', 'cart', 'prime'] as const)
      await reportCancelledPayment(ports, payerOf('order-1', 'subscription-1'))(checkoutType);
    expect(events).toEqual([{ name: 'payment_cancel', paymentId: 'AMAZONPAY' }]);
  });

  it.each(['CREDIT_CARD', 'TWINT'])('by %s is not reported', async (paymentId) => {
    const { events, ports } = shopSaying({ order: ended('cancelled', paymentId) });
    await reportCancelledPayment(ports, payerOf('order-1'))('cart');
    expect(events).toEqual([]);
  });

  it.each([
    ['declined', ended('declined')],
    ['failed', ended('failed')],
    ['still pending', pending],
    ['paid', granted(anOrder())],
  ])('is reported only if the shop says so: not if it is %s', async (_how, order) => {
    const { events, ports } = shopSaying({ order });
    await reportCancelledPayment(ports, payerOf('order-1'))('cart');
    expect(events).toEqual([]);
  });

  it.each(['cart', 'prime'] as const)('is not asked for without a payment: %s', async (checkoutType) => {
    const { events, asked, ports } = shopSaying();
    await reportCancelledPayment(ports, payerOf(undefined))(checkoutType);
    expect([asked, events]).toEqual([[], []]);
  });

  it('costs a statistic, never the page, while the shop or its counters cannot be reached', async () => {
    const unreachable = shopSaying({ isReachable: false });
    await reportCancelledPayment(unreachable.ports, payerOf('order-1'))('cart');
    const { events, ports } = shopSaying();
    const attempts = { ...ports.attempts, count: () => Promise.reject(new ShopUnreachable()) };
    await reportCancelledPayment({ ...ports, attempts }, payerOf('order-1'))('cart');
    expect([unreachable.events, events]).toEqual([[], []]);
  });
});
