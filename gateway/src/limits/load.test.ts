import type { PageReply, PageRequest } from '@shop/domain/pages/page-contract';
import { afterEach, describe, expect, it } from 'vitest';
import { checkOut, fillCart, savePayment, saveShipping } from '../testing/buy.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { testBrowser } from '../testing/test-browser.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { testClock } from '../testing/test-clock.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const OLD_MS = 11 * MINUTE_MS;

const opened: OpenShop[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((shop) => shop.close()));
});

const open = async (options: Parameters<typeof openShop>[0] = {}) => {
  const clock = testClock();
  const shop = await openShop({ clock, ...options });
  opened.push(shop);
  return { clock, shop, anonymous: (): TestBrowser => testBrowser(shop.server) };
};

const from = (network: string) => ({ headers: { 'x-forwarded-for': network } });
const SCHOOL = '203.0.113.9';
const ELSEWHERE = '198.51.100.7';

/** Requests pages until one is refused, at most this many. */
const pagesUntilRefused = async (
  browser: TestBrowser,
  path: (number: number) => string,
  most: number,
  network = SCHOOL,
): Promise<number> => {
  for (let number = 0; number < most; number += 1) {
    if ((await browser.get(path(number), from(network))).statusCode === 429) return number;
  }
  return most;
};

const loginPage = (number: number): string => `/login/?n=${number}`;
const unknownPage = (number: number): string => `/gibt-es-nicht-${number}/`;

describe('pages rendered for a network', () => {
  it('are 300 at once and ten more per second; further ones get 429 and Retry-After', async () => {
    const { clock, anonymous } = await open();
    const visitor = anonymous();
    expect(await pagesUntilRefused(visitor, loginPage, 400)).toBe(300);
    const refused = await visitor.get(loginPage(1), from(SCHOOL));
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      429,
      '1',
      'private, no-store',
    ]);
    expect(refused.body).toContain('"failure":"Too many requests.');
    expect((await visitor.get(loginPage(2), from(ELSEWHERE))).statusCode).toBe(200);
    clock.forward(2 * SECOND_MS);
    expect(await pagesUntilRefused(visitor, loginPage, 400)).toBe(20);
  });

  it('cost five times as much if the page does not exist', async () => {
    const { anonymous } = await open();
    expect(await pagesUntilRefused(anonymous(), unknownPage, 400)).toBe(60);
  });

  it('count for the network, not for the single IP address', async () => {
    const { anonymous } = await open();
    const visitor = anonymous();
    await pagesUntilRefused(visitor, loginPage, 400, '2001:db8:7:1::1');
    expect((await visitor.get('/login/', from('2001:db8:7:1:ffff::2'))).statusCode).toBe(429);
    expect((await visitor.get('/login/', from('2001:db8:7:2::1'))).statusCode).toBe(200);
  });

  it('are not counted if they come from the cache', async () => {
    const { anonymous } = await open();
    const visitor = anonymous();
    for (let views = 0; views < 1_000; views += 1)
      expect((await visitor.get('/cat/10/', from(SCHOOL))).statusCode).toBe(200);
    expect(await pagesUntilRefused(visitor, loginPage, 400)).toBe(299);
  });

  it('are not limited for this machine, which no proxy names', async () => {
    const { anonymous } = await open();
    const visitor = anonymous();
    for (let views = 0; views < 400; views += 1) expect((await visitor.get(loginPage(views))).statusCode).toBe(200);
  });

  it('are not rendered if they are refused', async () => {
    let drawn = 0;
    const renderPage = ({ failure }: PageRequest): Promise<PageReply> => {
      drawn += 1;
      return Promise.resolve({
        status: failure?.statusCode ?? 200,
        html: 'drawn',
        payload: '{}',
        scriptHashes: [],
        styleHashes: [],
        failures: [],
      });
    };
    const { anonymous } = await open({ client: { renderPage } });
    const visitor = anonymous();
    for (let views = 0; views < 900; views += 1) await visitor.get(loginPage(views), from(SCHOOL));
    expect(drawn).toBe(301);
  });
});

describe('GraphQL', () => {
  const ask = async (browser: TestBrowser, network = SCHOOL) =>
    browser.postJson('/graphql', { id: 'me' }, from(network));

  it('executes 600 queries of a network at once and thirty more per second; further ones get 429 and Retry-After', async () => {
    const { clock, anonymous } = await open();
    const visitor = anonymous();
    for (let sent = 0; sent < 600; sent += 1) expect((await ask(visitor)).statusCode).toBe(200);
    const refused = await ask(visitor);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    expect(refused.json()).toEqual({
      errors: [
        {
          message: expect.stringContaining('Too many requests'),
          extensions: { classification: 'TOO_MANY_REQUESTS', messageKey: 'shop.error.tooManyRequests' },
        },
      ],
    });
    expect((await ask(visitor, ELSEWHERE)).statusCode).toBe(200);
    clock.forward(SECOND_MS);
    expect((await ask(visitor)).statusCode).toBe(200);
  });

  it('counts GET queries only if they are not cached', async () => {
    const { anonymous } = await open();
    const visitor = anonymous();
    const category = (id: number) =>
      visitor.get(
        `/graphql?id=category&variables=${encodeURIComponent(JSON.stringify({ id: String(id) }))}`,
        from(SCHOOL),
      );
    for (let sent = 0; sent < 700; sent += 1) expect((await category(10)).statusCode).toBe(200);
    for (let sent = 0; sent < 599; sent += 1) await category(100_000 + sent);
    expect((await category(200_000)).statusCode).toBe(429);
  });

  it('accepts an order from a network without tokens', async () => {
    const { shop } = await open();
    const buyer = await shop.visitor().withToken();
    await fillCart(shop, buyer);
    await saveShipping(buyer);
    const checkout = await savePayment(buyer);
    for (let sent = 0; sent < 601; sent += 1) await ask(buyer);
    expect((await ask(buyer)).statusCode).toBe(429);
    const input = { cartId: checkout.cart.id, seen: checkout.seen };
    const reply = await buyer.postJson('/graphql', { id: 'placeOrder', variables: { input } }, from(SCHOOL));
    expect(reply.json()).toMatchObject({ data: { placeOrder: { __typename: 'OrderPlaced' } } });
  });
});

describe('rendering of pages', () => {
  /** A client whose pages are rendered when the test lets them. */
  const slowPages = () => {
    let now = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    const renderPage = async ({ failure, url }: PageRequest): Promise<PageReply> => {
      if (failure === undefined) {
        now += 1;
        most = Math.max(most, now);
        await new Promise<void>((resolve) => waiting.push(resolve));
        now -= 1;
      }
      return {
        status: failure?.statusCode ?? 200,
        html: `drawn ${url}`,
        payload: '{}',
        scriptHashes: [],
        styleHashes: [],
        failures: [],
      };
    };
    const tick = () => new Promise<void>((resolve) => setImmediate(resolve));
    return {
      renderPage,
      most: () => most,
      underWay: () => now,
      /** Lets pages be rendered until none is waiting. */
      finish: async (pages: readonly Promise<unknown>[]) => {
        let isDone = false;
        const all = Promise.allSettled(pages).then(() => (isDone = true));
        while (!isDone) {
          for (const draw of waiting.splice(0)) draw();
          await tick();
        }
        await all;
      },
      untilUnderWay: async (count: number) => {
        while (now < count) await tick();
      },
    };
  };

  it('runs for sixteen at a time while 64 wait; further ones get 503 and Retry-After at once', async () => {
    const pages = slowPages();
    const { anonymous } = await open({ client: { renderPage: pages.renderPage } });
    const requests = Array.from({ length: 100 }, (_, number) => anonymous().get(loginPage(number)));
    await pages.untilUnderWay(16);
    const refused = (await Promise.all(requests.slice(80))).map(({ statusCode, headers }) => [
      statusCode,
      headers['retry-after'],
    ]);
    expect(refused).toEqual(Array.from({ length: 20 }, () => [503, '2']));
    await pages.finish(requests);
    expect((await Promise.all(requests.slice(0, 80))).map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 80 }, () => 200),
    );
    expect(pages.most()).toBe(16);
  });

  it('does not delay orders: one is placed while the maximum of pages waits', async () => {
    const pages = slowPages();
    const { shop, anonymous } = await open({ client: { renderPage: pages.renderPage } });
    const requests = Array.from({ length: 100 }, (_, number) => anonymous().get(loginPage(number)));
    await pages.untilUnderWay(16);
    expect(await checkOut(shop, await shop.visitor().withToken())).not.toBe('');
    expect(pages.underWay()).toBe(16);
    await pages.finish(requests);
  });

  it('is not awaited if there is an older page', async () => {
    const pages = slowPages();
    const { clock, anonymous } = await open({ client: { renderPage: pages.renderPage } });
    const first = anonymous().get('/cat/10/');
    await pages.finish([first]);
    clock.forward(OLD_MS);
    const requests = Array.from({ length: 80 }, (_, number) => anonymous().get(loginPage(number)));
    await pages.untilUnderWay(16);
    expect((await anonymous().get('/cat/10/')).body).toBe((await first).body);
    await pages.finish(requests);
  });
});
