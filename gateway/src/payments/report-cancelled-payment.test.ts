import { PLACED_ORDER } from '@shop/domain/checkout/placed-order.slot';
import { STORED_PRIME_CHECKOUT } from '@shop/domain/prime/prime-checkout.slot';
import { remembering } from '../testing/remembering.ts';
import type { Orders } from '@shop/domain/orders/orders.port';
import type { PaymentEnd } from '@shop/domain/payments/payment-end';
import type { Prime } from '@shop/domain/prime/prime.port';
import type { TrackingEvent } from '@shop/domain/tracking/tracking.port';
import { granted, refused } from '@shop/domain/shared/result';
import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import { anOrder } from '@shop/domain/testing/an-order';
import { aShop } from '@shop/fakes/testing/a-shop';
import { FIXTURE_TIME } from '@shop/fakes/testing/arrange-fixture';
import { describe, expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { testClock } from '../testing/test-clock.ts';
import { reportCancelledPayment } from '@shop/domain/checkout/report-cancelled-payment';
import type { CheckoutType } from '@shop/domain/payments/express-payment';
import type { Cache } from '../cache/cache.port.ts';
import { attemptsOf } from './attempts.ts';

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
const shopSaying = async ({
  order = ended('cancelled'),
  subscription = ended('cancelled'),
  isReachable = true,
}: Said = {}) => {
  const { shop } = await aShop();
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
  const ports = {
    orders: { ...shop.orders, confirmation: answer('order', order, refused({ because: 'no-such-order' } as const)) },
    prime: {
      ...shop.prime,
      subscription: answer('subscription', subscription, refused({ because: 'no-such-subscription' } as const)),
    },
    tracking: {
      ...shop.tracking,
      record: async (_shopper: unknown, recorded: readonly TrackingEvent[]) => void events.push(...recorded),
    },
  };
  return { events, asked, ports };
};

const payerOf = (orderId: string | undefined, world = 'one', subscriptionId?: string) => ({
  read: remembering(
    ...(orderId === undefined ? [] : [[PLACED_ORDER, { orderId, cartId: 'cart-1' }] as const]),
    ...(subscriptionId === undefined
      ? []
      : [[STORED_PRIME_CHECKOUT, { attempt: 'attempt-1', abo: 'prime-1', subscriptionId }] as const]),
  ),
  shopper: anAnonymousShopper(),
  world,
});

/** Reports for payers of any world, whose gateways share a cache. */
const reporting =
  (ports: Awaited<ReturnType<typeof shopSaying>>['ports'], cache: Pick<Cache, 'increment'>) =>
  (payer: ReturnType<typeof payerOf>, checkoutType: CheckoutType): Promise<void> =>
    reportCancelledPayment(
      { ...ports, attempts: attemptsOf(cache, (_subject, run) => run())(payer) },
      payer,
    )(checkoutType);

const cacheOfGateways = () => memoryCache({ now: () => FIXTURE_TIME });

describe('a cancelled payment (PAY-11)', () => {
  it.each(['PAYPAL', 'AMAZONPAY'])(
    'by %s is reported to statistics once, however often its pages are opened in a day',
    async (paymentId) => {
      const { events, ports } = await shopSaying({ order: ended('cancelled', paymentId) });
      const clock = testClock();
      const report = reporting(ports, memoryCache(clock));
      for (const ms of [0, 60_000, DAY_MS - 60_001]) {
        clock.forward(ms);
        await report(payerOf('order-1'), 'cart');
        expect(events).toEqual([{ name: 'payment_cancel', paymentId }]);
      }
    },
  );

  it('is reported for each order and in each world', async () => {
    const { events, ports } = await shopSaying();
    const report = reporting(ports, cacheOfGateways());
    for (const payer of [payerOf('order-1'), payerOf('order-2'), payerOf('order-1', 'two')])
      await report(payer, 'cart');
    expect(events).toHaveLength(3);
  });

  it('of a subscription to Prime is reported for itself', async () => {
    const { events, ports } = await shopSaying({
      order: ended('declined'),
      subscription: ended('cancelled', 'AMAZONPAY'),
    });
    const report = reporting(ports, cacheOfGateways());
    for (const checkoutType of ['prime', 'cart', 'prime'] as const)
      await report(payerOf('order-1', 'one', 'subscription-1'), checkoutType);
    expect(events).toEqual([{ name: 'payment_cancel', paymentId: 'AMAZONPAY' }]);
  });

  it.each(['CREDIT_CARD', 'TWINT'])('by %s is not reported', async (paymentId) => {
    const { events, ports } = await shopSaying({ order: ended('cancelled', paymentId) });
    await reporting(ports, cacheOfGateways())(payerOf('order-1'), 'cart');
    expect(events).toEqual([]);
  });

  it.each([
    ['declined', ended('declined')],
    ['failed', ended('failed')],
    ['still pending', pending],
    ['paid', granted(anOrder())],
  ])('is reported only if the shop says so: not if it is %s', async (_how, order) => {
    const { events, ports } = await shopSaying({ order });
    await reporting(ports, cacheOfGateways())(payerOf('order-1'), 'cart');
    expect(events).toEqual([]);
  });

  it.each(['cart', 'prime'] as const)('is not asked for without a payment: %s', async (checkoutType) => {
    const { events, asked, ports } = await shopSaying();
    await reporting(ports, cacheOfGateways())(payerOf(undefined), checkoutType);
    expect([asked, events]).toEqual([[], []]);
  });

  it('costs a statistic, never the page, while the shop or the cache cannot be reached', async () => {
    const unreachable = await shopSaying({ isReachable: false });
    await reporting(unreachable.ports, cacheOfGateways())(payerOf('order-1'), 'cart');
    const { events, ports } = await shopSaying();
    await reporting(ports, { increment: () => Promise.reject(new ShopUnreachable()) })(payerOf('order-1'), 'cart');
    expect([unreachable.events, events]).toEqual([[], []]);
  });
});
