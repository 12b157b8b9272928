import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { testClock } from '../testing/test-clock.ts';

const clock = testClock();
let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ clock });
});
afterAll(() => shop.close());

describe('the token of the gateway', () => {
  it.each(['/api/token', '/api/token/'])('is issued by %s, in body and cookie (CLIENTOP-01)', async (path) => {
    const reply = await shop.visitor().get(path);
    expect(reply.statusCode).toBe(200);
    const cookie = reply.cookies.find(({ name }) => name === 'apiToken');
    expect(cookie).toMatchObject({ value: reply.json<{ token: string }>().token, httpOnly: true, sameSite: 'Lax' });
  });

  it('is refused once it has expired', async () => {
    const visitor = await shop.visitor().withToken();
    expect((await visitor.postJson('/api/logout-action/', {})).statusCode).toBe(200);
    clock.forward(31 * 60_000);
    const late = await visitor.postJson('/api/logout-action/', {});
    expect(late.statusCode).toBe(401);
    expect(late.json()).toMatchObject({ classification: 'INVALID_TOKEN' });
  });

  it('remembers the locale of the storefront for 365 days (STORE-09)', async () => {
    const locales = await Promise.all(
      ['localhost:8080', 'educational.localhost:8080', 'en.localhost:8080'].map(async (host) => {
        const reply = await shop.visitor(host).get('/api/token');
        const { value, maxAge } = reply.cookies.find(({ name }) => name === 'locale') ?? {};
        return [value, maxAge];
      }),
    );
    expect(locales).toEqual([
      ['de', 31_536_000],
      ['edu', 31_536_000],
      ['en', 31_536_000],
    ]);
  });
});

describe('cookies of a visitor', () => {
  it('store the token for 60 seconds less than its lifetime, and the user id for 30 days (UPSTREAM-06)', async () => {
    const visitor = shop.visitor();
    const cookieAt = async (path: string, cookie: string) => {
      const reply = await visitor.get(path);
      return {
        body: reply.json<{ token?: string }>(),
        seconds: reply.cookies.find(({ name }) => name === cookie)?.maxAge ?? 0,
      };
    };
    expect((await cookieAt('/api/cart-id', 'userId')).seconds).toBe(30 * 24 * 60 * 60);
    const { body, seconds } = await cookieAt('/api/token', 'apiToken');
    const withToken = () =>
      visitor.postJson('/api/logout-action/', {}, { headers: { authorization: `Bearer ${body.token ?? ''}` } });
    clock.forward((seconds + 60) * 1_000);
    expect((await withToken()).statusCode).toBe(200);
    clock.forward(1);
    expect((await withToken()).statusCode).toBe(401);
  });
});

describe('the cart id', () => {
  it('is sent to no page of another site, which could use up the sessions of its visitors’ network', async () => {
    const visitor = shop.visitor();
    const users = () =>
      shop.fake.testWorlds
        .get(visitor.cookies.get('SHOP_WORLD') ?? 'default')
        .read(({ state }) => entriesOf(state.users)).length;
    const before = users();
    const embedded = await visitor.get('/api/cart-id', {
      headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    });
    expect([embedded.statusCode, embedded.cookies, users() - before]).toEqual([403, [], 0]);
    const own = await visitor.get('/api/cart-id', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect([own.statusCode, users() - before]).toEqual([200, 1]);
  });

  it.each(['/api/cart-id', '/api/cart-id/'])(
    'is sent by %s and stored in the cookie cartId (CLIENTOP-02)',
    async (path) => {
      const visitor = shop.visitor();
      const first = (await visitor.get(path)).json<{ cartId: string }>();
      expect(first.cartId).not.toBe('');
      expect(visitor.cookies.get('cartId')).toContain(first.cartId);
      expect((await visitor.get(path)).json()).toEqual(first);
    },
  );

  it('is stored in a cookie named cartId, the wishlist for bookmarks in its own (CART-08)', async () => {
    const reply = await shop.visitor().get('/api/cart-id');
    const cartCookies = reply.cookies.filter(({ name }) => ['cartId', 'activeWishlistId'].includes(name));
    expect(cartCookies).toMatchObject([
      { name: 'cartId', value: expect.stringContaining(reply.json<{ cartId: string }>().cartId), httpOnly: true },
      { name: 'activeWishlistId', value: expect.stringContaining('wishlist-of-'), httpOnly: true },
    ]);
  });

  it('from a forged cookie is not believed', async () => {
    const owner = shop.visitor();
    const { cartId } = (await owner.get('/api/cart-id')).json<{ cartId: string }>();
    const world = owner.cookies.get('SHOP_WORLD') ?? '';
    const forged = await shop.visitor().get('/api/cart-id', { cookies: { SHOP_WORLD: world, cartId } });
    expect(forged.json<{ cartId: string }>().cartId).not.toBe(cartId);
  });
});
