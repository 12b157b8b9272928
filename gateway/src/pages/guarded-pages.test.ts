import { PERSONAS } from '@shop/fakes/personas/personas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCart, placeOrder, savePayment, saveShipping } from '../testing/buy.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const { existing } = PERSONAS;
const LOGIN = { formData: { email: existing.identifier, password: existing.password }, mergeCart: true };

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const leadsTo = async (visitor: TestBrowser, path: string): Promise<string> => {
  const { statusCode, headers } = await visitor.get(path);
  return `${statusCode} ${headers.location ?? ''}`.trim();
};

describe('pages of the account', () => {
  const PATHS = [
    '/myaccount/orders/',
    '/myaccount/orders/orderdetail/',
    '/myaccount/addresses/',
    '/myaccount/contact-details/',
    '/myaccount/password/',
  ];

  it.each(PATHS)('redirect an anonymous visitor to the login: %s (GUARD-01)', async (path) => {
    expect(await leadsTo(shop.visitor(), path)).toBe('302 /login/');
  });

  it.each(PATHS)('admit a customer: %s', async (path) => {
    const visitor = await shop.visitor().withToken();
    await visitor.postJson('/api/login-action/', LOGIN);
    expect(await leadsTo(visitor, path)).not.toContain('/login/');
  });

  it.each([
    ['/myaccount', '301 /myaccount/'],
    ['/myaccount/', '302 /myaccount/contact-details/'],
  ])('open with the contact details: %s (ROUTE-08)', async (path, target) => {
    const visitor = await shop.visitor().withToken();
    await visitor.postJson('/api/login-action/', LOGIN);
    expect(await leadsTo(visitor, path)).toBe(target);
  });

  it('for registration inform a customer who is already signed in', async () => {
    const visitor = await shop.visitor().withToken();
    expect(await leadsTo(visitor, '/myaccount/register/?origin=%2Fcheckout%2Fbasket%2F')).toBe('200');
    await visitor.postJson('/api/login-action/', LOGIN);
    expect(await leadsTo(visitor, '/myaccount/register/?origin=wishlist')).toBe('302 /myaccount/wishlist/');
    expect(visitor.cookies.get('serverToast')).toContain('shop.register.alreadyLoggedIn');
  });
});

describe('pages of the checkout', () => {
  it('open at their URLs, each once the earlier steps are complete (ROUTE-06)', async () => {
    const visitor = await shop.visitor().withToken();
    await fillCart(shop, visitor);
    expect(await leadsTo(visitor, '/checkout/basket/')).toBe('200');
    expect(await leadsTo(visitor, '/checkout/login/')).toBe('200');
    expect(await leadsTo(visitor, '/checkout/shipping/')).toBe('302 /checkout/login/');
    const shipped = await saveShipping(visitor);
    expect(shipped.__typename).toBe('Checkout');
    expect(await leadsTo(visitor, '/checkout/shipping/')).toBe('200');
    expect(await leadsTo(visitor, '/checkout/payment/')).toBe('200');
    expect(await leadsTo(visitor, '/checkout/summary/')).toBe('302 /checkout/payment/');
    const paid = await savePayment(visitor);
    expect(await leadsTo(visitor, '/checkout/summary/')).toBe('200');
    expect(await leadsTo(visitor, '/checkout/confirmation/')).toBe('302 /');
    await placeOrder(visitor, paid);
    expect(await leadsTo(visitor, '/checkout/confirmation/')).toBe('200');
  });

  it('leave the session-expired warning as a toast for the next page', async () => {
    const visitor = await shop.visitor().withToken();
    await fillCart(shop, visitor);
    expect(await leadsTo(visitor, '/checkout/summary/')).toBe('302 /');
    expect(visitor.cookies.get('serverToast')).toContain('shop.error.sessionExpired');
  });
});

describe('/logout/', () => {
  const signedIn = async (): Promise<TestBrowser> => {
    const visitor = await shop.visitor().withToken();
    await visitor.postJson('/api/login-action/', LOGIN);
    return visitor;
  };
  const state = async (visitor: TestBrowser): Promise<string> =>
    (await visitor.runDocument('me')).json<{ data: { me: { loginState: string } } }>().data.me.loginState;

  it('ends the session if a person opens it, and redirects home', async () => {
    const visitor = await signedIn();
    const reply = await visitor.get('/logout/', {
      headers: { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' },
    });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/']);
    expect(await state(visitor)).toBe('logged-out');
  });

  it.each([
    ['fetched ahead', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' }],
    ['embedded as a picture', { 'sec-fetch-dest': 'image' }],
    ['fetched by a script', { 'sec-fetch-dest': 'empty' }],
    [
      'linked from another site',
      { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' },
    ],
  ])('ends nothing if it is %s', async (_how, headers) => {
    const visitor = await signedIn();
    await visitor.get('/logout/', { headers });
    expect(await state(visitor)).toBe('customer');
  });

  it('says so if the shop had revoked the session', async () => {
    const visitor = await signedIn();
    await visitor.get('/logout/', { cookies: { securityLogout: '1' } });
    expect(visitor.cookies.get('serverToast')).toContain('shop.error.securityLogout');
  });
});
