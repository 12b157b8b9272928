import { afterEach, describe, expect, it } from 'vitest';
import { checkOut, itemInStock } from '../testing/buy.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { testBrowser } from '../testing/test-browser.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import type { OverloadLimits } from './overload.ts';

const SAMPLE_MS = 10;
/** Too short for any measurement, of which there is one in 10 ms. */
const UNMEASURED_MS = 2;

const opened: OpenShop[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((shop) => shop.close()));
});

const open = async (overload: Partial<OverloadLimits>) => {
  const shop = await openShop({ overload: { sampleIntervalMs: SAMPLE_MS, ...overload } });
  opened.push(shop);
  await expect.poll(() => shop.server.isUnderPressure()).toBe(true);
  return { shop, anonymous: (): TestBrowser => testBrowser(shop.server) };
};

/** A gateway whose heap is nearly full. */
const underPressure = () => open({ maxHeapUsedBytes: 1 });

describe('an overloaded gateway', () => {
  it('replies to pages and queries with 503 and Retry-After', async () => {
    const { anonymous } = await underPressure();
    for (const path of ['/', '/prime/', '/nie/']) {
      const reply = await anonymous().get(path);
      expect([reply.statusCode, reply.headers['retry-after'], reply.headers['cache-control']]).toEqual([
        503,
        '10',
        'private, no-store',
      ]);
      expect(reply.body).toContain('"failure":"The shop is overloaded.');
    }
    const query = await anonymous().get('/graphql?id=navigation&variables={}');
    expect([query.statusCode, query.json()]).toMatchObject([
      503,
      { errors: [{ extensions: { messageKey: 'shop.error.overloaded' } }] },
    ]);
  });

  it.each([
    '/checkout/basket/',
    '/checkout/summary',
    '/checkout/summary/_payload.json',
    '/login/?origin=%2Fcheckout%2Fshipping%2F',
    '/prime/checkout/',
    '/amazonpay/review/?amazonCheckoutSessionId=1',
    '/amazonpay/success/?amazonCheckoutSessionId=1',
    '/computop/success/',
    '/logout/',
  ])('still serves the way to an order and out of a session: %s', async (path) => {
    const { anonymous } = await underPressure();
    expect((await anonymous().get(path)).statusCode).toBeLessThan(400);
  });

  it('does not count its own start as overload', async () => {
    const { shop, anonymous } = await open({ maxEventLoopDelayMs: 1 });
    expect((await anonymous().get('/')).statusCode).toBe(200);
    await shop.server.listen({ host: '127.0.0.1', port: 0 });
    await expect.poll(async () => (await anonymous().get('/')).statusCode).toBe(503);
  });

  it('counts a sample in which nothing was measured as a delay of its length', async () => {
    const [within, beyond] = [
      await open({ sampleIntervalMs: UNMEASURED_MS, maxEventLoopDelayMs: 60_000 }),
      await open({ sampleIntervalMs: UNMEASURED_MS, maxEventLoopDelayMs: UNMEASURED_MS }),
    ];
    for (const { shop } of [within, beyond]) await shop.server.listen({ host: '127.0.0.1', port: 0 });
    await expect.poll(async () => (await beyond.anonymous().get('/')).statusCode).toBe(503);
    expect((await within.anonymous().get('/')).statusCode).toBe(200);
  });

  it('still serves health checks and metrics, and accepts orders', async () => {
    const { shop, anonymous } = await underPressure();
    for (const path of ['/health/live', '/health/ready', '/health/dependencies', '/metrics'])
      expect((await anonymous().get(path)).statusCode).toBe(200);
    const buyer = await shop.visitor().withToken();
    const added = await buyer.postForm('/forms/update-cart', {
      do: 'add-position',
      itemId: itemInStock(shop),
      quantity: '2',
    });
    expect(added.statusCode).toBe(303);
    expect(await checkOut(shop, buyer)).not.toBe('');
  });
});
