import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestLine } from '../logging/log.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';

const METRICS_TOKEN = 'token-of-those-who-watch';
const logged: RequestLine[] = [];

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({
    env: { metricsToken: METRICS_TOKEN, qaToken: 'token-of-testers' },
    log: { request: (line) => logged.push(line) },
  });
});
afterAll(() => shop.close());

const fromOutside = { 'x-forwarded-for': '203.0.113.9' };

describe('the process', () => {
  it('is alive and ready, and no longer ready once it is about to end', async () => {
    const closing = await openShop();
    const visitor = closing.visitor();
    expect((await visitor.get('/health/ready')).statusCode).toBe(200);
    closing.readiness.close();
    const draining = await visitor.get('/health/ready');
    expect([draining.statusCode, draining.json()]).toEqual([503, { status: 'draining' }]);
    expect((await visitor.get('/health/live')).statusCode).toBe(200);
    await closing.close();
  });

  it('shows its dependencies to this machine and to requests with the token', async () => {
    const visitor = shop.visitor();
    expect((await visitor.get('/health/dependencies')).json()).toEqual({ dependencies: [] });
    expect((await visitor.get('/health/dependencies', { headers: fromOutside })).statusCode).toBe(403);
    expect(
      (
        await visitor.get('/health/dependencies', {
          headers: { ...fromOutside, authorization: `Bearer ${METRICS_TOKEN}` },
        })
      ).statusCode,
    ).toBe(200);
  });

  it('shows its metrics to this machine and to requests with the token', async () => {
    const visitor = shop.visitor();
    await visitor.get('/login/');
    const reply = await visitor.get('/metrics');
    expect(reply.headers['content-type']).toContain('text/plain');
    expect(reply.body).toContain('shop_http_request_duration_seconds_count{method="GET",route="/*",status="200"}');
    expect((await visitor.get('/metrics', { headers: fromOutside })).statusCode).toBe(403);
    expect(
      (await visitor.get('/metrics', { headers: { ...fromOutside, authorization: `Bearer ${METRICS_TOKEN}` } }))
        .statusCode,
    ).toBe(200);
    expect(
      (await visitor.get('/metrics', { headers: { ...fromOutside, authorization: 'Bearer wrong' } })).statusCode,
    ).toBe(403);
  });

  it('logs each request with id, route and duration, and nothing about the visitor or the query', async () => {
    logged.length = 0;
    const visitor = shop.visitor();
    await visitor.get('/cat/10/?p=2', { headers: { 'x-request-id': 'request-4711', cookie: 'userId=secret' } });
    expect(logged).toEqual([
      { id: 'request-4711', method: 'GET', route: '/*', status: expect.any(Number), ms: expect.any(Number) },
    ]);
  });

  it('replies with the id of the request, or with a new one if that is malformed', async () => {
    const visitor = shop.visitor();
    expect(
      (await visitor.get('/login/', { headers: { 'x-request-id': 'request-4711' } })).headers['x-request-id'],
    ).toBe('request-4711');
    expect((await visitor.get('/login/', { headers: { 'x-request-id': '<b>' } })).headers['x-request-id']).toMatch(
      /^[\da-f-]{36}$/u,
    );
  });
});

it('does not mistake a machine in its network for this one because of a header', async () => {
  const reply = await shop.server.inject({
    method: 'GET',
    url: '/metrics',
    remoteAddress: '192.168.1.5',
    headers: { host: 'localhost:8080', 'x-forwarded-for': '127.0.0.1' },
  });
  expect(reply.statusCode).toBe(403);
});

describe('every response', () => {
  it.each(['/', '/nothing/', '/graphql', '/api/token', '/health/live', '/api/nothing'])(
    'names the shop’s backend, and has strict security headers: %s',
    async (path) => {
      const { headers } = await shop.visitor().get(path);
      expect(headers).toMatchObject({
        'x-shop-backend': 'fake',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': expect.stringContaining("default-src '"),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );
});

describe('the QA plane', () => {
  it('is open to this machine, and elsewhere with its token', async () => {
    const visitor = shop.visitor();
    expect((await visitor.get('/qa/start/')).statusCode).toBe(200);
    expect((await visitor.get('/qa/start/', { headers: fromOutside })).statusCode).toBe(403);
    expect(
      (await visitor.get('/qa/start/', { headers: { ...fromOutside, authorization: 'Bearer token-of-testers' } }))
        .statusCode,
    ).toBe(200);
  });
});
