import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';

const TOKEN = 'token-of-testers';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ env: { qaToken: TOKEN } });
});
afterAll(() => shop.close());

const LOCAL = { host: 'localhost:8080' };

interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
}

const statusOf = async (url: string, { method = 'GET', headers = {}, payload }: RequestOptions = {}) => {
  const reply = await shop.server.inject({
    method,
    url,
    headers: { ...LOCAL, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return reply.statusCode;
};

/** Everything that is reserved for people at this machine. */
const LOCAL_ONLY = ['/qa/start/', '/qa/magic/', '/qa/worlds', '/metrics', '/health/dependencies'];

describe('a page whose host name was rebound to this machine (DNS rebinding)', () => {
  it.each(['evil.test', 'evil.test:8080', 'localhost.evil.test:8080', '127.0.0.1.evil.test', '192.168.1.5:8080'])(
    'reads nothing at %s',
    async (host) => {
      for (const url of LOCAL_ONLY) expect([url, await statusOf(url, { headers: { host } })]).toEqual([url, 403]);
    },
  );

  it.each([
    'localhost:8080',
    'LOCALHOST:8080',
    'at.localhost:8080',
    'educational.localhost',
    '127.0.0.1:8080',
    '[::1]:8080',
  ])('is distinguished from this machine, which is allowed at %s', async (host) => {
    for (const url of LOCAL_ONLY) expect([url, await statusOf(url, { headers: { host } })]).toEqual([url, 200]);
  });

  it('is distinguished from the hosts of the shop, which are allowed', async () => {
    const staging = await openShop({ env: { allowedHosts: ['shop.example'] } });
    const statusAt = async (host: string) =>
      (await staging.server.inject({ method: 'GET', url: '/qa/worlds', headers: { host } })).statusCode;
    expect([await statusAt('shop.example'), await statusAt('other.example')]).toEqual([200, 403]);
    await staging.close();
  });

  it('is admitted with the token, which such a page does not know', async () => {
    expect(await statusOf('/qa/worlds', { headers: { host: 'evil.test', authorization: `Bearer ${TOKEN}` } })).toBe(
      200,
    );
  });
});

describe('a page of another site', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  const CROSS_SITE = {
    ...FORM,
    origin: 'https://evil.test',
    'sec-fetch-site': 'cross-site',
    'sec-fetch-dest': 'document',
  };

  it.each(['/qa/worlds', '/qa/worlds/default/reset', '/qa/worlds/default/clock', '/qa/worlds/default/prices'])(
    'posts no form to %s',
    async (url) => {
      expect(await statusOf(url, { method: 'POST', headers: CROSS_SITE, payload: 'a=b' })).toBe(403);
      expect(
        await statusOf(url, { method: 'POST', headers: { ...FORM, origin: 'https://evil.test' }, payload: 'a=b' }),
      ).toBe(403);
      expect(await statusOf(url, { method: 'POST', headers: FORM, payload: 'a=b' })).toBe(415);
    },
  );

  it('can neither post without a body nor delete', async () => {
    expect(
      await statusOf('/qa/worlds/default/reset', { method: 'POST', headers: { origin: 'https://evil.test' } }),
    ).toBe(403);
    expect(
      await statusOf('/qa/worlds/default/reset', {
        method: 'POST',
        headers: { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
      }),
    ).toBe(403);
    expect(
      await statusOf('/qa/worlds/default', { method: 'DELETE', headers: { 'sec-fetch-site': 'cross-site' } }),
    ).toBe(403);
  });

  it('creates no worlds through images, but a tester may follow its link', async () => {
    const start = '/qa/start/guest-3-items/';
    expect(await statusOf(start, { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' } })).toBe(403);
    expect(await statusOf(start, { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' } })).toBe(
      302,
    );
  });
});

it('a tool resets a world, with and without a body', async () => {
  const { id } = shop.fake.testWorlds.create();
  expect(await statusOf(`/qa/worlds/${id}/reset`, { method: 'POST' })).toBe(200);
  expect(
    await statusOf(`/qa/worlds/${id}/reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    }),
  ).toBe(200);
});
