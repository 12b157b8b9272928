import { describe, expect, it } from 'vitest';
import { circuitBreaker } from './circuit-breaker.ts';
import type { CircuitBreaker, RequestEnd } from './circuit-breaker.ts';
import { aMutation, aQuery, clientOnScript, shopperNamed } from '../testing/client-on-script.ts';
import { jsonResponse, echo, graphqlError, serverError } from '../testing/scripted-upstream.ts';
import { scriptedTimers } from '../testing/scripted-timers.ts';

const hadRequests = (guard: CircuitBreaker, end: RequestEnd, times = 1): void => {
  for (let count = 0; count < times; count += 1) guard.admit(true)?.(end);
};

describe('the breaker', () => {
  it('opens when half of twenty requests failed', () => {
    const guard = circuitBreaker(scriptedTimers());
    hadRequests(guard, 'succeeded', 10);
    hadRequests(guard, 'failed', 9);
    expect(guard.isOpen).toBe(false);
    hadRequests(guard, 'failed');
    expect(guard.isOpen).toBe(true);
    expect(guard.admit(true)).toBeUndefined();
  });

  it('stays closed with fewer than twenty requests, or with fewer than half of them failed', () => {
    const few = circuitBreaker(scriptedTimers());
    hadRequests(few, 'failed', 19);
    expect(few.isOpen).toBe(false);
    const fine = circuitBreaker(scriptedTimers());
    hadRequests(fine, 'succeeded', 100);
    hadRequests(fine, 'failed', 99);
    expect(fine.isOpen).toBe(false);
  });

  it('forgets requests after ten seconds', async () => {
    const timers = scriptedTimers();
    const guard = circuitBreaker(timers);
    hadRequests(guard, 'failed', 19);
    await timers.pass(10_000);
    hadRequests(guard, 'failed');
    expect(guard.isOpen).toBe(false);
  });

  it('counts the requests of the last ten seconds, whatever came before', async () => {
    const timers = scriptedTimers();
    const guard = circuitBreaker(timers);
    hadRequests(guard, 'failed');
    await timers.pass(9_000);
    hadRequests(guard, 'failed', 18);
    await timers.pass(1_500);
    hadRequests(guard, 'failed');
    expect(guard.isOpen).toBe(false);
    hadRequests(guard, 'failed');
    expect(guard.isOpen).toBe(true);
  });

  it('does not count cancelled requests', () => {
    const guard = circuitBreaker(scriptedTimers());
    hadRequests(guard, 'failed', 19);
    hadRequests(guard, 'cancelled', 100);
    expect(guard.isOpen).toBe(false);
    hadRequests(guard, 'failed');
    expect(guard.isOpen).toBe(true);
  });

  it('stays open for five seconds, whatever requests end meanwhile', async () => {
    const timers = scriptedTimers();
    const guard = circuitBreaker(timers);
    const underWay = Array.from({ length: 40 }, () => guard.admit(true));
    for (const end of underWay.slice(0, 20)) end?.('failed');
    await timers.pass(3_000);
    for (const end of underWay.slice(20)) end?.('failed');
    await timers.pass(2_000);
    expect(guard.isOpen).toBe(false);
    expect(guard.admit(true)).toBeDefined();
    expect(guard.isOpen).toBe(true);
  });

  it('admits one query as a probe after five seconds, no mutation, and nothing beside it', async () => {
    const timers = scriptedTimers();
    const guard = circuitBreaker(timers);
    hadRequests(guard, 'failed', 20);
    await timers.pass(4_999);
    expect(guard.admit(true)).toBeUndefined();
    expect(guard.isOpen).toBe(true);
    await timers.pass(1);
    expect(guard.isOpen).toBe(false);
    expect(guard.admit(false)).toBeUndefined();
    const probe = guard.admit(true);
    expect(guard.admit(true)).toBeUndefined();
    probe?.('succeeded');
    expect(guard.isOpen).toBe(false);
    hadRequests(guard, 'failed');
    expect(guard.isOpen).toBe(false);
  });

  it('stays open for five more seconds when the probe fails, and admits another when it was cancelled', async () => {
    const timers = scriptedTimers();
    const guard = circuitBreaker(timers);
    hadRequests(guard, 'failed', 20);
    await timers.pass(5_000);
    guard.admit(true)?.('cancelled');
    expect(guard.isOpen).toBe(false);
    const second = guard.admit(true);
    expect(second).toBeDefined();
    second?.('failed');
    expect(guard.admit(true)).toBeUndefined();
    await timers.pass(5_000);
    expect(guard.admit(true)).toBeDefined();
  });
});

describe('an upstream that fails', () => {
  it('gets no requests: operations fail at once, and a mutation is no probe', async () => {
    let isDown = true;
    const { client, call, timers, upstream } = clientOnScript({
      reply: (request) => (isDown ? serverError : echo(request)),
    });
    for (let index = 0; index < 20; index += 1) void call(aMutation(), { shopper: shopperNamed(`user ${index}`) });
    await timers.pass(100);
    expect(client.isReachable).toBe(false);
    const refused = call(aQuery());
    await timers.pass(3);
    expect(await refused).toMatchObject({ at: 102, failure: { name: 'UpstreamUnavailable', problem: 'breaker-open' } });
    expect(upstream.requests).toHaveLength(20);
    isDown = false;
    await timers.pass(5_000);
    const change = call(aMutation());
    await timers.pass(10);
    expect(await change).toMatchObject({ failure: { name: 'UpstreamUnavailable', problem: 'breaker-open' } });
    const question = call(aQuery());
    await timers.pass(10);
    expect(await question).toMatchObject({ reply: { came: 'data' } });
    expect(client.isReachable).toBe(true);
  });

  it('is not blamed for GraphQL errors', async () => {
    const { client, call, timers } = clientOnScript({ reply: () => jsonResponse(graphqlError('INTERNAL_ERROR'), 500) });
    for (let index = 0; index < 40; index += 1) void call(aMutation(), { shopper: shopperNamed(`user ${index}`) });
    await timers.pass(100);
    expect(client.isReachable).toBe(true);
  });
});
