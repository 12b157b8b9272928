import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { testBrowser } from '../testing/test-browser.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it.each([
  ['localhost:8080', '/en/cat/10/?p=2', 'http://en.localhost:8080/cat/10/?p=2', 'en'],
  ['localhost:8080', '/en', 'http://en.localhost:8080/', 'en'],
  ['en.localhost:8080', '/de/cat/10', 'http://localhost:8080/cat/10/', 'de'],
  ['at.localhost:8080', '/de/cat/10', 'http://at.localhost:8080/cat/10/', 'de'],
  ['ch.localhost:8080', '/de/', 'http://ch.localhost:8080/', 'de'],
  ['educational.localhost:8080', '/en/', 'http://en.educational.localhost:8080/', 'en'],
  ['en.educational.localhost:8080', '/edu/', 'http://educational.localhost:8080/', 'edu'],
])(
  'a locale in the route at %s%s is redirected to its host and remembered (STORE-10)',
  async (host, path, location, locale) => {
    const reply = await testBrowser(shop.server, host).get(path);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, location]);
    expect(reply.cookies.find(({ name }) => name === 'locale')?.value).toBe(locale);
  },
);

it('the locale cookie decides where the home page redirects (STORE-10)', async () => {
  const reply = await testBrowser(shop.server).get('/', { cookies: { locale: 'en' } });
  expect([reply.statusCode, reply.headers.location]).toEqual([302, 'http://en.localhost:8080/']);
  expect((await testBrowser(shop.server).get('/', { cookies: { locale: 'de' } })).statusCode).toBe(200);
  expect((await testBrowser(shop.server).get('/cat/10/', { cookies: { locale: 'en' } })).statusCode).toBe(200);
});

it.each([
  ['ch.localhost:8080', '/en/'],
  ['at.localhost:8080', '/en/'],
  ['localhost:8080', '/edu/'],
  ['localhost:8080', '/fr/'],
])('a locale that the shop does not have is an unknown page: %s%s', async (host, path) => {
  expect((await testBrowser(shop.server, host).get(path)).statusCode).toBe(404);
});

it('a locale in the route never leads to another site', async () => {
  const reply = await testBrowser(shop.server).get('/en//evil.example/');
  expect(reply.headers.location).toBe('http://en.localhost:8080/evil.example/');
});
