import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { TEST_DOCUMENTS } from '../testing/fake-client.ts';
import { testBrowser } from '../testing/test-browser.ts';

const IS_EMAIL_FREE = 'query IsEmailFree($email: String!) { isEmailFree(email: $email) }';
const PASSWORD_LINK = 'query PasswordLink($token: String!) { passwordLink(token: $token) { state } }';

const SCHOOL = '203.0.113.11';
const EMBEDDED = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
const OPENED = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

let directory: string;
let shop: OpenShop;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'assets', 'entry-abc123.js'), '');
  await writeFile(join(directory, 'favicon.svg'), '<svg/>');
  shop = await openShop({
    client: {
      filesDirectory: directory,
      documents: { ...TEST_DOCUMENTS, isEmailFree: IS_EMAIL_FREE, passwordLink: PASSWORD_LINK },
    },
  });
});
afterAll(async () => {
  await shop.close();
  await rm(directory, { recursive: true });
});

const graphql = (id: string, variables: object): string =>
  `/graphql?${new URLSearchParams({ id, variables: JSON.stringify(variables) }).toString()}`;

describe('a page of another site', () => {
  const statusOf = async (
    url: string,
    headers: Readonly<Record<string, string>>,
    method: 'GET' | 'POST' | 'HEAD' = 'GET',
  ): Promise<number> =>
    (await shop.server.inject({ method, url, headers: { host: 'localhost:8080', ...headers } })).statusCode;

  it.each([
    [
      'pages, unknown ones too',
      (at: number) => `/invented-${at}/`,
      310,
      '/checkout/basket/',
      (body: string) => body.includes('<pre>'),
    ],
    [
      'GraphQL',
      (at: number) => graphql('me', { at }),
      610,
      graphql('me', {}),
      (body: string) => body.includes('"logged-out"'),
    ],
    [
      'look-ups of e-mail addresses',
      (at: number) => graphql('isEmailFree', { email: `x${at}@evil.example` }),
      70,
      graphql('isEmailFree', { email: 'lehrer@schule.example' }),
      (body: string) => body.includes('"isEmailFree":true'),
    ],
    [
      'links to a new password',
      (at: number) => graphql('passwordLink', { token: `bad${at}` }),
      70,
      graphql('passwordLink', { token: 'mistyped' }),
      (body: string) => body.includes('"unknown"'),
    ],
    ['sessions', () => '/api/cart-id', 310, '/api/cart-id', (body: string) => body.includes('cartId')],
  ])('uses up none of its visitors’ network: %s', async (_what, embeddedAt, times, url, isServed) => {
    const from = { 'x-forwarded-for': SCHOOL };
    const visitor = shop.visitor();
    const world = { 'x-shop-world': visitor.cookies.get('SHOP_WORLD') ?? '' };
    const statuses = new Set<number>();
    for (let at = 0; at < times; at += 1)
      statuses.add(await statusOf(embeddedAt(at), { ...EMBEDDED, ...from, ...world }));
    const { statusCode, body } = await visitor.get(url, { headers: { ...from, 'sec-fetch-site': 'same-origin' } });
    expect([[...statuses], statusCode, isServed(body)]).toEqual([[403], 200, true]);
  });

  it('opens nothing in the shop, and sets no cookie', async () => {
    const visitor = shop.visitor();
    const users = () =>
      shop.fake.testWorlds.get(visitor.cookies.get('SHOP_WORLD') ?? '').read(({ state }) => entriesOf(state.users))
        .length;
    const before = users();
    for (const url of ['/api/cart-id', '/api/token', '/', '/checkout/basket/'])
      expect((await visitor.get(url, { headers: EMBEDDED })).cookies).toEqual([]);
    expect(users()).toBe(before);
  });

  it.each([
    ['an image', 'no-cors', 'image'],
    ['a script', 'no-cors', 'script'],
    ['a fetch', 'cors', 'empty'],
    ['a frame', 'navigate', 'iframe'],
    ['an object', 'navigate', 'object'],
    ['a document fetched ahead', 'no-cors', 'document'],
  ])('is refused as %s', async (_what, mode, destination) => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode, 'sec-fetch-dest': destination };
    for (const url of [
      '/',
      '/nothing/',
      '/login/',
      '/computop/success/',
      '/api/token',
      '/graphql?id=me',
      '/_payload.json',
    ])
      expect([url, await statusOf(url, headers)]).toEqual([url, 403]);
    for (const url of ['/graphql', '/forms/login', '/computop/success/', '/api/login-action/'])
      expect([url, await statusOf(url, headers, 'POST')]).toEqual([url, 403]);
    expect(await statusOf('/login/', headers, 'HEAD')).toBe(403);
  });

  it('is refused what it prefetches or renders ahead: nobody has opened it yet', async () => {
    for (const purpose of ['prefetch', 'prefetch;prerender'])
      expect(await statusOf('/', { ...OPENED, 'sec-purpose': purpose })).toBe(403);
  });

  it('is told so in the format of the route', async () => {
    const visitor = testBrowser(shop.server);
    expect((await visitor.get('/graphql?id=me', { headers: EMBEDDED })).json()).toMatchObject({
      errors: [{ extensions: { classification: 'FORBIDDEN' } }],
    });
    expect((await visitor.get('/login/', { headers: EMBEDDED })).json()).toMatchObject({
      statusCode: 403,
      classification: 'FORBIDDEN',
    });
  });

  it('may link, and a provider may send shoppers back, by GET and by POST', async () => {
    expect(await statusOf('/login/', OPENED)).toBe(200);
    expect(await statusOf('/computop/success/?Code=0', OPENED)).toBe(303);
    for (const url of ['/computop/success/', '/amazonpay/success/', '/amazonpay/review/'])
      expect(await statusOf(url, OPENED, 'POST')).toBe(303);
  });

  it.each(['/assets/entry-abc123.js', '/favicon.svg', '/builds/latest.json', '/health/live'])(
    'may embed what is for everybody: %s',
    async (url) => {
      expect(await statusOf(url, EMBEDDED)).toBe(200);
    },
  );
});

it.each([
  ['a browser that does not say where a request comes from', {}],
  ['the shop itself', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  [
    'somebody who typed the address',
    { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  ],
])('%s is served', async (_who, headers) => {
  for (const url of ['/login/', '/api/token', '/graphql?id=me'])
    expect((await shop.visitor().get(url, { headers })).statusCode).toBe(200);
});
