import type { Shop } from '@shop/domain/shop';
import { settlePayment } from '@shop/fakes/orders/settle-payment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import type { OpenBackend } from '../testing/backends.ts';
import { resultOf } from '../testing/buy.ts';
import {
  atExpressSummary,
  back,
  cancellationsIn,
  checkoutOf,
  ordersIn,
  placeOrder,
} from '../testing/express-payment.ts';

class ReplyLost extends Error {
  override readonly name = 'ReplyLost';
}

describe.each(BACKENDS)('the capture of an approved payment $backend', ({ open }) => {
  let shop: OpenBackend;
  /** How often the shop was asked to capture, and whether its reply is lost, before or after it did. */
  let captures: { calls: number; breaks: 'never' | 'before' | 'after' } = { calls: 0, breaks: 'never' };
  beforeAll(async () => {
    const counted = (honest: Shop): Shop => ({
      ...honest,
      expressPayments: {
        ...honest.expressPayments,
        complete: async (...call) => {
          captures.calls += 1;
          if (captures.breaks === 'before') throw new ReplyLost();
          const completed = await honest.expressPayments.complete(...call);
          if (captures.breaks === 'after') throw new ReplyLost();
          return completed;
        },
      },
    });
    shop = await open({ replacePorts: counted });
  });
  beforeEach(() => {
    captures = { calls: 0, breaks: 'never' };
  });
  afterAll(() => shop.close());

  it('orders once after the approval, however often the shopper returns (UPM-32)', async () => {
    const { browser, provider, ...entered } = await atExpressSummary(shop);
    const { __typename, orderId = '' } = await placeOrder(browser);
    expect(__typename).toBe('RedirectNeeded');
    const session = await provider.approvePayment(orderId);
    const confirmation = `/checkout/confirmation/?order=${orderId}`;
    expect(await Promise.all([back(browser, session), back(browser, session)])).toEqual([confirmation, confirmation]);
    expect(await back(browser, session)).toBe(confirmation);
    expect([captures.calls, ordersIn({ browser, ...entered })]).toEqual([1, 1]);
  });

  it.each(['before', 'after'] as const)(
    'never captures again if the reply was lost %s it ran, and reads the order instead',
    async (breaks) => {
      const { browser, provider, ...entered } = await atExpressSummary(shop);
      const { orderId = '' } = await placeOrder(browser);
      const session = await provider.approvePayment(orderId);
      captures.breaks = breaks;
      const first = await back(browser, session);
      captures.breaks = 'never';
      const second = await back(browser, session);
      const isOrdered = breaks === 'after';
      expect([first, second].map((path) => path?.startsWith('/checkout/confirmation/') === true)).toEqual([
        isOrdered,
        isOrdered,
      ]);
      expect([captures.calls, ordersIn({ browser, ...entered })]).toEqual([1, isOrdered ? 1 : 0]);
    },
  );

  it('orders nothing for a forged or foreign name, nor before the approval', async () => {
    const { browser, provider, ...entered } = await atExpressSummary(shop);
    const { orderId = '' } = await placeOrder(browser);
    await back(browser, 'invented');
    await back(browser, '');
    const other = await shop.enter();
    const session = await provider.approvePayment(orderId);
    expect(await back(other.browser, session)).toBe('/');
    expect(ordersIn({ browser, ...entered })).toBe(0);
    expect(await back(browser, session)).toBe(`/checkout/confirmation/?order=${orderId}`);
  });

  it('continues on the payment step with the addresses kept if the provider declines, and is paid otherwise', async () => {
    const { browser, provider, ...entered } = await atExpressSummary(shop);
    const { orderId = '' } = await placeOrder(browser);
    const location = await back(browser, await provider.approvePayment(orderId, 'declines'));
    expect(location).toMatch(/^\/checkout\/payment\/\?errorCode=/u);
    await browser.get(location ?? '');
    expect(await checkoutOf(browser)).toMatchObject({
      facts: { isExpressAmazon: false },
      billingAddress: { street: 'Rosenweg 12' },
    });
    await resultOf(browser, 'mutation { result: savePaymentStep(input: { paymentId: "VORKASSE" }) { __typename } }');
    expect((await placeOrder(browser)).__typename).toBe('OrderPlaced');
    expect(ordersIn({ browser, ...entered })).toBe(1);
  });

  it('does not happen when the shopper cancels the approval, which is reported to statistics once (PAY-11, TRACK-14)', async () => {
    const entered = await atExpressSummary(shop);
    const { browser, world } = entered;
    const { orderId = '' } = await placeOrder(browser);
    world.run((tx) => settlePayment(tx, orderId, 'cancelled'));
    for (let times = 0; times < 2; times += 1) await browser.get('/checkout/payment/?errorCode=cancelled');
    await expect.poll(() => cancellationsIn(entered)).toBe(1);
    expect([captures.calls, ordersIn(entered)]).toEqual([0, 0]);
    expect(await checkoutOf(browser)).toMatchObject({
      facts: { isExpressAmazon: false },
      billingAddress: { street: 'Rosenweg 12' },
    });
  });
});

it('an order is placed, and its approved payment captured, with the capacity that is reserved for orders', async () => {
  const isOrdering: Record<string, boolean | undefined> = {};
  const shop = await BACKENDS[0].open({
    replacePorts: (honest, context) => ({
      ...honest,
      orders: {
        ...honest.orders,
        submit: (...call) => {
          isOrdering['submit'] = context?.isOrdering;
          return honest.orders.submit(...call);
        },
      },
      expressPayments: {
        ...honest.expressPayments,
        complete: (...call) => {
          isOrdering['complete'] = context?.isOrdering;
          return honest.expressPayments.complete(...call);
        },
      },
    }),
  });
  const { browser, provider } = await atExpressSummary(shop);
  const { orderId = '' } = await placeOrder(browser);
  await back(browser, await provider.approvePayment(orderId));
  expect(isOrdering).toEqual({ submit: true, complete: true });
  await shop.close();
});
