import { describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import { openUpstreamShop } from '../testing/open-upstream-shop.ts';
import { testClock } from '../testing/test-clock.ts';
import { clientOnScript } from './testing/client-on-script.ts';
import { answered, refusedConnection, tokenCalled } from './testing/scripted-upstream.ts';
import type { Script } from './testing/scripted-upstream.ts';
import { upstreamHealth } from './upstream-health.ts';
import { noWorlds, upstreamWorlds } from './upstream-worlds.ts';

const LONG_MS = 60_000;

const healthOn = (script: Script) => {
  const { client, timers, upstream } = clientOnScript(script);
  const health = upstreamHealth(client, timers);
  const look = async () => {
    const trouble = health();
    await timers.pass(LONG_MS);
    return trouble;
  };
  return { health, look, timers, upstream };
};

describe('the way to the upstream', () => {
  it('is open where it gives a token and answers', async () => {
    expect(await healthOn({}).look()).toBeUndefined();
  });

  it('says that the credentials are refused, and is tried again each time somebody looks', async () => {
    let isRight = false;
    const { look } = healthOn({ token: () => (isRight ? tokenCalled('token') : answered({ error: 'invalid_client' }, 401)) });
    expect(await look()).toBe('upstream-credentials-refused');
    isRight = true;
    expect(await look()).toBeUndefined();
  });

  it('says that there is no token, or no answer', async () => {
    expect(await healthOn({ token: () => refusedConnection }).look()).toBe('upstream-gives-no-token');
    expect(await healthOn({ answer: () => refusedConnection }).look()).toBe('upstream-not-reached');
  });

  it('is looked at once for all who ask within a second', async () => {
    const { health, timers, upstream } = healthOn({});
    const looks = [health(), health()];
    await timers.pass(500);
    looks.push(health());
    expect(await Promise.all(looks)).toEqual([undefined, undefined, undefined]);
    expect(upstream.requests).toHaveLength(1);
  });
});

describe('a gateway on the upstream', () => {
  it('is ready once it has reached the upstream, and stays so when the upstream is gone', async () => {
    const shop = await openUpstreamShop();
    const { browser } = shop.visitor();
    const ready = await browser.get('/health/ready');
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
    expect((await browser.get('/health/dependencies')).json()).toEqual({ dependencies: [{ name: 'upstream', state: 'up', since: '2026-08-03T10:00:00.000Z' }] });
    await shop.upstream.close();
    expect((await browser.get('/health/ready')).statusCode).toBe(200);
    await shop.close();
  });

  it('starts with wrong credentials too, says which to mend, and is not ready: a rollout stops here', async () => {
    const told: unknown[] = [];
    const shop = await openUpstreamShop({ clientSecret: 'wrong', log: { failure: (failure) => told.push(failure) } });
    const { browser } = shop.visitor();
    const ready = await browser.get('/health/ready');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'starting' }]);
    expect((await browser.get('/health/dependencies')).json()).toMatchObject({ dependencies: [{ name: 'upstream', state: 'down', because: 'upstream-credentials-refused' }] });
    expect((await browser.get('/health/live')).statusCode).toBe(200);
    expect(told).toEqual([expect.objectContaining({ name: 'UpstreamNotReady', message: expect.stringContaining('UPSTREAM_CLIENT_SECRET') })]);
    await shop.close();
  });

  it('shows how its requests to the upstream end, and how long they take', async () => {
    const shop = await openUpstreamShop();
    const { browser } = shop.visitor();
    await browser.get('/health/ready');
    expect((await browser.get('/metrics')).body).toMatch(/^shop_upstream_request_duration_seconds_count\{outcome="200"\} [1-9]/mu);
    await shop.close();
  });

  it('lets go of the upstream when it ends', async () => {
    let closed = 0;
    const shop = await openShop({ backend: (fake) => ({ ...fake, close: async () => void (closed += 1) }) });
    await shop.close();
    expect(closed).toBe(1);
  });
});

describe('testers’ worlds behind the upstream', () => {
  it('are named on, each request as if it were the first', () => {
    const worlds = upstreamWorlds(testClock());
    const versions = [worlds.enter('w1'), worlds.enter('w1')].map((entered) => (entered?.ok === true ? entered.value.version : undefined));
    expect(new Set(versions).size).toBe(2);
    expect(worlds.enter(undefined)).toBeUndefined();
    expect(worlds.enter('W 1')).toMatchObject({ ok: false, refusal: { because: 'WORLD_UNKNOWN', status: 404 } });
  });

  it('are none in production', () => {
    expect(noWorlds.enter('w1')).toBeUndefined();
  });
});
