import { PERSONAS } from '@shop/fakes/personas/personas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Env } from '../env/env.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { testBrowser } from '../testing/test-browser.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { testClock } from '../testing/test-clock.ts';

const DAY_MS = 24 * 60 * 60_000;
const BY_TLS = { 'x-forwarded-proto': 'https' };

/** The cookies that a new visitor gets: `name` and whether it is sent over TLS only. */
const cookiesOfVisitor = async ({ server }: OpenShop, headers: Readonly<Record<string, string>> = {}) => {
  const visitor = testBrowser(server);
  const replies = [await visitor.get('/api/token', { headers }), await visitor.get('/api/cart-id', { headers })];
  return replies.flatMap(({ cookies }) => cookies).map(({ name, secure = false }) => ({ name, secure }));
};

const NAMES = ['apiToken', 'locale', 'userId', 'cartId', 'activeWishlistId', 'visitorSession'];

describe('cookies of the shop', () => {
  const open = async (stage: Env['stage'], headers: Readonly<Record<string, string>>) => {
    const shop = await openShop({ env: { stage } });
    const cookies = await cookiesOfVisitor(shop, headers);
    await shop.close();
    return cookies;
  };

  it.each([
    ['a request that came by plain HTTP', {}],
    ['a request that says it came by plain HTTP', { 'x-forwarded-proto': 'http' }],
    ['a request that came by TLS', BY_TLS],
  ])('are bound to TLS and to the host in production, for %s', async (_how, headers) => {
    expect(await open('production', headers)).toEqual(NAMES.map((name) => ({ name: `__Host-${name}`, secure: true })));
  });

  it('follow the request elsewhere, so that the shop also runs without TLS', async () => {
    expect(await open('staging', {})).toEqual(NAMES.map((name) => ({ name, secure: false })));
    expect(await open('staging', BY_TLS)).toEqual(NAMES.map((name) => ({ name: `__Host-${name}`, secure: true })));
  });
});

describe('a visitor', () => {
  const clock = testClock();
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop({ clock });
  });
  afterAll(() => shop.close());

  const cartIdOf = async (visitor: TestBrowser): Promise<string> =>
    (await visitor.get('/api/cart-id')).json<{ cartId: string }>().cartId;

  it('keeps the cart for 30 days and then gets a new one, whatever the browser sends', async () => {
    const visitor = testBrowser(shop.server);
    const cartId = await cartIdOf(visitor);
    clock.forward(29 * DAY_MS);
    expect(await cartIdOf(visitor)).toBe(cartId);
    clock.forward(2 * DAY_MS);
    expect(await cartIdOf(visitor)).not.toBe(cartId);
  });

  it('does not get another visitor’s cart with that visitor’s user id', async () => {
    const [owner, thief] = [testBrowser(shop.server), testBrowser(shop.server)];
    const cartId = await cartIdOf(owner);
    thief.cookies.set('cartId', owner.cookies.get('userId') ?? '');
    thief.cookies.set('userId', owner.cookies.get('cartId') ?? '');
    expect(await cartIdOf(thief)).not.toBe(cartId);
  });

  it('whose login has expired is rid of its cookies by the next page, also by one that is the same for everybody', async () => {
    const { identifier, password } = PERSONAS.existing;
    const visitor = await testBrowser(shop.server).withToken();
    await visitor.get('/');
    await visitor.postJson('/api/login-action/', { formData: { email: identifier, password } });
    expect(visitor.cookies.get('visitorSession')).toBeDefined();
    clock.forward(13 * 60 * 60_000);
    await visitor.get('/');
    expect([...visitor.cookies.keys()]).toEqual(['apiToken', 'locale', 'knownBrowser']);
  });
});
