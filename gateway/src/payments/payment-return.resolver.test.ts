import type { Orders } from '@shop/domain/orders/orders.port';
import type { TrackingEvent } from '@shop/domain/tracking/tracking.port';
import { granted, refused } from '@shop/domain/shared/result';
import { anOrder } from '@shop/domain/testing/an-order';
import { aShop } from '@shop/fakes/testing/a-shop';
import { FIXTURE_TIME } from '@shop/fakes/testing/arrange-fixture';
import { describe, expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { browserAtTheGateway, contextOf } from '../testing/visitor-sessions.ts';
import { PaymentReturnResolver } from './payment-return.resolver.ts';

type OrderAnswer = Awaited<ReturnType<Orders['confirmation']>>;

const CANCELLED: OrderAnswer = refused({ because: 'payment-ended', how: 'cancelled', paymentId: 'AMAZONPAY' });
const PENDING: OrderAnswer = refused({ because: 'payment-pending', paymentId: 'AMAZONPAY' });

/** A browser that waits for what becomes of its payment, in an express checkout. */
const waiting = async (order: OrderAnswer) => {
  const { shop } = await aShop();
  const events: TrackingEvent[] = [];
  const ports = { ...shop, orders: { ...shop.orders, confirmation: async () => order }, tracking: { ...shop.tracking, record: async (_shopper: unknown, recorded: readonly TrackingEvent[]) => void events.push(...recorded) } };
  const resolver = new PaymentReturnResolver(ports, memoryCache({ now: () => FIXTURE_TIME }));
  const browser = browserAtTheGateway();
  const visitor = browser.visitor();
  visitor.useCart('cart-1');
  visitor.enterExpress({ cartId: 'cart-1', checkoutType: 'cart', sessionId: 'session-1', addressIds: [] });
  visitor.orderPlaced('order-1', undefined);
  const ask = async () => (await resolver.paymentReturn(contextOf(browser.visitor()), { isPrime: false })).leadsTo;
  return { ask, events, isExpress: () => browser.visitor().express !== undefined };
};

describe('what became of a payment', () => {
  it('is not known while the provider has reported nothing, and nothing changes', async () => {
    const { ask, events, isExpress } = await waiting(PENDING);
    expect([await ask(), events, isExpress()]).toEqual([undefined, [], true]);
  });

  it('leads to the confirmation of a paid order, and leaves the rest to it', async () => {
    const { ask, events, isExpress } = await waiting(granted(anOrder({ orderId: 'order-1' })));
    expect([await ask(), events, isExpress()]).toEqual(['/checkout/confirmation/?order=order-1', [], true]);
  });

  it('leads to the payment step after a cancelled one, which an express checkout would skip, and is reported once (PAY-11)', async () => {
    const { ask, events, isExpress } = await waiting(CANCELLED);
    expect([await ask(), await ask()]).toEqual(['/checkout/payment/?errorCode=cancelled', '/checkout/payment/?errorCode=cancelled']);
    expect([events, isExpress()]).toEqual([[{ name: 'payment_cancel', paymentId: 'AMAZONPAY' }], false]);
  });
});
