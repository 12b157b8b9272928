import type { Orders } from '@shop/domain/orders/orders.port';
import type { TrackingEvent } from '@shop/domain/tracking/tracking.port';
import type { Prime } from '@shop/domain/prime/prime.port';
import { granted, refused } from '@shop/domain/shared/result';
import { anOrder } from '@shop/domain/testing/an-order';
import { rememberPlacedOrder } from '@shop/domain/checkout/placed-order.slot';
import { EXPRESS_CHECKOUT } from '@shop/domain/payments/express-checkout.slot';
import { STORED_PRIME_CHECKOUT } from '@shop/domain/prime/prime-checkout.slot';
import { aShop } from '@shop/fakes/testing/a-shop';
import { FIXTURE_TIME } from '@shop/fakes/testing/arrange-fixture';
import { describe, expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { browserAtTheGateway, contextOf } from '../testing/visitor-sessions.ts';
import { attemptsOf } from '../payments/attempts.ts';
import { PaymentReturnResolver } from './payment-return.resolver.ts';

type OrderAnswer = Awaited<ReturnType<Orders['confirmation']>>;
type SubscriptionAnswer = Awaited<ReturnType<Prime['subscription']>>;

const CANCELLED = refused({ because: 'payment-ended', how: 'cancelled', paymentId: 'AMAZONPAY' } as const);
const PENDING = refused({ because: 'payment-pending', paymentId: 'AMAZONPAY' } as const);
const MEMBER: SubscriptionAnswer = granted({ status: 'ACTIVE', abo: 'prime-12' });

/** A browser that waits for what becomes of its payments: of an express checkout, and of Prime. */
const waiting = async (order: OrderAnswer, subscription: SubscriptionAnswer = PENDING) => {
  const { shop } = await aShop();
  const events: TrackingEvent[] = [];
  const asked: string[] = [];
  const answer =
    <Answer>(value: Answer) =>
    async (_shopper: unknown, id: string): Promise<Answer> => {
      asked.push(id);
      return value;
    };
  const ports = {
    ...shop,
    orders: { ...shop.orders, confirmation: answer(order) },
    prime: { ...shop.prime, subscription: answer(subscription) },
    tracking: {
      ...shop.tracking,
      record: async (_shopper: unknown, recorded: readonly TrackingEvent[]) => void events.push(...recorded),
    },
  };
  const resolver = new PaymentReturnResolver(
    attemptsOf(memoryCache({ now: () => FIXTURE_TIME }), (_subject, run) => run()),
  );
  const browser = browserAtTheGateway();
  const visitor = browser.visitor();
  visitor.useCart('cart-1');
  visitor.write(EXPRESS_CHECKOUT, { cartId: 'cart-1', checkoutType: 'cart', sessionId: 'session-1', addressIds: [] });
  rememberPlacedOrder(visitor, 'order-1', undefined);
  visitor.write(STORED_PRIME_CHECKOUT, { attempt: 'attempt-1', abo: 'prime-12', subscriptionId: 'subscription-1' });
  const ask = async (isPrime = false) =>
    (await resolver.paymentReturn(contextOf(browser.visitor(), ports), { isPrime })).leadsTo;
  return { ask, asked, events, isExpress: () => browser.visitor().read(EXPRESS_CHECKOUT) !== undefined };
};

describe('what became of a payment', () => {
  it('is not known while the provider has reported nothing, and nothing changes', async () => {
    const { ask, events, isExpress } = await waiting(PENDING);
    expect([await ask(), events, isExpress()]).toEqual([undefined, [], true]);
  });

  it('is asked for once each time, though pages ask again and again', async () => {
    const { ask, asked } = await waiting(PENDING);
    for (const isPrime of [false, true, false]) await ask(isPrime);
    expect(asked).toEqual(['order-1', 'subscription-1', 'order-1']);
  });

  it('leads to the confirmation of a paid order, and leaves the rest to it', async () => {
    const { ask, events, isExpress } = await waiting(granted(anOrder({ orderId: 'order-1' })));
    expect([await ask(), events, isExpress()]).toEqual(['/checkout/confirmation/?order=order-1', [], true]);
  });

  it('leads to the payment step after a cancelled one, which an express checkout would skip, and is reported once (PAY-11)', async () => {
    const { ask, events, isExpress } = await waiting(CANCELLED);
    expect([await ask(), await ask()]).toEqual([
      '/checkout/payment/?errorCode=cancelled',
      '/checkout/payment/?errorCode=cancelled',
    ]);
    expect([events, isExpress()]).toEqual([[{ name: 'payment_cancel', paymentId: 'AMAZONPAY' }], false]);
  });

  it('for Prime leads to the membership once it is paid, whatever became of an order', async () => {
    const { ask, events, isExpress } = await waiting(CANCELLED, MEMBER);
    expect([await ask(true), events, isExpress()]).toEqual(['/prime/', [], true]);
  });

  it('for Prime leads to its checkout after a cancelled one, which is reported once, and leaves an express checkout alone (PAY-11)', async () => {
    const { ask, events, isExpress } = await waiting(PENDING, CANCELLED);
    expect([await ask(true), await ask(true)]).toEqual([
      '/prime/checkout/?errorCode=cancelled',
      '/prime/checkout/?errorCode=cancelled',
    ]);
    expect([events, isExpress()]).toEqual([[{ name: 'payment_cancel', paymentId: 'AMAZONPAY' }], true]);
  });
});
