import { withPorts } from '../testing/with-ports.ts';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { ADDRESS, checkOut, fillCart } from '../testing/buy.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const { existing } = PERSONAS;

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const me = async (visitor: TestBrowser): Promise<unknown> =>
  (await visitor.runDocument('me')).json<{ data: { me: unknown } }>().data.me;

describe('checkout-auth', () => {
  it('admits a guest with type, form data and cart id (CLIENTOP-08)', async () => {
    const visitor = await shop.visitor().withToken();
    const cartId = await fillCart(shop, visitor);
    const reply = await visitor.postJson('/api/checkout-auth/', {
      authType: 'guest',
      formData: { email: 'gast@schule.example', billingAddress: ADDRESS },
      cartId,
    });
    expect(reply.json()).toMatchObject({ successfull: true, updatedCartId: cartId, fieldErrors: [] });
    expect(await me(visitor)).toMatchObject({ loginState: 'guest', cartArticleCount: 2 });
  });

  it('registers a new customer (CLIENTOP-08)', async () => {
    const visitor = await shop.visitor().withToken();
    const cartId = await fillCart(shop, visitor);
    const formData = {
      email: 'neu@schule.example',
      password: 'Tafel7',
      passwordRepeat: 'Tafel7',
      billingAddress: ADDRESS,
    };
    expect(
      (await visitor.postJson('/api/checkout-auth', { authType: 'register', formData, cartId })).json(),
    ).toMatchObject({ successfull: true });
    expect(await me(visitor)).toMatchObject({ loginState: 'customer', cartArticleCount: 2 });
  });

  it('signs a returning customer in and continues with the merged cart (CLIENTOP-08)', async () => {
    const visitor = await shop.visitor().withToken();
    const cartId = await fillCart(shop, visitor);
    const formData = { email: existing.identifier, password: existing.password };
    expect(
      (await visitor.postJson('/api/checkout-auth/', { authType: 'login', formData, cartId })).json(),
    ).toMatchObject({ successfull: true, firstName: 'Anna' });
    expect(await me(visitor)).toMatchObject({ loginState: 'customer', cartArticleCount: 2 });
  });

  it('replies with every invalid field, for addresses with the name of their form', async () => {
    const visitor = await shop.visitor().withToken();
    const cartId = await fillCart(shop, visitor);
    const formData = { email: 'x', billingAddress: { ...ADDRESS, postcode: '12' } };
    const { fieldErrors } = (
      await visitor.postJson('/api/checkout-auth/', { authType: 'guest', formData, cartId })
    ).json<{ fieldErrors: { fieldName: string }[] }>();
    expect(fieldErrors.map(({ fieldName }) => fieldName)).toEqual(['email', 'billingAddress.postcode']);
  });

  it('reports a malformed and a taken e-mail address at the same field', async () => {
    const visitor = await shop.visitor().withToken();
    const cartId = await fillCart(shop, visitor);
    const registering = async (email: string) => {
      const formData = { email, password: 'Tafel7', passwordRepeat: 'Tafel7', billingAddress: ADDRESS };
      return (
        await visitor.postJson('/api/checkout-auth/', { authType: 'register', formData, cartId })
      ).json<unknown>();
    };
    expect(await registering('x')).toMatchObject({
      fieldErrors: [{ fieldName: 'email', errorMessage: 'vue.form.error.email.incorrect' }],
    });
    expect(await registering(existing.identifier)).toMatchObject({
      fieldErrors: [{ fieldName: 'email', errorMessage: 'vue.form.error.email.notUnique' }],
    });
  });

  it('admits nobody with somebody else’s cart', async () => {
    const visitor = await shop.visitor().withToken();
    await fillCart(shop, visitor);
    const reply = await visitor.postJson('/api/checkout-auth/', {
      authType: 'guest',
      formData: { email: 'gast@schule.example', billingAddress: ADDRESS },
      cartId: 'cart-1-0000000000000000',
    });
    expect(reply.json()).toMatchObject({ successfull: false, errorMessage: 'shop.error.sessionExpired' });
  });

  it('admits nobody with a wrong password', async () => {
    const visitor = await shop.visitor().withToken();
    const cartId = await fillCart(shop, visitor);
    const formData = { email: existing.identifier, password: 'Falsch7' };
    const reply = await visitor.postJson('/api/checkout-auth/', { authType: 'login', formData, cartId });
    expect(reply.json()).toMatchObject({ successfull: false, errorMessage: 'shop.login.failed' });
    expect(await me(visitor)).toMatchObject({ loginState: 'logged-out', cartArticleCount: 2 });
  });

  it('accepts only known types of authentication: 400', async () => {
    const visitor = await shop.visitor().withToken();
    const reply = await visitor.postJson('/api/checkout-auth/', { authType: 'staff', formData: {}, cartId: 'c1' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json<{ message: string }>().message).toContain('authType must be one of');
  });
});

describe('confirmation-cleanup', () => {
  it('accepts the cart id, ends the guest session and leaves an empty cart (CLIENTOP-07)', async () => {
    const visitor = await shop.visitor().withToken();
    const orderId = await checkOut(shop, visitor);
    expect(visitor.cookies.get('placedOrder')).toContain(`"orderId":"${orderId}"`);
    const cartId = /"newCartId":"(?<id>[^"]+)"/u.exec(visitor.cookies.get('placedOrder') ?? '')?.groups?.['id'];
    const reply = await visitor.postJson('/api/confirmation-cleanup/', { cartId });
    const { cartId: nextCartId, ...outcome } = reply.json<{ cartId: string }>();
    expect(outcome).toEqual({ successfull: true, errorMessage: null, isRepeated: false });
    expect(
      [...visitor.cookies.keys()].filter((name) =>
        ['orderId', 'newCartId', 'guestSession', 'sessionToken', 'checkoutLogin'].includes(name),
      ),
    ).toEqual([]);
    expect(await me(visitor)).toMatchObject({ loginState: 'logged-out', cartArticleCount: 0, cartId: nextCartId });
  });

  it('keeps a customer signed in, with the next cart (SUBM-12)', async () => {
    const visitor = await shop.visitor().withToken();
    await visitor.postJson('/api/login-action/', {
      formData: { email: existing.identifier, password: existing.password },
      mergeCart: true,
    });
    await checkOut(shop, visitor);
    const newCartId = /"newCartId":"(?<id>[^"]+)"/u.exec(visitor.cookies.get('placedOrder') ?? '')?.groups?.['id'];
    await visitor.postJson('/api/confirmation-cleanup', { cartId: newCartId });
    expect(await me(visitor)).toMatchObject({ loginState: 'customer', cartArticleCount: 0, cartId: newCartId });
  });

  it('logs the visitor out if it fails (SUBM-14)', async () => {
    let isDown = false;
    const failing = await openShop({
      backend: (fake) =>
        withPorts(fake, ({ sessions }) => {
          const open: typeof sessions.open = (shopper) =>
            isDown ? Promise.reject(new TypeError('upstream is down')) : sessions.open(shopper);
          return { sessions: { ...sessions, open } };
        }),
    });
    const visitor = await failing.visitor().withToken();
    await checkOut(failing, visitor);
    isDown = true;
    const reply = await visitor.postJson('/api/confirmation-cleanup/', { cartId: 'c1' });
    expect(reply.json()).toEqual({
      successfull: false,
      cartId: null,
      errorMessage: 'shop.error.sessionExpired',
      isRepeated: false,
    });
    expect(
      [...visitor.cookies.keys()].filter((name) => ['guestSession', 'sessionToken', 'cartId'].includes(name)),
    ).toEqual([]);
    await failing.close();
  });

  it('also ends the session at the shop if it fails, because the shopper is told that it is over (SUBM-14)', async () => {
    const failing = await openShop({
      backend: (fake) =>
        withPorts(fake, (honest) => ({
          carts: { ...honest.carts, find: () => Promise.reject(new TypeError('upstream is down')) },
        })),
    });
    const visitor = await failing.visitor().withToken();
    await visitor.postJson('/api/login-action/', {
      formData: { email: existing.identifier, password: existing.password },
    });
    const sessions = (): number =>
      failing.fake.testWorlds.get(visitor.cookies.get('SHOP_WORLD') ?? '').read(({ state }) => state.sessions.size);
    expect(sessions()).toBe(1);
    expect((await visitor.postJson('/api/confirmation-cleanup/', { cartId: 'c1' })).json()).toMatchObject({
      successfull: false,
    });
    expect(sessions()).toBe(0);
    await failing.close();
  });
});
