import { get } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import type { Env } from '../env/env.ts';
import type { RequestLine } from '../logging/log.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';

const PROXY = '192.0.2.7';
const UNTRUSTED = '203.0.113.9';

const opened: OpenShop[] = [];
const shopWith = async (env: Partial<Env> = {}): Promise<OpenShop> => {
  const shop = await openShop({ env });
  opened.push(shop);
  return shop;
};
afterAll(() => Promise.all(opened.map((shop) => shop.close())));

const send = (
  shop: OpenShop,
  url: string,
  remoteAddress: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> =>
  shop.server.inject({ method: 'GET', url, remoteAddress, headers: { host: 'localhost:8080', ...headers } });

/** The URL of the English shop for the requested host. */
const englishShop = async (
  shop: OpenShop,
  remoteAddress: string,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> => (await send(shop, '/en/', remoteAddress, headers)).headers.location;

describe('the host of a request', () => {
  it.each(['127.0.0.1', '::1', UNTRUSTED])(
    'is not taken from X-Forwarded-Host unless that is switched on, not even from %s',
    async (address) => {
      const shop = await shopWith();
      expect(await englishShop(shop, address, { 'x-forwarded-host': 'evil.test' })).toBe('http://en.localhost:8080/');
      const home = await send(shop, '/', address, { 'x-forwarded-host': 'ch.localhost:8080' });
      expect(home.body).toContain('"store":"de"');
    },
  );

  it('is taken from X-Forwarded-Host if that is switched on and a trusted proxy sends it', async () => {
    const shop = await shopWith({ trustedProxies: [PROXY], trustForwardedHost: true });
    const headers = { 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' };
    expect(await englishShop(shop, PROXY, headers)).toBe('https://en.shop.example/');
    expect(await englishShop(shop, UNTRUSTED, headers)).toBe('http://en.localhost:8080/');
    expect(await englishShop(shop, '127.0.0.1', headers)).toBe('http://en.localhost:8080/');
  });

  it('must be an allowed one if allowed hosts are configured: 421', async () => {
    const shop = await shopWith({ allowedHosts: ['shop.example', 'ch.shop.example'] });
    for (const host of ['shop.example', 'CH.shop.example'])
      expect((await send(shop, '/', UNTRUSTED, { host })).statusCode).toBe(200);
    for (const host of ['evil.test', 'shop.example:8080', 'at.shop.example', 'localhost', '127.0.0.1:8080']) {
      for (const url of ['/', '/cat/10/', '/graphql?id=navigation', '/api/token']) {
        const reply = await send(shop, url, UNTRUSTED, { host });
        expect([reply.statusCode, reply.json<{ code: string }>().code, reply.headers['cache-control']]).toEqual([
          421,
          'HOST_NOT_SERVED',
          'private, no-store',
        ]);
      }
    }
    expect((await send(shop, '/health/live', UNTRUSTED, { host: '10.0.0.5:8080' })).statusCode).toBe(200);
  });
});

describe('scheme, IP address and id of a request', () => {
  it.each([
    ['127.0.0.1', undefined],
    ['::ffff:127.0.0.1', undefined],
    ['127.8.9.10', undefined],
    [PROXY, [`${PROXY}/32`]],
    ['10.4.3.2', ['192.168.0.0/16', '10.0.0.0/8']],
    ['2001:db8:7::9', ['2001:db8:7::/48']],
  ])('are those that a trusted proxy reports: %s of %j', async (address, trustedProxies) => {
    const shop = await shopWith(trustedProxies === undefined ? {} : { trustedProxies });
    const reply = await send(shop, '/login/', address, {
      'x-forwarded-proto': 'https',
      'x-request-id': 'request-4711',
    });
    expect(reply.headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age'),
      'x-request-id': 'request-4711',
    });
  });

  it.each(['10.0.0.1', '192.168.1.5', '172.17.0.1', 'fd00::1', '::ffff:192.0.2.7', UNTRUSTED])(
    'are not believed from anybody else: %s',
    async (address) => {
      const shop = await shopWith();
      const reply = await send(shop, '/login/', address, {
        'x-forwarded-proto': 'https',
        'x-request-id': 'request-4711',
      });
      expect(reply.headers).not.toHaveProperty('strict-transport-security');
      expect(reply.headers['x-request-id']).not.toBe('request-4711');
    },
  );

  it('are not believed from this machine if other proxies are configured, so that its own tools stay local', async () => {
    const headers = { 'x-forwarded-for': UNTRUSTED };
    expect((await send(await shopWith(), '/metrics', '127.0.0.1', headers)).statusCode).toBe(403);
    expect((await send(await shopWith({ trustedProxies: [PROXY] }), '/metrics', '127.0.0.1', headers)).statusCode).toBe(
      200,
    );
  });

  it('come from the nearest address that is no trusted proxy’s', async () => {
    const shop = await shopWith({ trustedProxies: [PROXY, '127.0.0.1'] });
    const reply = await send(shop, '/metrics', '127.0.0.1', { 'x-forwarded-for': `127.0.0.1, ${UNTRUSTED}, ${PROXY}` });
    expect(reply.statusCode).toBe(403);
  });
});

describe('a page in the raw cache', () => {
  const routes: string[] = [];
  const ready = async (
    env: Partial<Env>,
  ): Promise<(headers: Readonly<Record<string, string>>) => Promise<IncomingHttpHeaders>> => {
    routes.length = 0;
    const shop = await openShop({ env, log: { request: ({ route }: RequestLine) => routes.push(route) } });
    opened.push(shop);
    await shop.server.listen({ port: 0, host: '127.0.0.1' });
    const address = shop.server.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    return (headers) =>
      new Promise((resolve, fail) => {
        get(
          { host: '127.0.0.1', port, path: '/cat/10/', agent: false, headers: { host: 'localhost:8080', ...headers } },
          (response) => {
            response.resume();
            response.on('end', () => resolve(response.headers));
          },
        ).on('error', fail);
      });
  };

  it('does not depend on headers that no trusted proxy sent', async () => {
    const get = await ready({ trustedProxies: [PROXY] });
    await get({});
    for (const headers of [
      { 'x-forwarded-host': 'ch.localhost' },
      { 'x-forwarded-proto': 'https' },
      { 'x-request-id': 'request-4711' },
    ]) {
      const received = await get(headers);
      expect(received).not.toHaveProperty('strict-transport-security');
      expect(received['x-request-id']).not.toBe('request-4711');
    }
    expect(routes).toEqual(['/*', 'raw-cache', 'raw-cache', 'raw-cache']);
  });

  it('is cached for each host and scheme that a trusted proxy reports', async () => {
    const get = await ready({ trustForwardedHost: true });
    const headers = { 'x-forwarded-host': 'ch.localhost:8080', 'x-forwarded-proto': 'https' };
    await get({});
    await get(headers);
    expect(await get(headers)).toHaveProperty('strict-transport-security');
    expect(await get({})).not.toHaveProperty('strict-transport-security');
    expect(routes).toEqual(['/*', '/*', 'raw-cache', 'raw-cache']);
  });
});
