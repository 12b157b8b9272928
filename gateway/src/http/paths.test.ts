import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'PATCH', url: string) =>
  shop.server.inject({ method, url, headers: { host: 'localhost:8080' } });

describe('a path', () => {
  it.each([
    ['GET', '/api/login-action', 'POST'],
    ['PUT', '/api/login-action/', 'POST'],
    ['POST', '/api/token/', 'GET, HEAD'],
    ['DELETE', '/graphql', 'GET, HEAD, POST'],
    ['GET', '/forms/login', 'POST'],
    ['POST', '/cat/10/', 'GET, HEAD'],
    ['PATCH', '/', 'GET, HEAD'],
    ['POST', '/metrics', 'GET, HEAD'],
    ['PUT', '/qa/worlds/default', 'DELETE, GET, HEAD'],
  ] as const)('lists its methods if it is requested with another: %s %s, 405', async (method, url, allow) => {
    const reply = await send(method, url);
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, allow]);
  });

  it('lists its methods on request', async () => {
    const reply = await send('OPTIONS', '/api/checkout-auth/');
    expect([reply.statusCode, reply.headers.allow, reply.body]).toEqual([204, 'POST', '']);
  });

  it.each([
    ['POST', '/api/nothing'],
    ['GET', '/api'],
    ['GET', '/assets/'],
    ['GET', '/pictures/'],
    ['GET', '/builds/nothing.json'],
    ['OPTIONS', '/api/nothing'],
    ['DELETE', '/qa/nothing'],
  ] as const)('without a handler is 404 in JSON: %s %s', async (method, url) => {
    const reply = await send(method, url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ statusCode: 404, message: 'There is nothing here.', classification: 'BAD_REQUEST' });
  });

  it.each(['/qaxx/', '/metricsx/', '/healthy/', '/assetsx/', '/apix/'])(
    'that only starts like one of the gateway’s is a page: %s',
    async (url) => {
      const reply = await send('GET', url);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    },
  );

  it.each(['/%', '/%zz/', '/cat/%E0%A4%A/', '/cat/10%/?p=2'])(
    'whose escapes cannot be decoded is refused as a page: %s, 400',
    async (url) => {
      const reply = await send('GET', url);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
      expect(reply.headers).toHaveProperty('x-frame-options');
    },
  );

  it('that redirects sends no body, and states none', async () => {
    const reply = await send('GET', '/cat/10');
    expect([reply.statusCode, reply.body]).toEqual([301, '']);
    expect(reply.headers).not.toHaveProperty('content-type');
    expect(reply.headers).not.toHaveProperty('etag');
  });
});

describe('the host of a request', () => {
  it.each([
    'a b',
    'x"><script>',
    'localhost:8080@evil.example',
    'evil.example/..',
    String.raw`evil.example\x`,
    'a,b',
    'localhost:123456',
  ])('is refused if it is invalid: %s, 400', async (host) => {
    for (const url of ['/', '/en/', '/api/token']) {
      const reply = await shop.server.inject({ url, headers: { host } });
      expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, 'HOST_MALFORMED']);
    }
  });

  it.each(['shop.example', '127.0.0.1:8080', '[::1]:8080', 'shop_1:8080'])(
    'belongs to the German shop if nobody configured it: %s',
    async (host) => {
      const reply = await shop.server.inject({ url: '/', headers: { host } });
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain('"store":"de"');
    },
  );

  it('is the same in capitals', async () => {
    const browser = shop.visitor('LOCALHOST:8080');
    const { token } = (await browser.get('/api/token')).json<{ token: string }>();
    const reply = await browser.postJson(
      '/api/logout-action',
      {},
      { headers: { origin: 'http://localhost:8080', authorization: `Bearer ${token}` } },
    );
    expect(reply.statusCode).toBe(200);
  });

  it('keeps its scheme, whatever a proxy in front reports', async () => {
    const reply = await shop.visitor().get('/en/', { headers: { 'x-forwarded-proto': 'javascript' } });
    expect(reply.headers.location).toMatch(/^http:\/\/en\.localhost:8080\/\?SHOP_WORLD=\w+$/u);
  });
});

describe('a failure is reported in the format of its reader', () => {
  it('to GraphQL as errors', async () => {
    for (const [body, status] of [
      ['{', 400],
      [`{"id":"${'x'.repeat(270_000)}"}`, 413],
    ] as const) {
      const reply = await shop.visitor().postJson('/graphql', body);
      expect(reply.statusCode).toBe(status);
      expect(reply.json()).toMatchObject({
        errors: [{ message: expect.any(String), extensions: { classification: 'BAD_REQUEST' } }],
      });
    }
  });

  it.each([
    ['arrays', '['.repeat(5_000) + ']'.repeat(5_000)],
    ['objects', '{"formData":'.repeat(5_000) + '{}' + '}'.repeat(5_000)],
  ])('to whoever nests %s in each other without end: 400', async (_what, body) => {
    const browser = await shop.visitor().withToken();
    for (const path of ['/api/login-action', '/graphql'])
      expect((await browser.postJson(path, body)).statusCode).toBe(400);
  });

  it('to a person as a page', async () => {
    for (const reply of [
      await shop.visitor().postForm('/forms/update-cart', { do: 'add-position', itemId: '<b>' }),
      await send('POST', '/service/agb/'),
    ]) {
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.headers['cache-control']).toBe('private, no-store');
    }
  });

  it('to requests for a page’s data as JSON', async () => {
    const reply = await shop.visitor().get('/cat/10/_payload.json?p=0');
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { statusCode: 400, message: 'p must be the number of a page, from 1 to 10000.' },
    ]);
  });
});

describe('the encoding of a response', () => {
  it.each([
    ['BR', 'br'],
    ['xbr', undefined],
    ['br;q=0.0, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['zstd, br;q=0.5', 'br'],
    ['*', undefined],
    ['', undefined],
  ])('is one that the browser accepts: %j', async (accepted, coding) => {
    const url = `/graphql?${new URLSearchParams({ id: 'category', variables: '{"id":"10"}' }).toString()}`;
    expect(
      (await shop.visitor().get(url, { headers: { 'accept-encoding': accepted } })).headers['content-encoding'],
    ).toBe(coding);
  });
});
