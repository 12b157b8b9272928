import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FaultRule } from '../worlds/faults/fault.ts';
import { faultyWorlds, QUERY } from './testing/faulty-world.ts';
import { headersOf, testUpstream, type TestUpstream } from './testing/test-upstream.ts';

const LATENCY_MS = 60;

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await testUpstream();
});
afterAll(() => upstream.close());

const took = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

describe('a token call', () => {
  it('stalls for longer than a client waits', async () => {
    const slow = await testUpstream();
    await slow.post('/qa/worlds/default/faults', { fault: { kind: 'tokenStall', stallMs: LATENCY_MS }, times: 1 });
    expect(await took(() => slow.token())).toBeGreaterThanOrEqual(LATENCY_MS - 2);
    expect((await slow.token()).status).toBe(200);
    expect((await slow.get('/qa/worlds/default/faults?unhit=1')).body).toEqual({ faults: [] });
    await slow.close();
  });

  it('fails by its own faults, and is not hit by faults for operations', async () => {
    const failing = await testUpstream();
    await failing.post('/qa/worlds/default/faults', { fault: { kind: 'status', code: 500 } });
    expect((await failing.token()).status).toBe(200);
    await failing.post('/qa/worlds/default/faults', {
      match: { op: 'token', nth: 1 },
      fault: { kind: 'status', code: 502 },
    });
    expect([(await failing.token()).status, (await failing.token()).status]).toEqual([502, 200]);
    await failing.close();
  });
});

it('records token calls too, without their credentials', async () => {
  const noted = await testUpstream();
  await noted.post('/qa/worlds/default/faults', { preset: 'token-fetch-fails', times: 1 });
  for (const _call of [1, 2]) await noted.token();
  await noted.token({ grant_type: 'client_credentials', client_id: 'nobody' });
  const { entries } = noted.journal.read('default', { query: { op: 'token' } });
  expect(entries).toMatchObject([
    { ran: false, errorClass: 'status', faultId: 'fault-1' },
    { ran: true, vars: { client_secret: '«redacted:13»' } },
    { ran: true, errorClass: 'invalid_client' },
  ]);
  await noted.close();
});

describe('setting faults', () => {
  it('lists them, also those without a hit, and removes them', async () => {
    const { world, post } = await faultyWorlds(upstream, 'listed')(
      { match: { op: 'FindCart' }, fault: { kind: 'hang' } },
      { fault: { kind: 'latency', ms: 0 } },
    );
    await post(QUERY);
    const faults = async (query = '') =>
      (
        await upstream.get<{ readonly faults: readonly FaultRule[] }>(`/qa/worlds/${world}/faults${query}`)
      ).body.faults.map(({ id }) => id);
    expect([await faults(), await faults('?unhit=1')]).toEqual([['fault-1', 'fault-2'], ['fault-1']]);
    expect(await upstream.remove(`/qa/worlds/${world}/faults/fault-1`)).toBe(204);
    expect(await upstream.remove(`/qa/worlds/${world}/faults/fault-1`)).toBe(404);
    expect(await faults()).toEqual(['fault-2']);
    expect(await upstream.remove(`/qa/worlds/${world}/faults`)).toBe(204);
    expect(await faults()).toEqual([]);
  });

  it('sets the phase of kinds that have only one', async () => {
    const phaseOf = async (fault: object) =>
      (await upstream.post<FaultRule>('/qa/worlds/default/faults', { match: { op: 'FindCart' }, fault })).body.phase;
    expect([
      await phaseOf({ kind: 'applyThenReset' }),
      await phaseOf({ kind: 'partialData', path: ['a'] }),
      await phaseOf({ kind: 'tokenRevoked' }),
      await phaseOf({ kind: 'hang' }),
    ]).toEqual(['after', 'after', 'before', 'before']);
  });

  it.each([
    [{}, 'GET /qa/faults'],
    [{ preset: 'no-such' }, 'preset must be the name of a fault: there is no no-such'],
    [
      { preset: 'internal-error', macth: { op: 'FindCart' } },
      'macth means nothing here; known are preset, match, fault, phase, times, priority',
    ],
    [
      { match: { operation: 'FindCart' }, fault: { kind: 'hang' } },
      'operation means nothing here; known are op, kind, class, vars, nth, every, probability',
    ],
    [{ fault: { kind: 'hang', ms: 5 } }, 'ms means nothing here'],
    [{ fault: { kind: 'graphqlError' } }, 'classification, messageKey or message'],
    [{ fault: { kind: 'latency', ms: 5, medianMs: 5 } }, 'ms must say how long it takes, or medianMs'],
    [{ fault: { kind: 'applyThenReset' }, phase: 'before' }, 'phase must be after'],
    [{ fault: { kind: 'tokenRevoked' }, phase: 'after' }, 'phase must be before'],
    [{ fault: { kind: 'meteor' } }, 'kind'],
    [{ fault: { kind: 'status', code: 200 } }, 'code'],
    [{ fault: { kind: 'latency' } }, 'ms'],
    [{ fault: { kind: 'fieldErrors', errors: [] } }, 'errors'],
    [{ fault: { kind: 'fieldErrors', errors: [{ field: 'x', message: 'no key' }] } }, 'message'],
    [{ fault: { kind: 'hang' }, match: { nth: 0 } }, 'nth'],
    [{ fault: { kind: 'hang' }, match: { probability: 2 } }, 'probability'],
    [{ fault: { kind: 'hang' }, match: { class: 'query' } }, 'class must be one of Q, MI, MN'],
    [{ fault: { kind: 'refused' } }, 'code'],
    [{ fault: { kind: 'hang' }, phase: 'between' }, 'phase'],
  ])('refuses %j', async (body, field) => {
    const reply = await upstream.post<{ readonly message: string }>('/qa/worlds/default/faults', body);
    expect([reply.status, reply.body.message]).toEqual([400, expect.stringContaining(field)]);
  });
});

it('stops at once although a client waits for a response that never comes', async () => {
  const ending = await testUpstream();
  const ids = await ending.state('default');
  await ending.post('/qa/worlds/default/faults', { fault: { kind: 'hang' } });
  const waiting = ending.post('/graphql', QUERY, headersOf(ids, 'default')).then(
    () => 'answered',
    () => 'broken off',
  );
  await expect.poll(() => ending.journal.read('default').entries).toHaveLength(1);
  await ending.close();
  expect(await waiting).toBe('broken off');
});
