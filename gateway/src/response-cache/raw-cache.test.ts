import { get } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageReply, PageRequest } from '@shop/domain/pages/page-contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RequestLine } from '../logging/log.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { testBrowser } from '../testing/test-browser.ts';
import { testClock } from '../testing/test-clock.ts';

const clock = testClock();
const noted: RequestLine[] = [];
let renderings = 0;

const renderPage = ({ url, loginState, failure }: PageRequest): Promise<PageReply> => {
  renderings += 1;
  const html = `${renderings} ${url} ${loginState} ${'Schulbedarf '.repeat(200)}`;
  return Promise.resolve({
    status: failure?.statusCode ?? 200,
    html,
    payload: '{}',
    scriptHashes: [],
    styleHashes: [],
    failures: [],
  });
};

let shop: OpenShop;
let port: number;
beforeAll(async () => {
  shop = await openShop({ clock, client: { renderPage }, log: { request: (line) => noted.push(line) } });
  await shop.server.listen({ port: 0, host: '127.0.0.1' });
  const address: AddressInfo | string | null = shop.server.server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
beforeEach(() => {
  clock.forward(11 * 60_000);
  noted.length = 0;
});
afterAll(() => shop.close());

interface RawReply {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const fetchPage = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<RawReply> =>
  new Promise((resolve, fail) => {
    get(
      { host: '127.0.0.1', port, path, agent: false, headers: { host: 'localhost:8080', ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString() }),
        );
      },
    ).on('error', fail);
  });

const routes = (): readonly string[] => noted.map(({ route }) => route);
/** What differs from response to response. */
const lasting = ({
  'x-request-id': _id,
  date: _date,
  'x-world-now': _now,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders => headers;

it('a repeated public page is sent before the router sees the request, with the same headers and bytes', async () => {
  const first = await fetchPage('/cat/10/');
  const again = await fetchPage('/cat/10/', { cookie: '_ga=1; cartId=c1; apiToken=t' });
  expect(routes()).toEqual(['/*', 'raw-cache']);
  expect(again.body).toBe(first.body);
  expect(lasting(again.headers)).toEqual(lasting(first.headers));
  expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect(again.headers['x-world-now']).toBe(clock.now().toISOString());
});

it('a host in capitals gets the same response, without an entry of its own', async () => {
  await fetchPage('/cat/10/');
  await fetchPage('/cat/10/', { host: 'LocalHost:8080' });
  expect(routes()).toEqual(['/*', 'raw-cache']);
});

it('a repeated public GraphQL response is sent before the router sees the request', async () => {
  await fetchPage('/graphql?id=navigation&variables=%7B%7D');
  expect(JSON.parse((await fetchPage('/graphql?id=navigation&variables=%7B%7D')).body)).toMatchObject({
    data: { navigation: expect.any(Array) },
  });
  expect(routes()).toEqual(['/graphql', 'raw-cache']);
});

it('a browser that has the page gets 304', async () => {
  const { headers } = await fetchPage('/cat/10/');
  const again = await fetchPage('/cat/10/', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body, again.headers['content-length']]).toEqual([304, '', undefined]);
});

it('compressed and plain forms are cached separately', async () => {
  await fetchPage('/cat/10/', { 'accept-encoding': 'br' });
  const plain = await fetchPage('/cat/10/');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect((await fetchPage('/cat/10/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
});

it.each([
  ['is signed in', { cookie: 'customerSession=x' }],
  ['has a waiting toast', { cookie: 'serverToast=x' }],
  ['has a world', { 'x-shop-world': 'default' }],
  ['previews a draft', { cookie: 'preview=draft-7' }],
])('is bypassed for a visitor who %s', async (_who, headers) => {
  await fetchPage('/cat/10/');
  await fetchPage('/cat/10/');
  await fetchPage('/cat/10/', headers);
  expect(routes()).toEqual(['/*', 'raw-cache', '/*']);
});

const PERSONAL_COOKIES = ['guestSession', 'customerSession', 'serverToast', 'formEcho', 'securityLogout', 'preview'];

it.each([
  ['by plain HTTP', {}, ['SHOP_WORLD', ...PERSONAL_COOKIES]],
  ['by TLS', { 'x-forwarded-proto': 'https' }, ['SHOP_WORLD', ...PERSONAL_COOKIES.map((name) => `__Host-${name}`)]],
])('is bypassed %s for each cookie that changes a page', async (_how, headers, names) => {
  await fetchPage('/cat/10/', headers);
  for (const name of names) {
    await fetchPage('/cat/10/', { ...headers, cookie: `_ga=1; ${name}=default` });
    await fetchPage('/cat/10/', headers);
  }
  expect(routes()).toEqual(['/*', ...names.flatMap(() => ['/*', 'raw-cache'])]);
});

it('the locale cookie still decides where the home page redirects', async () => {
  await fetchPage('/');
  expect((await fetchPage('/', { cookie: 'locale=en' })).headers.location).toBe('http://en.localhost:8080/');
  const byTls = { 'x-forwarded-proto': 'https' };
  await fetchPage('/', byTls);
  expect((await fetchPage('/', { ...byTls, cookie: '__Host-locale=en' })).headers.location).toBe(
    'https://en.localhost:8080/',
  );
});

it('behind TLS another response is cached than without', async () => {
  await fetchPage('/cat/10/');
  await fetchPage('/cat/10/', { 'x-forwarded-proto': 'https' });
  expect(
    (await fetchPage('/cat/10/', { 'x-forwarded-proto': 'https' })).headers['strict-transport-security'],
  ).toContain('max-age');
  expect((await fetchPage('/cat/10/')).headers['strict-transport-security']).toBeUndefined();
  expect(routes()).toEqual(['/*', '/*', 'raw-cache', 'raw-cache']);
});

it('nothing is cached for longer than a minute, nor after a change of the world', async () => {
  await fetchPage('/cat/10/');
  clock.forward(61_000);
  await fetchPage('/cat/10/');
  await fetchPage('/cat/10/');
  await fetchPage('/cat/10/');
  await testBrowser(shop.server).postJson('/qa/worlds/default/parameters', { name: 'infobar', value: 'x' });
  await fetchPage('/cat/10/');
  expect(routes().filter((route) => !route.startsWith('/qa'))).toEqual(['/*', '/*', '/*', 'raw-cache', '/*']);
});

it('neither personal nor failed pages are ever cached', async () => {
  for (const path of ['/login/', '/login/', '/CAT/', '/CAT/', '/cat/10/?p=abc', '/cat/10/?p=abc'])
    await fetchPage(path);
  expect(routes()).not.toContain('raw-cache');
});
