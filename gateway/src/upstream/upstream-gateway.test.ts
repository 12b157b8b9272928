import { PERSONAS } from '@shop/fakes/personas/personas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remove } from '@shop/fakes/worlds/transaction';
import { selectItem, ORDINARY } from '@shop/fakes/goods/select-items';
import type { World } from '@shop/fakes/worlds/world';
import { GRAPHQL_ADDRESS } from '../testing/buy.ts';
import { openUpstreamShop } from '../testing/open-upstream-shop.ts';
import type { OpenUpstreamShop } from '../testing/open-upstream-shop.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const failures: unknown[] = [];

let shop: OpenUpstreamShop;
beforeAll(async () => {
  shop = await openUpstreamShop({ log: { failure: (failure) => failures.push(failure) } });
});
afterAll(() => shop.close());
beforeEach(() => {
  failures.length = 0;
});

const item = (world: World): string => world.read(({ goods }) => selectItem(goods, ORDINARY));
const add = async (browser: TestBrowser, world: World) =>
  (
    await browser.runDocument('updateCart', { operations: [{ do: 'add-position', itemId: item(world), quantity: 2 }] })
  ).json<{
    data: { updateCart: { cart: { id: string; articleCount: number } } };
  }>();
const cart = async (browser: TestBrowser) =>
  (await browser.runDocument('cart')).json<{ data: { cart: { id: string; articleCount: number } } }>().data.cart;
const idsOf = ({ cookies }: TestBrowser) => [cookies.get('userId'), cookies.get('cartId')];

/** The value of a signed cookie. */
const cookieValue = ({ cookies }: TestBrowser, name: string): string =>
  cookies.get(name)?.replace(/\.[^.]+$/u, '') ?? '';

/** The upstream loses a record, as it may at any time. */
const forget = (world: World, table: 'carts' | 'users' | 'sessions', id: string): void =>
  world.run((tx) => remove(tx, table, id));

const withCart = async () => {
  const { browser, world } = shop.visitor();
  await browser.withToken();
  await add(browser, world);
  return { browser, world, before: idsOf(browser) };
};

const LOGIN = {
  formData: { email: PERSONAS.existing.identifier, password: PERSONAS.existing.password, stayLogged: false },
  mergeCart: true,
};

describe('the shop over the upstream', () => {
  it('behaves as with the fake: articles added to the cart, a login, the cart again', async () => {
    const { browser } = await withCart();
    expect(await cart(browser)).toMatchObject({ articleCount: 2 });
    expect((await browser.postJson('/api/login-action/', LOGIN)).json()).toMatchObject({
      successfull: true,
      firstName: 'Anna',
    });
    expect(await cart(browser)).toMatchObject({ articleCount: 2 });
    expect((await browser.runDocument('category', { id: '10' })).json()).toMatchObject({
      data: { category: { currentPage: 1 } },
    });
  });

  it('says so in every response, and has no QA plane', async () => {
    const { browser } = shop.visitor();
    expect((await browser.get('/')).headers['x-shop-backend']).toBe('upstream');
    expect((await browser.get('/qa/worlds')).statusCode).toBe(404);
    expect((await browser.get('/qa/start/')).statusCode).toBe(404);
  });

  it('caches no page of a tester’s world, whose changes it does not see, and logs a failure with its operation', async () => {
    const { browser, world } = await withCart();
    const listing = async () =>
      (await browser.runDocument('category', { id: '10' })).json<{
        data: { category: { products: readonly unknown[] } | null };
        errors?: unknown;
      }>();
    expect((await listing()).data.category?.products.length).toBeGreaterThan(0);
    shop.upstream.faults.set(world.id, {
      body: { match: { op: 'core_category' }, fault: { kind: 'graphqlError', classification: 'INTERNAL_ERROR' } },
    });
    expect((await listing()).errors).toBeDefined();
    expect(failures).toEqual([expect.objectContaining({ name: 'UpstreamErrors', operation: 'core_category' })]);
  });

  it('lets forms post to the payment provider, which has another origin', async () => {
    const { headers } = await shop.visitor().browser.get('/');
    expect(headers['content-security-policy']).toContain(`form-action 'self' ${shop.upstream.url};`);
  });

  it('serves a visitor whose analytics cookies contain escapes that no header can contain', async () => {
    const { browser } = shop.visitor();
    expect(
      (await browser.get('/api/cart-id/', { headers: { cookie: '_ga=1%0d%0a2; BZ_AB_button=gr%C3%BCn%E2%82%AC' } }))
        .statusCode,
    ).toBe(200);
    expect(failures).toEqual([]);
  });

  it.each(['user-agent', 'x-user-agent', 'referer', 'x-referer', 'x-is-dev', 'cookie'])(
    'serves a visitor whose header %s is longer than the upstream accepts',
    async (name) => {
      const { browser } = shop.visitor();
      expect(
        (await browser.get('/api/cart-id/', { headers: { [name]: `_ga=${'x'.repeat(17_000)}` } })).statusCode,
      ).toBe(200);
      expect(failures).toEqual([]);
    },
  );

  it('sends no invalid world name to the upstream', async () => {
    const reply = await shop.visitor().browser.get('/', { headers: { 'x-shop-world': 'No World' } });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([404, 'WORLD_UNKNOWN']);
  });
});

describe('a visitor whom the upstream no longer knows', () => {
  it.each([
    ['the cart', ['cartId'] as const],
    ['user id and cart', ['cartId', 'userId'] as const],
  ])(
    'gets another user id and cart in the cookies and in the request, and continues, when %s is gone (ERR-03)',
    async (_what, gone) => {
      const { browser, world, before } = await withCart();
      for (const name of gone) forget(world, name === 'cartId' ? 'carts' : 'users', cookieValue(browser, name));
      const added = await add(browser, world);
      expect(added.data.updateCart.cart.articleCount).toBe(2);
      const after = idsOf(browser);
      expect(after).not.toContain(undefined);
      expect(after.filter((id) => before.includes(id))).toEqual([]);
      expect((await cart(browser)).id).toBe(added.data.updateCart.cart.id);
    },
  );

  it('gets them for queries too, once for all in one batch (ERR-03)', async () => {
    const { browser, world, before } = await withCart();
    forget(world, 'carts', cookieValue(browser, 'cartId'));
    const carts = await Promise.all([cart(browser), cart(browser), cart(browser)]);
    expect(new Set(carts.map(({ id }) => id)).size).toBe(1);
    expect(carts[0]?.articleCount).toBe(0);
    expect(idsOf(browser).filter((id) => before.includes(id))).toEqual([]);
  });
});

describe('a customer whose session the upstream revoked', () => {
  const revoked = async () => {
    const { browser, world } = await withCart();
    await browser.postJson('/api/login-action/', LOGIN);
    forget(world, 'sessions', cookieValue(browser, 'sessionToken'));
    return browser;
  };

  it('gets the flag of a security logout, and the next failing page leads through the logout (ERR-05)', async () => {
    const browser = await revoked();
    await browser.runDocument('me');
    expect(browser.cookies.get('securityLogout')).toBeDefined();
    const page = await browser.get('/no-such-page/');
    expect([page.statusCode, page.headers.location]).toEqual([302, '/logout/']);
    await browser.get('/logout/');
    expect([browser.cookies.get('securityLogout'), browser.cookies.get('sessionToken')]).toEqual([
      undefined,
      undefined,
    ]);
    expect((await cart(browser)).articleCount).toBe(0);
  });

  it('has the token, the cart and the flag in cookies with these names (UPSTREAM-15)', async () => {
    const browser = await revoked();
    const reply = await browser.runDocument('me');
    expect(reply.cookies.map(({ name }) => name)).toContain('securityLogout');
    expect((await browser.get('/api/token')).json()).toEqual({ token: browser.cookies.get('apiToken') });
    expect((await browser.get('/api/cart-id')).json()).toEqual({ cartId: cookieValue(browser, 'cartId') });
  });

  it('gets an empty cart of its own when it asks for the id of its cart, and is signed out', async () => {
    const browser = await revoked();
    const before = cookieValue(browser, 'cartId');
    const reply = await browser.get('/api/cart-id');
    expect([reply.statusCode, reply.json()]).toEqual([200, { cartId: cookieValue(browser, 'cartId') }]);
    expect(cookieValue(browser, 'cartId')).not.toBe(before);
    expect((await cart(browser)).articleCount).toBe(0);
    expect((await browser.runDocument('me')).json()).toMatchObject({ data: { me: { loginState: 'logged-out' } } });
  });

  it('reads in the shipping step that the session is over, whatever was to be saved first, and can be logged out by then', async () => {
    const browser = await revoked();
    const ship = 'mutation Ship($input: ShippingStepInput!) { saveShippingStep(input: $input) { __typename } }';
    const reply = await browser.query(ship, {
      input: { deliveryType: 'sameAsBilling', phone: '0221 987654', billingAddress: GRAPHQL_ADDRESS },
    });
    expect(reply.json()).toEqual({ data: { saveShippingStep: { __typename: 'SessionExpired' } } });
    expect(browser.cookies.get('securityLogout')).toBeDefined();
    expect((await browser.runDocument('me')).json()).toMatchObject({ data: { me: { loginState: 'logged-out' } } });
  });

  it('reads it on the page that a form without scripts leads to, signed out', async () => {
    const browser = await revoked();
    const posted = await browser.postForm('/forms/update-cart', { do: 'add-voucher', code: 'SCHULE10' });
    expect([posted.statusCode, posted.headers.location]).toEqual([303, '/checkout/basket/']);
    expect([browser.cookies.get('serverToast'), browser.cookies.get('sessionToken')]).toEqual([
      expect.stringContaining('shop.error.securityLogout'),
      undefined,
    ]);
  });

  it('reads that it was for security, not the upstream’s message', async () => {
    const reply = await (await revoked()).runDocument('me');
    expect(reply.json()).toMatchObject({
      errors: [{ extensions: { messageKey: 'shop.error.securityLogout', classification: 'SHOP_ERROR' } }],
    });
    expect(reply.body).not.toContain('ishop.api.error');
  });
});
