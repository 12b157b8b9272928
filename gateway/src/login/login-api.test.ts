import { withPorts } from '../testing/with-ports.ts';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const { existing, new: registration } = PERSONAS;
const LOGIN = {
  formData: { email: existing.identifier, password: existing.password, stayLogged: false },
  mergeCart: true,
};

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const me = async (visitor: TestBrowser): Promise<unknown> =>
  (await visitor.runDocument('me')).json<{ data: { me: unknown } }>().data.me;
const someItem = (): string =>
  shop.fake.testWorlds
    .get('default')
    .read(
      ({ goods }) => goods.productsIn('10').find(({ items }) => (items[0]?.stock ?? 0) > 10)?.items[0]?.itemId ?? '',
    );

describe('login-action', () => {
  it('signs in with form data and replies with names, merge and cart (CLIENTOP-03)', async () => {
    const visitor = await shop.visitor().withToken();
    const reply = await visitor.postJson('/api/login-action/', LOGIN);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      successfull: true,
      errorMessage: null,
      firstName: 'Anna',
      lastName: 'Lehmann',
      cartMerged: false,
      updatedCartId: expect.any(String),
      serverError: null,
      fieldErrors: [],
    });
    expect(await me(visitor)).toMatchObject({ loginState: 'customer', firstName: 'Anna' });
  });

  it('merges the carts on request, and the visitor continues with the returned cart', async () => {
    const visitor = await shop.visitor().withToken();
    await visitor.runDocument('updateCart', { operations: [{ do: 'add-position', itemId: someItem(), quantity: 2 }] });
    const { updatedCartId } = (await visitor.postJson('/api/login-action', LOGIN)).json<{ updatedCartId: string }>();
    expect(await me(visitor)).toMatchObject({ cartArticleCount: 2, cartId: updatedCartId });
  });

  it('replies to a wrong password with a message key and no session', async () => {
    const visitor = await shop.visitor().withToken();
    const reply = await visitor.postJson('/api/login-action/', {
      formData: { ...LOGIN.formData, password: 'falsch' },
      mergeCart: true,
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ successfull: false, errorMessage: 'shop.login.failed', serverError: null });
    expect(await me(visitor)).toMatchObject({ loginState: 'logged-out' });
  });

  it('hides the session token from scripts, signs it, and drops it when the browser closes', async () => {
    const visitor = await shop.visitor().withToken();
    const reply = await visitor.postJson('/api/login-action/', LOGIN);
    const cookie = reply.cookies.find(({ name }) => name === 'sessionToken');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(cookie).not.toHaveProperty('maxAge');
    expect(cookie).not.toHaveProperty('secure');
    expect(reply.body).not.toContain(cookie?.value.split('.')[0]);
  });

  it('keeps the session after the browser closes if the shopper stays signed in', async () => {
    const visitor = await shop.visitor().withToken();
    const reply = await visitor.postJson('/api/login-action/', {
      formData: { ...LOGIN.formData, stayLogged: true },
      mergeCart: true,
    });
    expect(reply.cookies.find(({ name }) => name === 'sessionToken')?.maxAge).toBeGreaterThan(86_400);
  });

  it('sends its cookies over TLS only behind TLS, and makes browsers stay there', async () => {
    const reply = await shop.visitor().get('/api/token', { headers: { 'x-forwarded-proto': 'https' } });
    expect(reply.cookies[0]).toMatchObject({ name: '__Host-apiToken', secure: true });
    expect(reply.headers['strict-transport-security']).toContain('max-age=31536000');
    expect((await shop.visitor().get('/api/token')).headers).not.toHaveProperty('strict-transport-security');
  });

  it('refuses logins after ten wrong passwords for one account', async () => {
    const visitor = await shop.visitor().withToken();
    const wrong = { formData: { email: registration.identifier, password: 'falsch' }, mergeCart: false };
    const replies = [];
    for (let tries = 0; tries < 11; tries += 1) replies.push(await visitor.postJson('/api/login-action/', wrong));
    expect(replies.slice(0, 10).map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(replies[10]?.statusCode).toBe(429);
    expect(replies[10]?.headers['retry-after']).toBe('900');
    expect(replies[10]?.json()).toMatchObject({ messageKey: 'shop.error.tooManyTries' });
  });

  it('distinguishes a failing shop from a refusal', async () => {
    const failing = await openShop({
      backend: (fake) =>
        withPorts(fake, (honest) => ({
          sessions: { ...honest.sessions, login: () => Promise.reject(new TypeError('upstream is down')) },
        })),
    });
    const visitor = await failing.visitor().withToken();
    const reply = await visitor.postJson('/api/login-action/', LOGIN);
    expect(reply.json()).toMatchObject({ successfull: false, errorMessage: null, serverError: 'shop.error.internal' });
    expect(reply.body).not.toContain('upstream is down');
    await failing.close();
  });
});

describe('a request that the routes refuse', () => {
  it('comes from another origin: 403', async () => {
    const visitor = await shop.visitor().withToken();
    const reply = await visitor.postJson('/api/login-action/', LOGIN, { headers: { origin: 'https://evil.example' } });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ classification: 'FORBIDDEN' });
  });

  it('has no token: 401', async () => {
    const reply = await shop.visitor().postJson('/api/login-action/', LOGIN);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ classification: 'INVALID_TOKEN' });
  });

  it('has a forged token: 401', async () => {
    const reply = await shop
      .visitor()
      .postJson('/api/logout-action/', {}, { headers: { authorization: 'Bearer 9999999999999-x.forged' } });
    expect(reply.statusCode).toBe(401);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'application/xml'])(
    'has a body of type %s: 415',
    async (type) => {
      const visitor = await shop.visitor().withToken();
      expect(
        (await visitor.postJson('/api/login-action/', 'a=b', { headers: { 'content-type': type } })).statusCode,
      ).toBe(415);
    },
  );

  it('has a body longer than any form: 413', async () => {
    const visitor = await shop.visitor().withToken();
    const reply = await visitor.postJson('/api/login-action/', {
      formData: { email: 'x'.repeat(270_000), password: 'abc' },
    });
    expect(reply.statusCode).toBe(413);
  });

  it.each([
    ['no JSON', '{"formData":', 'not valid JSON'],
    ['an empty object', '{}', 'formData'],
    ['a number for a text', '{"formData":{"email":7,"password":"abc"}}', 'email must be a text'],
    [
      'a text for a choice',
      '{"formData":{"email":"a@b.de","password":"abc"},"mergeCart":"perhaps"}',
      'mergeCart must be a boolean value',
    ],
  ])('has %s: 400, with the reason', async (_what, body, message) => {
    const visitor = await shop.visitor().withToken();
    const reply = await visitor.postJson('/api/login-action/', body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json<{ message: string }>().message).toContain(message);
  });

  it.each([
    ['an array', { formData: [] }],
    ['a text', { formData: 'x' }],
    ['nothing', { formData: null }],
  ])('has %s instead of form data: 400', async (_what, body) => {
    for (const path of ['/api/login-action', '/api/register-action']) {
      const reply = await (await shop.visitor().withToken()).postJson(path, body);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({
        statusCode: 400,
        message: expect.stringContaining('formData must be an object'),
        classification: 'BAD_REQUEST',
      });
    }
  });

  it('has a text as long as a book: 400', async () => {
    const visitor = await shop.visitor().withToken();
    const reply = await visitor.postJson('/api/login-action', {
      formData: { email: 'x'.repeat(10_001), password: 'x' },
    });
    expect(reply.json()).toMatchObject({
      statusCode: 400,
      message: 'email must be a text of at most 10000 characters',
    });
  });

  it('has a path that does not exist: 404 in JSON', async () => {
    const reply = await shop.visitor().get('/api/nothing');
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('application/json');
  });
});

describe('logout-action', () => {
  it('accepts an empty body of any content type', async () => {
    expect((await (await shop.visitor().withToken()).postJson('/api/logout-action', '')).statusCode).toBe(200);
  });

  it('needs no body, ends the session and obtains a new cart (CLIENTOP-04)', async () => {
    const visitor = await shop.visitor().withToken();
    const { updatedCartId } = (await visitor.postJson('/api/login-action/', LOGIN)).json<{ updatedCartId: string }>();
    const reply = await visitor.postJson('/api/logout-action/', {});
    expect(reply.json()).toEqual({ successfull: true, cartId: expect.any(String) });
    expect(reply.json<{ cartId: string }>().cartId).not.toBe(updatedCartId);
    expect(
      [...visitor.cookies.keys()].filter((name) =>
        ['sessionToken', 'customerSession', 'checkoutLogin', 'orderId'].includes(name),
      ),
    ).toEqual([]);
    expect(await me(visitor)).toMatchObject({ loginState: 'logged-out', cartArticleCount: 0 });
  });

  it('uses another wishlist for bookmarks than the customer’s', async () => {
    const visitor = await shop.visitor().withToken();
    await visitor.postJson('/api/login-action/', LOGIN);
    const ofCustomer = visitor.cookies.get('activeWishlistId');
    await visitor.postJson('/api/logout-action/', {});
    expect(visitor.cookies.get('activeWishlistId')).toMatch(/./u);
    expect(visitor.cookies.get('activeWishlistId')).not.toBe(ofCustomer);
  });
});

describe('register-action', () => {
  const FORM = {
    email: 'frida@schule.example',
    password: 'Tafel7',
    passwordRepeat: 'Tafel7',
    salutation: 'mrs',
    firstName: 'Frida',
    lastName: 'Krug',
  };

  it('accepts form data and replies without field errors if it registers and signs in (CLIENTOP-05)', async () => {
    const visitor = await shop.visitor().withToken();
    const reply = await visitor.postJson('/api/register-action/', { formData: FORM });
    expect(reply.json()).toMatchObject({ successfull: true, fieldErrors: [], firstName: 'Frida' });
    expect(await me(visitor)).toMatchObject({ loginState: 'customer', firstName: 'Frida' });
  });

  it('replies with every invalid field, by name and message key', async () => {
    const visitor = await shop.visitor().withToken();
    const reply = await visitor.postJson('/api/register-action/', {
      formData: { ...FORM, email: 'frida', password: 'ab', lastName: ' ' },
    });
    expect(reply.json<{ fieldErrors: unknown }>().fieldErrors).toEqual([
      { fieldName: 'lastName', errorMessage: 'vue.form.error.requiredField' },
      { fieldName: 'email', errorMessage: 'vue.form.error.email.incorrect' },
      { fieldName: 'password', errorMessage: 'vue.form.error.password.invalidLength' },
      { fieldName: 'passwordRepeat', errorMessage: 'shop.form.error.password.repeat' },
    ]);
  });

  it('reports another customer’s e-mail address at its field', async () => {
    const visitor = await shop.visitor().withToken();
    const reply = await visitor.postJson('/api/register-action/', {
      formData: { ...FORM, email: existing.identifier },
    });
    expect(reply.json()).toMatchObject({
      successfull: false,
      fieldErrors: [{ fieldName: 'email', errorMessage: 'vue.form.error.email.notUnique' }],
    });
  });
});
