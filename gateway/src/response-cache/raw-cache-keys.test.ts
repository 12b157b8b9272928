import { IncomingMessage, ServerResponse } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { RequestLine } from '../logging/log.ts';
import { testClock } from '../testing/test-clock.ts';
import { cachedResponse } from './cached-response.ts';
import { rawCache } from './raw-cache.ts';

const MINUTE = 60_000;
const PUBLIC = { 'cache-control': 'public, max-age=0' };

interface Sent {
  readonly method?: string;
  readonly url?: string;
  readonly headers?: IncomingHttpHeaders;
}

const requestOf = ({ method = 'GET', url = '/cat/10/', headers = {} }: Sent): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), { method, url, headers: { host: 'localhost:8080', ...headers } });

const aCache = () => {
  const clock = testClock();
  const times = [1_000, 1_002.34];
  const lines: RequestLine[] = [];
  const raw = rawCache({
    clock,
    timers: { now: () => times.shift() ?? 0 },
    worlds: () => undefined,
    requestId: () => 'request-1',
    note: (line) => lines.push(line),
  });
  return {
    clock,
    lines,
    store: async (
      sent: Sent,
      headers: Readonly<Record<string, string>> = PUBLIC,
      status = 200,
      lastsMs = Infinity,
    ): Promise<void> => {
      const response = cachedResponse({ status, headers, body: 'page', lastsMs }, clock.now().getTime());
      raw.store(requestOf(sent), response, await response.bytes('identity'), response.headers);
    },
    has: (sent: Sent): boolean => {
      const request = requestOf(sent);
      return raw.send(request, new ServerResponse(request));
    },
  };
};

describe('a stored response', () => {
  it.each<[string, Sent]>([
    ['the same request', {}],
    ['the host in capitals', { headers: { host: 'LOCALHOST:8080' } }],
    ['a cookie that changes no page', { headers: { cookie: '_ga=1' } }],
    ['the locale cookie', { headers: { cookie: 'locale=en' } }],
  ])('is sent for %s', async (_what, sent) => {
    const { store, has } = aCache();
    await store({});
    expect(has(sent)).toBe(true);
  });

  it.each<[string, Sent]>([
    ['another URL', { url: '/cat/20/' }],
    ['another host', { headers: { host: 'en.localhost:8080' } }],
    ['another forwarded host', { headers: { 'x-forwarded-host': 'en.localhost:8080' } }],
    ['another forwarded scheme', { headers: { 'x-forwarded-proto': 'https' } }],
    ['another method', { method: 'HEAD' }],
    ['a request without a host', { headers: { host: undefined } }],
    ['a customer’s cookie', { headers: { cookie: 'a=b; customerSession=x' } }],
    ['a world', { headers: { 'x-shop-world': 'mine' } }],
    ['another encoding', { headers: { 'accept-encoding': 'br' } }],
  ])('is not sent for %s', async (_what, sent) => {
    const { store, has } = aCache();
    await store({});
    expect(has(sent)).toBe(false);
  });

  it.each(['/', '/?p=2'])(
    'is not sent for the home page %s with the locale cookie, which decides where it redirects',
    async (url) => {
      const { store, has } = aCache();
      await store({ url });
      expect([
        has({ url }),
        has({ url, headers: { cookie: '_ga=1' } }),
        has({ url, headers: { cookie: 'locale=en' } }),
      ]).toEqual([true, true, false]);
    },
  );

  it('is found by the forwarded host and scheme', async () => {
    const { store, has } = aCache();
    const headers = { 'x-forwarded-host': 'Shop.Example', 'x-forwarded-proto': 'https' };
    await store({ headers });
    expect([
      has({ headers }),
      has({ headers: { ...headers, 'x-forwarded-host': 'shop.example', host: 'elsewhere:80' } }),
      has({}),
    ]).toEqual([true, true, false]);
  });

  it('is sent for a minute', async () => {
    const { store, has, clock } = aCache();
    await store({});
    clock.forward(MINUTE);
    expect(has({})).toBe(true);
    clock.forward(1);
    expect(has({})).toBe(false);
  });

  it('is logged with its duration', async () => {
    const { store, has, lines } = aCache();
    await store({});
    has({});
    expect(lines).toEqual([{ id: 'request-1', method: 'GET', route: 'raw-cache', status: 200, ms: 2.3 }]);
  });
});

it.each<[string, Sent, Readonly<Record<string, string>>, number]>([
  ['private', {}, { 'cache-control': 'private, no-store' }, 200],
  ['without cache-control', {}, {}, 200],
  ['with a cookie', {}, { ...PUBLIC, 'set-cookie': 'a=b' }, 200],
  ['not found', {}, PUBLIC, 404],
  ['to a POST', { method: 'POST' }, PUBLIC, 200],
  ['to a signed-in customer', { headers: { cookie: 'customerSession=x' } }, PUBLIC, 200],
  ['in a world', { headers: { 'x-shop-world': 'mine' } }, PUBLIC, 200],
])('a response %s is not stored', async (_what, sent, headers, status) => {
  const { store, has } = aCache();
  await store(sent, headers, status);
  expect([has(sent), has({})]).toEqual([false, false]);
});

it('is not sent once its content has ended', async () => {
  const { clock, store, has } = aCache();
  await store({}, PUBLIC, 200, 5_000);
  clock.forward(4_999);
  expect(has({})).toBe(true);
  clock.forward(1);
  expect(has({})).toBe(false);
});
