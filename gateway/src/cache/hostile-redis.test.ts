import type { PageReply, PageRequest } from '@shop/domain/pages/page-contract';
import { createClient } from '@redis/client';
import { remove } from '@shop/fakes/worlds/transaction';
import { ORDINARY, selectItem } from '@shop/fakes/goods/select-items';
import { afterEach, describe, expect, it } from 'vitest';
import { openTwoGateways } from '../testing/open-two-gateways.ts';
import type { TwoGateways } from '../testing/open-two-gateways.ts';
import type { RedisServer } from '../testing/redis-server.ts';
import { fakeClient } from '../testing/fake-client.ts';

let shops: TwoGateways | undefined;
const open = async (...args: Parameters<typeof openTwoGateways>): Promise<TwoGateways> => {
  shops = await openTwoGateways(...args);
  return shops;
};
afterEach(async () => {
  await shops?.close();
  shops = undefined;
});

const connectTo = (url: string) => createClient({ url });

/** Runs commands in a Redis, as an intruder would. */
const within = async <Value>(
  { url }: RedisServer,
  work: (client: ReturnType<typeof connectTo>) => Promise<Value>,
): Promise<Value> => {
  const client = connectTo(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    client.destroy();
  }
};

const keysOf = (redis: RedisServer, pattern: string): Promise<readonly string[]> =>
  within(redis, (client) => client.keys(`pausenhof:${pattern}`));

const tryToLogIn = async (both: TwoGateways, times: number): Promise<readonly number[]> => {
  const browser = await both.visitor().withToken();
  const statuses: number[] = [];
  for (let tried = 0; tried < times; tried += 1) {
    const { statusCode } = await browser.postJson('/api/login-action/', {
      formData: { email: 'anna.lehmann@pausenhof.example', password: 'wrong' },
      mergeCart: false,
    });
    statuses.push(statusCode);
  }
  return statuses;
};

describe('a value that somebody else wrote into Redis', () => {
  it('is never sent as a page', async () => {
    const both = await open();
    const honest = await both.visitor(both.one.server).get('/cat/10/');
    const [key = ''] = await keysOf(both.responseStore, 'response|*');
    const forged = {
      status: 200,
      headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'unsafe-inline'" },
      body: '<script>alert(1)</script>',
      madeAt: both.clock.now().getTime(),
    };
    await within(both.responseStore, (client) =>
      client.set(key, JSON.stringify(forged), { expiration: { type: 'PX', value: 60_000 } }),
    );
    const page = await both.visitor(both.other.server).get('/cat/10/');
    expect([page.statusCode, page.body, page.headers['content-security-policy']]).toEqual([
      200,
      honest.body,
      honest.headers['content-security-policy'],
    ]);
  });

  it('is never sent as a page, even if a gateway wrote it for another URL', async () => {
    const both = await open();
    await both.visitor(both.one.server).get('/cat/10/');
    await both.visitor(both.one.server).get('/service/agb/');
    const keys = await keysOf(both.responseStore, 'response|*');
    const [category = '', terms = ''] = ['/cat/10/', '/service/agb/'].map((path) =>
      keys.find((key) => key.endsWith(path)),
    );
    await within(both.responseStore, (client) => client.copy(category, terms, { REPLACE: true }));
    expect((await both.visitor(both.other.server).get('/service/agb/')).body).toContain('"url":"/service/agb/"');
  });

  it.each(['no JSON', '{"userId":"visitor-1","cartId":"somebody-elses","activeWishlistId":"w"}'])(
    'is not used when a session is renewed: %s',
    async (forged) => {
      const both = await open();
      const browser = await both.visitor().withToken();
      const item = both.upstream.worlds.get('default').read(({ goods }) => selectItem(goods, ORDINARY));
      const added = await browser.runDocument('updateCart', {
        operations: [{ do: 'add-position', itemId: item, quantity: 2 }],
      });
      const lost = added.json<{ data: { updateCart: { cart: { id: string } } } }>().data.updateCart.cart.id;
      const renewed = async () => {
        both.upstream.worlds.get('default').run((tx) => remove(tx, 'carts', lost));
        return (await browser.runDocument('cart')).json<{ data?: { cart: { id: string } } }>().data?.cart.id;
      };
      const held = new Map(browser.cookies);
      await renewed();
      const [key = ''] = await keysOf(both.redis, 'renewal|*');
      await within(both.redis, (client) => client.set(key, forged, { expiration: { type: 'PX', value: 60_000 } }));
      for (const [name, value] of held) browser.cookies.set(name, value);
      const id = await renewed();
      expect(id).toMatch(/^[\w-]+$/u);
      expect(id).not.toBe('somebody-elses');
    },
  );

  it('does not stop a limit from counting, even in place of its count', async () => {
    const both = await open();
    await tryToLogIn(both, 1);
    const keys = await keysOf(both.redis, 'login*');
    expect(keys.length).toBeGreaterThan(0);
    await within(both.redis, async (client) => {
      for (const key of keys) {
        await client.del(key);
        await client.lPush(key, 'forged');
      }
    });
    expect((await tryToLogIn(both, 12)).at(-1)).toBe(429);
  });
});

describe('the replies to writes that are kept in Redis', () => {
  const pressed = async () => {
    const both = await open();
    const browser = await both.visitor().withToken();
    const itemId = both.upstream.worlds.get('default').read(({ goods }) => selectItem(goods, ORDINARY));
    const press = () =>
      browser.postJson(
        '/graphql',
        { id: 'updateCart', variables: { operations: [{ do: 'add-position', itemId, quantity: 2 }] } },
        { headers: { 'idempotency-key': 'key-of-a-press-1' } },
      );
    const first = await press();
    return { both, press, first, browser };
  };

  it('say nothing to who reads them: neither what was replied, nor to whom, nor the key', async () => {
    const { both, first, browser } = await pressed();
    const [mark = ''] = await keysOf(both.redis, 'write-1|*');
    const [place = ''] = await keysOf(both.responseStore, 'write-1|*');
    const stored = [
      mark,
      place,
      await within(both.redis, (client) => client.get(mark)),
      await within(both.responseStore, (client) => client.get(place)),
    ].join('\n');
    const cartId = browser.cookies.get('cartId')?.replace(/\.[^.]+$/u, '') ?? '';
    expect(first.body).toContain(cartId);
    expect(stored.length).toBeGreaterThan(first.body.length);
    for (const secret of [cartId, 'articleCount', 'key-of-a-press-1']) expect(stored).not.toContain(secret);
  });

  it('are not repeated if somebody else wrote them; the write is told as unknown, and not done again', async () => {
    const { both, press, first, browser } = await pressed();
    const [place = ''] = await keysOf(both.responseStore, 'write-1|*');
    await within(both.responseStore, (client) =>
      client.set(place, '[200,"{"data":{"forged":true}}",[]]', { expiration: { type: 'PX', value: 60_000 } }),
    );
    expect((await press()).json()).toMatchObject({
      errors: [{ extensions: { classification: 'SHOP_ERROR', messageKey: 'shop.error.unknownOutcome' } }],
    });
    const { data } = (await browser.runDocument('cart')).json<{ data: { cart: { articleCount: number } } }>();
    expect(data.cart.articleCount).toBe(2);
    expect((await press()).body).not.toBe(first.body);
  });
});

it('leave nothing in either Redis: invented filters, searches, ids, paths, hosts and cookies', async () => {
  const both = await open();
  await both.visitor().get('/cat/10/');
  const held = async () =>
    [await keysOf(both.redis, '*'), await keysOf(both.responseStore, '*')].map((keys) => new Set(keys));
  const before = await held();
  for (let at = 0; at < 20; at += 1) {
    for (const path of [
      `/cat/10/?filter.x=${at}`,
      `/search/?q=invented-${at}`,
      `/search/?q=heft&filter.x=${at}`,
      `/search/?q=heft&searchInCategoryId=${at}`,
      `/search/?q=${'a'.repeat(8_000)}${at}`,
      `/cat/10/?p=${9_000 + at}`,
      `/cat/invented-${at}/`,
      `/prod/invented-${at}/`,
      `/invented/${at}/`,
    ])
      await both.visitor().get(path);
    await both
      .visitor()
      .get(
        `/graphql?${new URLSearchParams({ id: 'category', variables: JSON.stringify({ id: `invented-${at}` }) }).toString()}`,
      );
    await both
      .visitor()
      .get(
        `/graphql?${new URLSearchParams({ id: 'search', variables: JSON.stringify({ q: `invented-${at}` }) }).toString()}`,
      );
    await both.visitor().get('/cat/10/', { cookies: { cartId: `invented-${at}`, customerSession: `invented-${at}` } });
    await both.inTurn.inject({ url: '/', headers: { host: `invented-${at}.example` } });
    await both
      .visitor()
      .postJson(
        '/graphql',
        { id: 'updateCart', variables: { operations: [] } },
        { headers: { 'idempotency-key': `invented-key-of-a-press-${at}` }, cookies: { userId: `invented-${at}` } },
      );
  }
  expect(await held()).toEqual(before);
});

describe('pages that fill the Redis of responses', () => {
  it('evict each other, but no limit, token or session', async () => {
    const filling = 'Schulbedarf '.repeat(2_000);
    const renderPage = async (request: PageRequest): Promise<PageReply> => ({
      ...(await fakeClient.renderPage(request)),
      html: `${request.url} ${filling}`,
    });
    const both = await open({ renderPage });
    expect(await tryToLogIn(both, 8)).not.toContain(429);
    const state = await keysOf(both.redis, '*');
    const products = both.upstream.worlds.get('default').read(({ goods }) =>
      goods
        .productsIn('10')
        .slice(0, 200)
        .map(({ productId }) => productId),
    );
    for (const id of products) await both.visitor(both.one.server).get(`/prod/${id}/`);
    expect(products).toHaveLength(200);
    expect((await keysOf(both.responseStore, '*')).length).toBeLessThan(products.length);
    expect(new Set(await keysOf(both.redis, '*'))).toEqual(new Set(state));
    expect((await tryToLogIn(both, 4)).at(-1)).toBe(429);
    expect((await both.visitor(both.other.server).get(`/prod/${products.at(-1)}/`)).body).toContain(filling);
  });
});
