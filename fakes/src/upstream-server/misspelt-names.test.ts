import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf, testUpstream, type TestUpstream } from './testing/test-upstream.ts';

interface Refused {
  readonly code: string;
  readonly message: string;
}

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await testUpstream();
  upstream.worlds.create({ id: 'spelt' });
});
afterAll(() => upstream.close());

const WORLD = '/qa/worlds/spelt';

describe('an operation that the shop does not use', () => {
  it.each([
    ['verified by number', () => upstream.post<Refused>(`${WORLD}/verify`, { match: { op: 'submitKart' }, count: 0 })],
    [
      'verified in order',
      () => upstream.post<Refused>(`${WORLD}/verify`, { inOrder: [{ op: 'cart_update' }, { op: 'submitKart' }] }),
    ],
    [
      'matched by a fault',
      () => upstream.post<Refused>(`${WORLD}/faults`, { match: { op: 'submitKart' }, fault: { kind: 'hang' } }),
    ],
    ['a filter of the journal', () => upstream.get<Refused>(`${WORLD}/journal?op=submitKart`)],
    [
      'a filter of a followed journal',
      () => upstream.get<Refused>(`${WORLD}/journal?op=submitKart`, { accept: 'text/event-stream' }),
    ],
  ])('is refused with the nearest names when it is %s', async (_what, send) => {
    const { status, body } = await send();
    expect([status, body.code, body.message]).toEqual([
      400,
      'REQUEST_MALFORMED',
      expect.stringContaining(
        'op must be the name of an operation: there is no submitKart. The nearest names are submitCart, ',
      ),
    ]);
  });

  it('is accepted once this world has received it from any client', async () => {
    const ids = await upstream.state('spelt');
    await upstream.post(
      '/graphql',
      { query: 'query monthlyReport { isUniqueEmail(email: "x@example.org") }' },
      headersOf(ids, 'spelt'),
    );
    expect((await upstream.post(`${WORLD}/verify`, { match: { op: 'monthlyReport' }, count: 1 })).status).toBe(200);
    expect(
      (await upstream.post(`${WORLD}/faults`, { match: { op: 'monthlyReport' }, fault: { kind: 'hang' }, times: 1 }))
        .status,
    ).toBe(201);
    expect(
      (await upstream.post('/qa/worlds/default/verify', { match: { op: 'monthlyReport' }, count: 0 })).status,
    ).toBe(400);
  });
});

it('refuses to filter calls by a fault that this world never had', async () => {
  const { status, body } = await upstream.post<Refused>(`${WORLD}/verify`, {
    match: { faultId: 'fault-99' },
    count: 0,
  });
  expect([status, body.message]).toEqual([
    400,
    expect.stringContaining('faultId must be the id of a fault of this world: there is no fault-99'),
  ]);
});

it.each([
  [
    'parameters',
    { name: 'lightning_dael', value: 'on' },
    'there is no lightning_dael. The nearest names are lightning_deal',
  ],
  [
    'faults',
    { preset: 'submit-replay-lost' },
    'there is no submit-replay-lost. The nearest names are submit-reply-lost',
  ],
])('a misspelt name in %s is refused with the nearest ones', async (where, body, message) => {
  const reply = await upstream.post<Refused>(`${WORLD}/${where}`, body);
  expect([reply.status, reply.body.message]).toEqual([400, expect.stringContaining(message)]);
});

it('does not wait for a mail that the shop never sends', async () => {
  const { status, body } = await upstream.get<Refused>(`${WORLD}/mails?template=order-confirmed&waitMs=10000`);
  expect([status, body.message]).toEqual([400, expect.stringContaining('The nearest names are order-confirmation')]);
});

it('refuses an unknown scenario with the nearest names', async () => {
  const { status, body } = await upstream.post<Refused>('/qa/worlds', { scenario: 'ready-to-odrer' });
  expect([status, body.code, body.message]).toEqual([
    404,
    'SCENARIO_UNKNOWN',
    expect.stringContaining('The nearest names are ready-to-order'),
  ]);
});

describe('an unknown field or parameter', () => {
  it.each([
    ['the list of worlds', () => upstream.get<Refused>('/qa/worlds?limit=5')],
    ['a new world', () => upstream.post<Refused>('/qa/worlds?scenario=empty', {})],
    ['a world', () => upstream.get<Refused>(`${WORLD}?at=2026-08-03`)],
    [
      'a world that is removed',
      () =>
        fetch(new URL(`${WORLD}?force=1`, upstream.url), { method: 'DELETE' }).then(async (reply) => ({
          status: reply.status,
          body: (await reply.json()) as Refused,
        })),
    ],
    ['a clock', () => upstream.post<Refused>(`${WORLD}/clock?to=2030-01-01`, { advanceMs: 1 })],
    ['a reset', () => upstream.post<Refused>(`${WORLD}/reset`, { at: '2026-08-03T10:00:00Z' })],
    ['a reset, in its address', () => upstream.post<Refused>(`${WORLD}/reset?at=2026-08-03`, {})],
    ['mails', () => upstream.get<Refused>(`${WORLD}/mails?form=a`)],
    ['orders', () => upstream.get<Refused>(`${WORLD}/orders?status=placed`)],
    ['stock', () => upstream.post<Refused>(`${WORLD}/stock?world=a`, { itemId: 'x', pieces: 1 })],
    ['faults', () => upstream.post<Refused>(`${WORLD}/faults?times=1`, { preset: 'internal-error' })],
    ['faults that are listed', () => upstream.get<Refused>(`${WORLD}/faults?hit=1`)],
    ['a verification', () => upstream.post<Refused>(`${WORLD}/verify?count=0`, { match: {}, count: 0 })],
    ['named faults', () => upstream.get<Refused>('/qa/faults?kind=hang')],
    ['starts', () => upstream.get<Refused>('/qa/start?storefront=ch')],
    ['magic values', () => upstream.get<Refused>('/qa/magic?of=cards')],
  ])('is refused for %s, with the known ones', async (_what, send) => {
    const { status, body } = await send();
    expect([status, body.code, body.message]).toEqual([
      400,
      'REQUEST_MALFORMED',
      expect.stringContaining('means nothing'),
    ]);
  });

  it('of a reset is refused with a hint to the route that moves the clock', async () => {
    const { body } = await upstream.post<Refused>(`${WORLD}/reset`, { at: '2026-08-03T10:00:00Z' });
    expect(body.message).toContain('POST /qa/worlds/<world>/clock');
  });
});

describe('a fault that could never hit', () => {
  const set = (world: string, fault: object) => upstream.post<Refused>(`/qa/worlds/${world}/faults`, fault);

  it.each([
    ['a token call fails, in a private world', { preset: 'token-fetch-fails' }],
    ['a token call stalls, in a private world', { preset: 'token-fetch-stalls' }],
    ['a token call is slow, in a private world', { match: { op: 'token' }, fault: { kind: 'latency', ms: 5 } }],
  ])('is refused with the world in which it could: %s', async (_what, fault) => {
    const { status, body } = await set('spelt', fault);
    expect([status, body.code, body.message]).toEqual([
      409,
      'FAULT_CANNOT_HIT',
      expect.stringContaining('POST /qa/worlds/default/faults'),
    ]);
  });

  it.each([
    [
      'a stall of tokens at an operation',
      { match: { op: 'submitCart' }, fault: { kind: 'tokenStall' } },
      'token calls only',
    ],
    [
      'a GraphQL reply to a token call',
      { match: { op: 'token' }, fault: { kind: 'graphqlError', classification: 'INTERNAL_ERROR' } },
      'no operation of GraphQL',
    ],
    [
      'wrong fields where none are typed',
      {
        match: { op: 'getCustomerInfo' },
        fault: { kind: 'fieldErrors', errors: [{ field: 'a', message: 'shop.form.error.phone' }] },
      },
      'getCustomerInfo',
    ],
    [
      'a refusal by an operation that has none',
      { match: { op: 'getOrdersV2' }, fault: { kind: 'refused', code: 'NO' } },
      'The answer to getOrdersV2 has no refusal',
    ],
    [
      'a changed cart where none is named',
      { match: { op: 'getNavigationModel' }, fault: { kind: 'cartChangedBehindBack' } },
      'getNavigationModel',
    ],
    [
      'a question that is a mutation',
      { match: { op: 'submitCart', kind: 'query' }, fault: { kind: 'hang' } },
      'submitCart is a mutation',
    ],
    [
      'a class that the operation has not',
      { match: { op: 'submitCart', class: 'Q' }, fault: { kind: 'hang' } },
      'submitCart is of the class MN',
    ],
  ])('is refused with the reason: %s', async (_what, fault, reason) => {
    const { status, body } = await set('default', fault);
    expect([status, body.code, body.message]).toEqual([409, 'FAULT_CANNOT_HIT', expect.stringContaining(reason)]);
  });
});

it('names no URL in its messages that replies 404', async () => {
  for (const path of ['/qa/worlds/never-made', '/qa/nothing', '/qa/start/ready-to-order']) {
    const { body } = await upstream.get<Refused>(path);
    const named = [...body.message.matchAll(/GET (?<path>\/qa\/[\w/-]+)/gu)].map(
      ({ groups }) => groups?.['path'] ?? '',
    );
    expect(body.message).not.toContain('/qa/start/empty');
    for (const url of named) expect([url, (await upstream.get(url)).status]).toEqual([url, 200]);
  }
  expect(await upstream.get('/qa/start/ready-to-order')).toMatchObject({
    status: 404,
    body: {
      code: 'STARTS_AT_THE_SHOP',
      message: expect.stringContaining('POST /qa/worlds {"scenario":"ready-to-order"}'),
    },
  });
});
