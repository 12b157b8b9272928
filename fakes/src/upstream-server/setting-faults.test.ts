import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FAULT_PRESETS } from '../qa/fault-presets.ts';
import type { FaultRule } from '../worlds/faults/fault.ts';
import { faultyWorlds, QUESTION } from './testing/faulty-world.ts';
import { headersOf, type Ids, posted, testUpstream, type TestUpstream } from './testing/test-upstream.ts';

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
  it('stalls for longer than a client waits, when a tester wants it', async () => {
    const slow = await testUpstream();
    await slow.post('/qa/worlds/default/faults', { fault: { kind: 'tokenStall', stallMs: LATENCY_MS }, times: 1 });
    expect(await took(() => slow.token())).toBeGreaterThanOrEqual(LATENCY_MS - 2);
    expect((await slow.token()).status).toBe(200);
    expect((await slow.get('/qa/worlds/default/faults?unhit=1')).body).toEqual({ faults: [] });
    await slow.close();
  });

  it('fails as it is told to, and is spared by what is meant for operations', async () => {
    const failing = await testUpstream();
    await failing.post('/qa/worlds/default/faults', { fault: { kind: 'status', code: 500 } });
    expect((await failing.token()).status).toBe(200);
    await failing.post('/qa/worlds/default/faults', { match: { op: 'token', nth: 1 }, fault: { kind: 'status', code: 502 } });
    expect([(await failing.token()).status, (await failing.token()).status]).toEqual([502, 200]);
    await failing.close();
  });
});

it('notes token calls too, without what they show', async () => {
  const noted = await testUpstream();
  await noted.post('/qa/worlds/default/faults', { preset: 'token-fetch-fails', times: 1 });
  for (const _call of [1, 2]) await noted.token();
  await noted.token({ grant_type: 'client_credentials', client_id: 'nobody' });
  const { entries } = noted.journal.read('default', { op: 'token' });
  expect(entries).toMatchObject([{ ran: false, errorClass: 'status', faultId: 'fault-1' }, { ran: true, vars: { client_secret: '«redacted:13»' } }, { ran: true, errorClass: 'invalid_client' }]);
  await noted.close();
});

describe('a fault with a name', () => {
  const CALLS: Readonly<Record<string, (ids: Ids) => object>> = {
    'session-invalid': () => posted('getCustomerInfo', { url: '/' }),
    'session-revoked': () => posted('getCustomerInfo', { url: '/' }),
    'account-change-revoked': () => posted('updatePhone', { phone: '1' }),
    'mutation-error': ({ cartId }) => posted('setOrderComment', { cartId, comment: 'x' }),
    'payment-selection-fails': ({ cartId }) => posted('setSelectedPayment', { cartId, paymentId: 'VORKASSE' }),
    'submit-error-message': ({ cartId }) => posted('submitCart', { cartId }),
    'submit-exception': ({ cartId }) => posted('submitCart', { cartId }),
    'submit-reply-lost': ({ cartId }) => posted('submitCart', { cartId }),
    'login-fails': () => posted('login', { email: 'anna.lehmann@pausenhof.example', password: 'Kreide12', stayLogged: false, mergeCart: false }),
    'page-query-fails': () => posted('getPageDetailsByUrl', { url: '/' }),
  };
  const ofOperations = Object.keys(FAULT_PRESETS).filter((name) => !name.startsWith('token-fetch'));

  it.each(ofOperations)('%s hits the call that it is for', async (preset) => {
    const { ask, hits, ids } = await faultyWorlds(upstream, preset)({ preset });
    const call = CALLS[preset]?.(ids) ?? posted('FindCart', { cartId: ids['cartId'], calculateShippingCost: false });
    const reply = await ask(call, AbortSignal.timeout(100)).then((answer) => answer.text(), () => 'nothing');
    expect(reply).toMatch(/nothing|Out of order|"errors"|vue\.cart\.error|shop\.(?:payment\.error|login\.failed)/);
    expect(await hits()).toEqual([1]);
  });

  it('is listed with what it brings, and can be another in parts', async () => {
    expect((await upstream.get('/qa/faults')).body).toEqual({ presets: FAULT_PRESETS });
    expect(await upstream.post('/qa/worlds/default/faults', { preset: 'request-timeout', match: { op: 'never-called' }, priority: 7 })).toMatchObject({ status: 201, body: { match: { op: 'never-called' }, fault: { kind: 'hang' }, times: 1, priority: 7 } });
    expect((await upstream.post('/qa/worlds/default/faults', { preset: 'no-such' })).status).toBe(400);
  });
});

describe('faults are set', () => {
  it('listed, also those that hit nothing, and taken away', async () => {
    const { world, answer } = await faultyWorlds(upstream, 'listed')({ match: { op: 'FindCart' }, fault: { kind: 'hang' } }, { fault: { kind: 'latency', ms: 0 } });
    await answer(QUESTION);
    const faults = async (query = '') => (await upstream.get<{ readonly faults: readonly FaultRule[] }>(`/qa/worlds/${world}/faults${query}`)).body.faults.map(({ id }) => id);
    expect([await faults(), await faults('?unhit=1')]).toEqual([['fault-1', 'fault-2'], ['fault-1']]);
    expect(await upstream.remove(`/qa/worlds/${world}/faults/fault-1`)).toBe(204);
    expect(await upstream.remove(`/qa/worlds/${world}/faults/fault-1`)).toBe(404);
    expect(await faults()).toEqual(['fault-2']);
    expect(await upstream.remove(`/qa/worlds/${world}/faults`)).toBe(204);
    expect(await faults()).toEqual([]);
  });

  it.each([
    [{}, 'fault'],
    [{ fault: { kind: 'meteor' } }, 'kind'],
    [{ fault: { kind: 'status', code: 200 } }, 'code'],
    [{ fault: { kind: 'latency' } }, 'ms'],
    [{ fault: { kind: 'fieldErrors', errors: [] } }, 'errors'],
    [{ fault: { kind: 'fieldErrors', errors: [{ field: 'x', message: 'no key' }] } }, 'message'],
    [{ fault: { kind: 'hang' }, match: { nth: 0 } }, 'nth'],
    [{ fault: { kind: 'hang' }, match: { probability: 2 } }, 'probability'],
    [{ fault: { kind: 'hang' }, phase: 'between' }, 'phase'],
  ])('only where they make sense: %j', async (body, field) => {
    const reply = await upstream.post<{ readonly message: string }>('/qa/worlds/default/faults', body);
    expect([reply.status, reply.body.message]).toEqual([400, expect.stringContaining(field)]);
  });
});

it('ends at once, whoever waits for an answer that never comes', async () => {
  const ending = await testUpstream();
  const ids = await ending.state('default');
  await ending.post('/qa/worlds/default/faults', { fault: { kind: 'hang' } });
  const waiting = ending.post('/graphql', QUESTION, headersOf(ids, 'default')).then(
    () => 'answered',
    () => 'broken off',
  );
  await vi.waitFor(() => expect(ending.journal.read('default').entries).toHaveLength(1));
  await ending.close();
  expect(await waiting).toBe('broken off');
});
