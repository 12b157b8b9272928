import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { aMutation, aQuery, clientOnScript, LENA } from './testing/client-on-script.ts';
import { HANG, lostReply, refusedConnection } from './testing/scripted-upstream.ts';
import type { Script } from './testing/scripted-upstream.ts';

/** A timer outlives what it was set for, and holds on to it: one for each request, for seconds, adds up. */
describe('no timer is left', () => {
  it.each<[string, Script]>([
    ['has succeeded', {}],
    ['failed', { reply: () => lostReply }],
    ['had no token', { token: () => refusedConnection }],
  ])('by an operation that %s', async (_how, script) => {
    const { call, timers } = clientOnScript(script);
    const ending = call(aMutation());
    await timers.pass(10);
    await ending;
    expect(timers.left).toBe(0);
  });

  it.each<[string, number, Script]>([
    ['while it is gathered with others', 1, {}],
    ['while it waits for its response', 500, { takes: 1_000 }],
    ['while it waits for a repeat', 100, { reply: () => refusedConnection }],
  ])('by a query whose caller cancels %s', async (_when, ms, script) => {
    const { call, timers } = clientOnScript(script);
    const going = new AbortController();
    const ending = call(aQuery(), { shopper: LENA, signal: going.signal });
    await timers.pass(ms);
    going.abort();
    await timers.pass(10);
    expect(await ending).toMatchObject({ failure: { name: 'CallCancelled' } });
    expect(timers.left).toBe(0);
  });

  it('by a query that is cancelled', async () => {
    const { call, timers } = clientOnScript({ reply: () => HANG });
    const ending = call(aQuery(), { shopper: LENA, deadlineMs: 1_000 });
    await timers.pass(1_000);
    await ending;
    expect(timers.left).toBe(0);
  });
});

it('no abort listener is left with the caller of many queries', async () => {
  const { call, timers } = clientOnScript();
  const { signal } = new AbortController();
  const endings = [aQuery(), aMutation()].map((operation) => call(operation, { shopper: LENA, signal }));
  await timers.pass(100);
  await Promise.all(endings);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
