import { PLACED_ORDER } from '@shop/domain/checkout/placed-order.slot';
import { STORED_PRIME_CHECKOUT } from '@shop/domain/prime/prime-checkout.slot';
import { remembering } from '../testing/remembering.ts';
import { granted, refused } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import { ShopBusy } from '@shop/domain/shared/shop-busy';
import { aShopper } from '@shop/domain/testing/a-shopper';
import { aShop } from '@shop/fakes/testing/a-shop';
import { describe, expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { orderLock } from './order-lock.ts';
import { testClock } from '../testing/test-clock.ts';
import { scriptedTimers } from '../upstream/client/testing/scripted-timers.ts';
import { completePaymentOnce } from '@shop/domain/checkout/complete-payment-once';
import { attemptsOf } from './attempts.ts';

const DAY_MS = 24 * 3_600_000;
const LOST = new TypeError('the reply was lost');

type Complete = Shop['expressPayments']['complete'];

const captured: Complete = async () => granted({ orderId: 'order-1' });
const notApproved: Complete = async () => refused({ because: 'no-such-session' });
const declined: Complete = async () => refused({ because: 'payment-refused', message: 'shop.payment.declined' });
const lost: Complete = () => Promise.reject(LOST);
const busy: Complete = () => Promise.reject(new ShopBusy('too many requests'));

interface Return {
  readonly world?: string;
  readonly sessionId?: string;
  readonly checkoutType?: 'cart' | 'prime';
  /** The carts that the browser remembers: of its order and of its Prime checkout. */
  readonly ordered?: string;
  readonly subscribed?: string;
}

/** A shop that answers like this to captures, and the shoppers who return to it. */
const opened = async (complete: Complete) => {
  const { shop } = await aShop();
  const clock = testClock();
  const cache = memoryCache(clock);
  const asked: string[] = [];
  const failures: unknown[] = [];
  const noting: Complete = (shopper, cartId, sessionId) => {
    asked.push(`${cartId} ${sessionId}`);
    return complete(shopper, cartId, sessionId);
  };
  const attempts = attemptsOf(cache, orderLock(cache, scriptedTimers()));
  const back = async ({
    world = 'one',
    sessionId = 'session-1',
    checkoutType = 'cart',
    ordered,
    subscribed,
  }: Return): Promise<void> => {
    const ports = {
      expressPayments: { ...shop.expressPayments, complete: noting },
      attempts: attempts({ world }),
      reportFailure: (failure: unknown) => void failures.push(failure),
    };
    const visit = {
      read: remembering(
        ...(ordered === undefined ? [] : [[PLACED_ORDER, { orderId: 'order-1', cartId: ordered }] as const]),
        ...(subscribed === undefined
          ? []
          : [[STORED_PRIME_CHECKOUT, { attempt: 'attempt-1', abo: 'prime-12', cartId: subscribed }] as const]),
      ),
      shopper: aShopper(),
    };
    await completePaymentOnce(ports, visit)(checkoutType, sessionId);
  };
  return { asked, failures, clock, back };
};

describe('a payment that was approved at the provider', () => {
  it('is captured once, though the shopper returns all day', async () => {
    const { asked, clock, back } = await opened(captured);
    await back({ ordered: 'cart-1' });
    for (const ms of [0, 60_000, DAY_MS - 60_001]) {
      clock.forward(ms);
      await back({ ordered: 'cart-1' });
    }
    expect(asked).toEqual(['cart-1 session-1']);
  });

  it('is captured for each order, approval and world', async () => {
    const { asked, back } = await opened(captured);
    for (const other of [{}, { sessionId: 'session-2' }, { ordered: 'cart-2' }, { world: 'two' }])
      await back({ ordered: 'cart-1', ...other });
    expect(asked).toEqual(['cart-1 session-1', 'cart-1 session-2', 'cart-2 session-1', 'cart-1 session-1']);
  });

  it('is captured for the order or for Prime, whichever the shopper returns from', async () => {
    const { asked, back } = await opened(captured);
    for (const checkoutType of ['cart', 'prime'] as const)
      await back({ checkoutType, ordered: 'cart-1', subscribed: 'cart-2' });
    expect(asked).toEqual(['cart-1 session-1', 'cart-2 session-1']);
  });

  it.each<[string, Return]>([
    ['without an order', {}],
    ['without an approval', { ordered: 'cart-1', sessionId: '' }],
    ['from Prime, without its checkout', { checkoutType: 'prime', ordered: 'cart-1' }],
  ])('is not looked for when somebody returns %s', async (_how, someone) => {
    const { asked, back } = await opened(captured);
    await back(someone);
    expect(asked).toEqual([]);
  });

  it('is looked for at each return until there is one: nothing was captured before', async () => {
    const { asked, failures, back } = await opened(notApproved);
    for (let times = 0; times < 3; times += 1) await back({ ordered: 'cart-1' });
    expect([asked.length, failures]).toEqual([3, []]);
  });

  it('is captured at the next return if the shop was too busy for it, which its staff can read', async () => {
    const { asked, failures, back } = await opened(busy);
    for (let times = 0; times < 3; times += 1) await back({ ordered: 'cart-1' });
    expect([asked.length, failures]).toEqual([3, Array.from({ length: 3 }, () => expect.any(ShopBusy))]);
  });

  it.each<[string, Complete, readonly unknown[]]>([
    ['the provider declines it', declined, []],
    ['the outcome is unknown, which the shop’s staff can read', lost, [LOST]],
  ])('is not captured again if %s', async (_what, complete, reported) => {
    const { asked, failures, back } = await opened(complete);
    for (let times = 0; times < 3; times += 1) await back({ ordered: 'cart-1' });
    expect([asked.length, failures]).toEqual([1, reported]);
  });
});
