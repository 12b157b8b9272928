import { describe, expect, it } from 'vitest';
import { testClock } from '../../testing/test-clock.ts';
import { clientOnScript } from '../client/testing/client-on-script.ts';
import { jsonResponse, HANG, refusedConnection, tokenCalled } from '../client/testing/scripted-upstream.ts';
import type { Script } from '../client/testing/scripted-upstream.ts';
import { upstreamHealthIndicator } from './upstream-health-indicator.ts';
import { noWorlds, upstreamWorlds } from '../worlds/upstream-worlds.ts';

const LONG_MS = 60_000;

const healthOn = (script: Script) => {
  const { client, timers, upstream } = clientOnScript(script);
  const health = upstreamHealthIndicator(client, timers);
  const check = async () => {
    const problem = health();
    await timers.pass(LONG_MS);
    return problem;
  };
  return { health, check, timers, upstream };
};

describe('the health indicator', () => {
  it('is up when the upstream issues a token and replies', async () => {
    expect(await healthOn({}).check()).toBeUndefined();
  });

  it('reports refused credentials, and checks again each time', async () => {
    let isRight = false;
    const { check } = healthOn({
      token: () => (isRight ? tokenCalled('token') : jsonResponse({ error: 'invalid_client' }, 401)),
    });
    expect(await check()).toBe('upstream-credentials-refused');
    isRight = true;
    expect(await check()).toBeUndefined();
  });

  it('reports a missing token, or no reply', async () => {
    expect(await healthOn({ token: () => refusedConnection }).check()).toBe('upstream-gives-no-token');
    expect(await healthOn({ reply: () => refusedConnection }).check()).toBe('upstream-not-reached');
  });

  it('checks once for all callers within a second', async () => {
    const { health, timers, upstream } = healthOn({});
    const looks = [health(), health()];
    await timers.pass(500);
    looks.push(health());
    expect(await Promise.all(looks)).toEqual([undefined, undefined, undefined]);
    expect(upstream.requests).toHaveLength(1);
    await timers.pass(499);
    await health();
    expect(upstream.requests).toHaveLength(1);
    await timers.pass(1);
    const later = health();
    await timers.pass(100);
    await later;
    expect(upstream.requests.map(({ names, variables }) => [names, variables])).toEqual(
      Array.from({ length: 2 }, () => [['getGlobalParametersByName'], [{ names: [] }]]),
    );
  });

  it('is down when nothing arrives for two seconds', async () => {
    const { health, timers } = healthOn({ reply: () => HANG });
    const problem = health().then((cached) => [timers.now(), cached]);
    await timers.pass(LONG_MS);
    expect(await problem).toEqual([2_000, 'upstream-not-reached']);
  });

  it('is up when the upstream replies with errors only', async () => {
    expect(
      await healthOn({ reply: () => jsonResponse({ data: null, errors: [{ message: 'm' }] }) }).check(),
    ).toBeUndefined();
  });

  it('does not report failures on our side', async () => {
    const broken = new TypeError('ours');
    const { timers } = healthOn({});
    const health = upstreamHealthIndicator(
      { call: () => Promise.reject(broken), checkCredentials: () => Promise.resolve('issued') },
      timers,
    );
    await expect(health()).rejects.toBe(broken);
  });
});

describe('testers’ worlds behind the upstream', () => {
  it('are forwarded by name, with a new version for each request', () => {
    const worlds = upstreamWorlds(testClock());
    const versions = [worlds.find('w1'), worlds.find('w1')].map((entered) =>
      entered?.ok === true ? entered.value.version : undefined,
    );
    expect(new Set(versions).size).toBe(2);
    expect(worlds.find(undefined)).toBeUndefined();
    expect(worlds.find('w1')).toMatchObject({ ok: true, value: { id: 'w1', isDefault: false, isWatched: false } });
  });

  it.each([
    ['a', true],
    ['w-1', true],
    ['a'.repeat(40), true],
    ['a'.repeat(41), false],
    ['', false],
    ['W1', false],
    ['w 1', false],
    ['w1\n', false],
    ['ä', false],
  ])('are named by 1 to 40 lower-case letters, digits and hyphens: %j', (id, isName) => {
    const entered = upstreamWorlds(testClock()).find(id);
    expect(entered).toMatchObject(
      isName ? { ok: true } : { ok: false, refusal: { because: 'WORLD_UNKNOWN', status: 404 } },
    );
  });

  it('have the time of the gateway’s clock', () => {
    const clock = testClock('2026-08-03T10:00:00Z');
    const entered = upstreamWorlds(clock).find('w1');
    clock.forward(60_000);
    expect(entered?.ok === true ? entered.value.now() : undefined).toEqual(new Date('2026-08-03T10:01:00Z'));
  });

  it('do not exist in production', () => {
    expect(noWorlds.find('w1')).toBeUndefined();
  });
});
