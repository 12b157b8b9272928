import type { PageReply } from '@shop/domain/pages/page-contract';
import { ORDINARY, selectItem } from '@shop/fakes/goods/select-items';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { remove } from '@shop/fakes/worlds/transaction';
import { afterEach, describe, expect, it } from 'vitest';
import type { DependencyState } from '../health/dependencies.ts';
import { placeOrder, savePayment, saveShipping } from '../testing/buy.ts';
import { openTwoGateways } from '../testing/open-two-gateways.ts';
import type { TwoGateways } from '../testing/open-two-gateways.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let shops: TwoGateways | undefined;
const open = async (...args: Parameters<typeof openTwoGateways>): Promise<TwoGateways> => {
  shops = await openTwoGateways(...args);
  return shops;
};
afterEach(async () => {
  await shops?.close();
  shops = undefined;
});

const everybodysWorld = ({ upstream }: TwoGateways) => upstream.worlds.get('default');

const withCart = async (both: TwoGateways): Promise<TestBrowser> => {
  const browser = await both.visitor().withToken();
  await browser.runDocument('updateCart', {
    operations: [
      {
        do: 'add-position',
        itemId: everybodysWorld(both).read(({ goods }) => selectItem(goods, ORDINARY)),
        quantity: 2,
      },
    ],
  });
  return browser;
};

const cart = async (browser: TestBrowser) =>
  (await browser.runDocument('cart')).json<{ data: { cart: { id: string; articleCount: number } } }>().data.cart;

describe('two gateways', () => {
  it('serve one checkout in turn', async () => {
    const both = await open();
    const browser = await withCart(both);
    await saveShipping(browser);
    const checkout = await savePayment(browser);
    expect(await placeOrder(browser, checkout)).toMatchObject({ __typename: 'OrderPlaced' });
    expect(await placeOrder(browser, checkout)).toMatchObject({ __typename: 'AlreadySubmitted' });
    expect(everybodysWorld(both).read(({ state }) => entriesOf(state.orders))).toHaveLength(1);
  });

  it('count login attempts together: a network refused by one is refused by the other', async () => {
    const both = await open();
    const browser = await both.visitor().withToken();
    const statuses: number[] = [];
    for (let tried = 0; tried < 12; tried += 1) {
      const { statusCode } = await browser.postJson('/api/login-action/', {
        formData: { email: 'anna.lehmann@pausenhof.example', password: 'wrong' },
        mergeCart: false,
      });
      statuses.push(statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  it('open one session when requests with lost ids reach both (ERR-03)', async () => {
    const both = await open();
    const browser = await withCart(both);
    const lost = browser.cookies.get('cartId')?.replace(/\.[^.]+$/u, '') ?? '';
    everybodysWorld(both).run((tx) => remove(tx, 'carts', lost));
    const carts = await Promise.all(Array.from({ length: 6 }, () => cart(browser)));
    expect(new Set(carts.map(({ id }) => id)).size).toBe(1);
    expect([lost, carts[0]?.id]).toEqual([expect.stringMatching(/./u), expect.stringMatching(/./u)]);
    expect(carts[0]?.id).not.toBe(lost);
  });

  it('carry out a write once that reaches the other one after its reply was lost', async () => {
    const both = await open();
    const browser = await withCart(both);
    const itemId = everybodysWorld(both).read(({ goods }) => selectItem(goods, ORDINARY));
    const press = () =>
      browser.postJson(
        '/graphql',
        { id: 'updateCart', variables: { operations: [{ do: 'add-position', itemId, quantity: 3 }] } },
        { headers: { 'idempotency-key': 'key-of-a-press-1' } },
      );
    const [lost, again] = [await press(), await press()];
    expect(again.body).toBe(lost.body);
    expect((await Promise.all([press(), press()])).map(({ body }) => body)).toEqual([lost.body, lost.body]);
    expect(await cart(browser)).toMatchObject({ articleCount: 5 });
  });

  it('render a page once for both', async () => {
    let rendered = 0;
    const renderPage = (): Promise<PageReply> => {
      rendered += 1;
      return Promise.resolve({
        status: 200,
        html: `rendered ${rendered}`,
        payload: '{}',
        scriptHashes: [],
        styleHashes: [],
        failures: [],
      });
    };
    const both = await open({ renderPage });
    const [first, second] = [
      await both.visitor(both.one.server).get('/cat/10/'),
      await both.visitor(both.other.server).get('/cat/10/'),
    ];
    expect([first.body, second.body, first.headers.etag === second.headers.etag]).toEqual([
      'rendered 1',
      'rendered 1',
      true,
    ]);
  });
});

const ready = async ({ one, other }: TwoGateways): Promise<readonly number[]> =>
  Promise.all([one, other].map(async ({ server }) => (await server.inject('/health/ready')).statusCode));

const downAt = async ({ one, other }: TwoGateways): Promise<readonly (readonly string[])[]> =>
  Promise.all(
    [one, other].map(async ({ server }) => {
      const { dependencies } = (await server.inject('/health/dependencies')).json<{
        dependencies: readonly DependencyState[];
      }>();
      return dependencies
        .filter(({ state }) => state === 'down')
        .map(({ name, because = '' }) => `${name}: ${because}`);
    }),
  );

describe('while Redis is gone', () => {
  it('both stay ready, report what is down, continue alone with pages, carts and counted attempts, and reconnect by themselves', async () => {
    const both = await open();
    const browser = await withCart(both);
    await both.visitor(both.one.server).get('/cat/10/');
    expect([await ready(both), await downAt(both)]).toEqual([
      [200, 200],
      [[], []],
    ]);
    await both.redis.stop();
    expect([await downAt(both), await ready(both)]).toEqual([
      [['redis: cache-not-reached'], ['redis: cache-not-reached']],
      [200, 200],
    ]);
    const figures = (await both.one.server.inject('/metrics')).body;
    expect(figures).toContain('shop_dependency_up{dependency="redis"} 0');
    expect(figures).toContain('shop_dependency_up{dependency="upstream"} 1');
    expect(figures).toContain(
      `shop_dependency_state_since_seconds{dependency="redis"} ${both.clock.now().getTime() / 1_000}`,
    );
    for (const { server } of [both.one, both.other])
      expect((await both.visitor(server).get('/cat/10/')).statusCode).toBe(200);
    expect(await cart(browser)).toMatchObject({ articleCount: 2 });
    expect(
      (
        await browser.postJson('/api/login-action/', {
          formData: { email: 'nobody@pausenhof.example', password: 'wrong' },
          mergeCart: false,
        })
      ).statusCode,
    ).toBeLessThan(429);
    await both.redis.start();
    await expect.poll(() => downAt(both)).toEqual([[], []]);
  });
});

describe('while the upstream is gone', () => {
  it('both stay ready, report what is down, and send cached pages, even hours old', async () => {
    const both = await open();
    const before = await both.visitor(both.one.server).get('/cat/10/');
    expect(await ready(both)).toEqual([200, 200]);
    await both.upstream.close();
    both.clock.forward(3 * 3_600_000);
    for (const { server } of [both.one, both.other]) {
      const page = await both.visitor(server).get('/cat/10/');
      expect([page.statusCode, page.body]).toEqual([200, before.body]);
    }
    await expect
      .poll(() => downAt(both))
      .toEqual([['upstream: upstream-not-reached'], ['upstream: upstream-not-reached']]);
    expect(await ready(both)).toEqual([200, 200]);
  });
});
