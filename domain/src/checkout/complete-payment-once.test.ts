import { describe, expect, it } from 'vitest';
import type { ExpressPayments } from '../payments/express-payments.port.ts';
import { STORED_PRIME_CHECKOUT } from '../prime/prime-checkout.slot.ts';
import { granted, refused } from '../shared/result.ts';
import { ShopBusy } from '../shared/shop-busy.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit, remembered } from '../testing/a-visit.ts';
import { inMemoryAttempts } from '../testing/in-memory-attempts.ts';
import { portWith } from '../testing/port-with.ts';
import { completePaymentOnce } from './complete-payment-once.ts';
import { PLACED_ORDER } from './placed-order.slot.ts';

const DAY_MS = 24 * 3_600_000;
const LOST = new TypeError('the reply was lost');

type Complete = ExpressPayments['complete'];

const captured: Complete = async () => granted({ orderId: 'order-1' });
const notApproved: Complete = async () => refused({ because: 'no-such-session' });
const declined: Complete = async () => refused({ because: 'payment-refused', message: 'shop.payment.declined' });
const lost: Complete = () => Promise.reject(LOST);
const busy: Complete = () => Promise.reject(new ShopBusy('too many requests'));

interface Return {
  readonly sessionId?: string;
  readonly checkoutType?: 'cart' | 'prime';
  /** The carts that the browser remembers: of its order and of its Prime checkout. */
  readonly ordered?: string;
  readonly subscribed?: string;
}

/** A shop that answers like this to captures, and the shoppers who return to it. */
const opened = (complete: Complete) => {
  const attempts = inMemoryAttempts();
  const asked: string[] = [];
  const failures: unknown[] = [];
  const noting: Complete = (shopper, cartId, sessionId) => {
    asked.push(`${cartId} ${sessionId}`);
    return complete(shopper, cartId, sessionId);
  };
  const back = async ({
    sessionId = 'session-1',
    checkoutType = 'cart',
    ordered,
    subscribed,
  }: Return): Promise<void> => {
    const ports = {
      expressPayments: portWith<ExpressPayments>({ complete: noting }),
      attempts,
      reportFailure: (failure: unknown) => void failures.push(failure),
    };
    const visit = aVisit(
      aShopper(),
      ...(ordered === undefined ? [] : [remembered(PLACED_ORDER, { orderId: 'order-1', cartId: ordered })]),
      ...(subscribed === undefined
        ? []
        : [remembered(STORED_PRIME_CHECKOUT, { attempt: 'attempt-1', abo: 'prime-12', cartId: subscribed })]),
    );
    await completePaymentOnce(ports, visit)(checkoutType, sessionId);
  };
  return { asked, failures, forward: attempts.forward, back };
};

describe('a payment that was approved at the provider', () => {
  it('is captured once, though the shopper returns all day', async () => {
    const { asked, forward, back } = opened(captured);
    await back({ ordered: 'cart-1' });
    for (const ms of [0, 60_000, DAY_MS - 60_001]) {
      forward(ms);
      await back({ ordered: 'cart-1' });
    }
    expect(asked).toEqual(['cart-1 session-1']);
  });

  it('is captured for each order and approval', async () => {
    const { asked, back } = opened(captured);
    for (const other of [{}, { sessionId: 'session-2' }, { ordered: 'cart-2' }])
      await back({ ordered: 'cart-1', ...other });
    expect(asked).toEqual(['cart-1 session-1', 'cart-1 session-2', 'cart-2 session-1']);
  });

  it('is captured for the order or for Prime, whichever the shopper returns from', async () => {
    const { asked, back } = opened(captured);
    for (const checkoutType of ['cart', 'prime'] as const)
      await back({ checkoutType, ordered: 'cart-1', subscribed: 'cart-2' });
    expect(asked).toEqual(['cart-1 session-1', 'cart-2 session-1']);
  });

  it.each<[string, Return]>([
    ['without an order', {}],
    ['without an approval', { ordered: 'cart-1', sessionId: '' }],
    ['from Prime, without its checkout', { checkoutType: 'prime', ordered: 'cart-1' }],
  ])('is not looked for when somebody returns %s', async (_how, someone) => {
    const { asked, back } = opened(captured);
    await back(someone);
    expect(asked).toEqual([]);
  });

  it('is looked for at each return until there is one: nothing was captured before', async () => {
    const { asked, failures, back } = opened(notApproved);
    for (let times = 0; times < 3; times += 1) await back({ ordered: 'cart-1' });
    expect([asked.length, failures]).toEqual([3, []]);
  });

  it('is captured at the next return if the shop was too busy for it, which its staff can read', async () => {
    const { asked, failures, back } = opened(busy);
    for (let times = 0; times < 3; times += 1) await back({ ordered: 'cart-1' });
    expect([asked.length, failures]).toEqual([3, Array.from({ length: 3 }, () => expect.any(ShopBusy))]);
  });

  it.each<[string, Complete, readonly unknown[]]>([
    ['the provider declines it', declined, []],
    ['the outcome is unknown, which the shop’s staff can read', lost, [LOST]],
  ])('is not captured again if %s', async (_what, complete, reported) => {
    const { asked, failures, back } = opened(complete);
    for (let times = 0; times < 3; times += 1) await back({ ordered: 'cart-1' });
    expect([asked.length, failures]).toEqual([1, reported]);
  });
});

it('a payment is captured once though two tabs return at the same time', async () => {
  const { asked, back } = opened(captured);
  await Promise.all([back({ ordered: 'cart-1' }), back({ ordered: 'cart-1' })]);
  expect(asked).toEqual(['cart-1 session-1']);
});
