import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JournalEntry } from '../worlds/journal/journal.ts';
import { type GraphqlReply, headersOf, posted, testUpstream, type TestUpstream } from './testing/test-upstream.ts';

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await testUpstream();
});
afterAll(() => upstream.close());

describe('a tester’s world behind the fake upstream', () => {
  it('is created, read, moved forward, reset and removed', async () => {
    const made = await upstream.post('/qa/worlds', { id: 'time-travel', at: '2026-08-03T10:00:00Z' });
    expect([made.status, made.body]).toMatchObject([
      201,
      { id: 'time-travel', now: '2026-08-03T10:00:00.000Z', orders: 0 },
    ]);
    expect((await upstream.post('/qa/worlds/time-travel/clock', { advanceMs: 86_400_000 })).body).toMatchObject({
      now: '2026-08-04T10:00:00.000Z',
      fired: expect.arrayContaining([
        { kind: 'shipment-dispatched', subject: '399000108/0', at: '2026-08-03T15:00:00.000Z' },
      ]),
    });
    expect((await upstream.post('/qa/worlds/time-travel/clock', { to: '2026-08-03T10:00:00Z' })).status).toBe(409);
    expect((await upstream.post('/qa/worlds/time-travel/reset', {})).body).toMatchObject({
      now: '2026-08-03T10:00:00.000Z',
    });
    expect((await upstream.get<{ readonly ids: readonly string[] }>('/qa/worlds')).body.ids).toContain('time-travel');
    expect(await upstream.remove('/qa/worlds/time-travel')).toBe(204);
    const { status, body: gone } = await upstream.get<{ readonly code: string; readonly message: string }>(
      '/qa/worlds/time-travel',
    );
    expect([status, gone.code, gone.message]).toEqual([
      410,
      'WORLD_GONE',
      expect.stringContaining(
        'World time-travel was removed by a tester (2026-11-23T09:00:00.000Z). It does not come back. POST /qa/worlds makes another.',
      ),
    ]);
    expect((await upstream.get('/qa/worlds')).body).toMatchObject({
      mostWorlds: 200,
      idleHours: 24,
      gone: [{ id: 'time-travel', at: '2026-11-23T09:00:00.000Z', because: 'removed' }],
    });
  });

  it('moves its clock and sets its pace together, or does neither', async () => {
    await upstream.post('/qa/worlds', { id: 'paced', at: '2026-08-03T10:00:00Z' });
    expect(
      (await upstream.post('/qa/worlds/paced/clock', { mode: 'scaled', factor: 60, to: '2026-08-01T10:00:00Z' }))
        .status,
    ).toBe(409);
    expect((await upstream.get('/qa/worlds/paced')).body).toMatchObject({
      clock: 'frozen',
      now: '2026-08-03T10:00:00.000Z',
    });
    await upstream.post('/qa/worlds/paced/clock', { mode: 'live' });
    expect(
      (await upstream.post('/qa/worlds/paced/clock', { mode: 'frozen', to: '2026-08-04T10:00:00Z' })).body,
    ).toMatchObject({ clock: 'frozen', now: '2026-08-04T10:00:00.000Z' });
  });

  it('starts with a scenario whose shopper then calls the API', async () => {
    const { body } = await upstream.post<{
      readonly id: string;
      readonly scenario: { readonly userId: string; readonly cartId: string; readonly sessionToken: string };
    }>('/qa/worlds', { scenario: 'ready-to-order' });
    const { accessToken } = await upstream.state('default');
    const { userId, sessionToken, cartId } = body.scenario;
    const headers = headersOf({ accessToken: accessToken ?? '', userId, sessionToken }, body.id);
    const submitted = await upstream.post<GraphqlReply>('/graphql', posted('submitCart', { cartId }), headers);
    expect(submitted.body.data).toMatchObject({ submitCart: { orderId: '400000001' } });
    expect((await upstream.get(`/qa/worlds/${body.id}/orders`)).body).toMatchObject({ orders: [{ status: 'placed' }] });
    expect(
      (await upstream.get(`/qa/worlds/${body.id}/mails?template=order-confirmation&waitMs=1000`)).body,
    ).toMatchObject({ mails: [{ to: 'gerda.gast@pausenhof.example' }] });
    expect((await upstream.get('/qa/worlds/default/orders')).body).toEqual({ orders: [] });
    expect((await upstream.get('/qa/worlds/default/subscriptions')).body).toEqual({ subscriptions: [] });
    expect((await upstream.get('/qa/worlds/default/subscribers')).body).toEqual({ subscribers: [] });
    expect((await upstream.get('/qa/worlds/default/stock-alerts')).body).toEqual({ stockAlerts: [] });
    expect((await upstream.get('/qa/worlds/default/entries')).body).toEqual({ entries: [] });
  });

  it('lists who waits for a sold-out article, whose return is mailed when it is in stock', async () => {
    const { body } = await upstream.post<{ readonly id: string }>('/qa/worlds', { scenario: 'sold-out-watched' });
    const listed = async () =>
      (
        await upstream.get<{ readonly stockAlerts: readonly { readonly itemId: string }[] }>(
          `/qa/worlds/${body.id}/stock-alerts`,
        )
      ).body.stockAlerts;
    const [alert] = await listed();
    expect(alert).toMatchObject({ email: 'gerda.gast@pausenhof.example', status: 'watching' });
    await upstream.post(`/qa/worlds/${body.id}/stock`, { itemId: alert?.itemId, pieces: 5 });
    expect(await listed()).toEqual([]);
    expect((await upstream.get(`/qa/worlds/${body.id}/mails`)).body).toMatchObject({
      mails: [{ template: 'stock-alert-confirmation' }, { template: 'stock-alert-back' }],
    });
  });

  it('lists who has ordered the newsletter, with the words that they agreed to', async () => {
    const { body } = await upstream.post<{ readonly id: string }>('/qa/worlds', { scenario: 'newsletter-mailed' });
    expect((await upstream.get(`/qa/worlds/${body.id}/subscribers`)).body).toMatchObject({
      subscribers: [
        {
          email: 'gerda.gast@pausenhof.example',
          status: 'pending',
          consent: { form: 'page', wording: expect.stringMatching(/Newsletter/u) },
        },
      ],
    });
  });

  it('takes stock, prices and parameters from a tester', async () => {
    upstream.worlds.create({ id: 'set' });
    const ids = await upstream.state('set', ['a cart exists', { positions: 1 }]);
    const { itemId, cartId } = ids;
    const total = async () => {
      const { body } = await upstream.post<GraphqlReply>(
        '/graphql',
        posted('FindCart', { cartId, calculateShippingCost: false }),
        headersOf(ids, 'set'),
      );
      return body.data;
    };
    expect((await upstream.post('/qa/worlds/set/prices', { itemId, gross: 1234 })).status).toBe(200);
    expect(await total()).toMatchObject({ shop_findCart: { details: { total: { amount: 12.34 } } } });
    expect((await upstream.post('/qa/worlds/set/stock', { itemId, pieces: 0 })).status).toBe(200);
    expect(await total()).toMatchObject({ shop_findCart: { details: { articleCount: 0 } } });
    expect((await upstream.post('/qa/worlds/set/parameters', { name: 'infobar', value: 'on' })).status).toBe(200);
    const { body } = await upstream.post<GraphqlReply>(
      '/graphql',
      posted('getGlobalParametersByName', { names: ['infobar'] }),
      headersOf(ids, 'set'),
    );
    expect(body.data).toMatchObject({ getGlobalParametersByName: [{ parameterValue: 'on' }] });
    expect(await upstream.post('/qa/worlds/set/stock', { itemId: 'never-sold', pieces: 1 })).toMatchObject({
      status: 404,
      body: { code: 'ITEM_UNKNOWN' },
    });
  });

  it.each([
    ['/qa/worlds', { id: 'UPPER' }, 'id'],
    ['/qa/worlds', { name: 'mine' }, 'name means nothing here; known are id, at, seed, scenario, pinned'],
    ['/qa/worlds/default/clock', {}, 'advanceMs'],
    ['/qa/worlds/default/clock', { mode: 'scaled' }, 'factor'],
    ['/qa/worlds/default/clock', { mode: 'frozen', factor: 2 }, 'factor'],
    ['/qa/worlds/default/clock', { advanceMs: 1, to: '2030-01-01' }, 'one of them is enough'],
    ['/qa/worlds/default/clock', { to: '2027-02-30T00:00:00Z' }, 'to'],
    ['/qa/worlds/default/verify', { match: {}, count: -1 }, 'count'],
    ['/qa/worlds/default/verify', { match: { op: 'x' } }, 'match and count'],
    ['/qa/worlds/default/verify', { match: { operation: 'x' }, count: 0 }, 'operation means nothing here'],
    ['/qa/worlds/default/verify', { inOrder: [] }, 'inOrder'],
    ['/qa/worlds/default/verify', { inOrder: [{ op: 'x' }], count: 1 }, 'inOrder alone'],
    ['/qa/worlds/default/faults', [], 'object'],
  ])('is not changed by a malformed request to %s: %j', async (path, body, field) => {
    const reply = await upstream.post<{ readonly message: string }>(path, body);
    expect([reply.status, reply.body.message]).toEqual([400, expect.stringContaining(field)]);
  });

  it('is listed with its scenarios and test values', async () => {
    expect(
      (await upstream.get<{ readonly scenarios: readonly unknown[] }>('/qa/start/')).body.scenarios.length,
    ).toBeGreaterThanOrEqual(12);
    expect((await upstream.get('/qa/magic')).body).toMatchObject({
      cardCode: '123456',
      personas: { existing: { password: 'Kreide12' } },
    });
    expect(await upstream.get('/qa/nothing')).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('GET /qa/worlds, GET /qa/faults') },
    });
  });
});

describe('the journal of a world', () => {
  const journalOf = async (world: string, query = '') =>
    (
      await upstream.get<{ readonly truncatedBefore: number; readonly entries: readonly JournalEntry[] }>(
        `/qa/worlds/${world}/journal${query}`,
      )
    ).body;

  it('records each call: when, what, in which batch, by which session, and with what result', async () => {
    upstream.worlds.create({ id: 'noted' });
    const ids = await upstream.state('noted', ['a registered customer', { kind: 'b2c' }]);
    await upstream.post(
      '/graphql',
      [posted('getCustomerInfo', { url: '/' }), posted('FindCart', { cartId: 'gone', calculateShippingCost: true })],
      headersOf(ids, 'noted'),
    );
    await upstream.post('/graphql', posted('shopInit', {}), {
      ...headersOf({}, 'noted'),
      authorization: 'Bearer wrong',
    });
    const { truncatedBefore, entries } = await journalOf('noted');
    const [info, cart, init] = entries;
    expect(truncatedBefore).toBe(1);
    expect(info).toMatchObject({
      seq: 1,
      worldNow: '2026-11-23T09:00:00.000Z',
      op: 'getCustomerInfo',
      kind: 'query',
      vars: { url: '/' },
      batch: { pos: 0, size: 2 },
      ran: true,
    });
    expect(cart).toMatchObject({
      seq: 2,
      op: 'FindCart',
      batch: { id: info?.batch.id, pos: 1, size: 2 },
      session: info?.session,
      errorClass: 'CART_NOT_FOUND',
    });
    expect(init).toMatchObject({
      seq: 3,
      op: 'shopInit',
      kind: 'mutation',
      batch: { pos: 0, size: 1 },
      session: 'nobody',
      ran: false,
      errorClass: 'INVALID_TOKEN',
    });
    expect(info?.session).toMatch(/^[0-9a-f]{12}$/);
    expect((await journalOf('noted', '?op=FindCart')).entries).toEqual([cart]);
  });

  it('records no secrets', async () => {
    upstream.worlds.create({ id: 'secret' });
    const ids = await upstream.state('secret');
    await upstream.post(
      '/graphql',
      posted('login', {
        email: 'anna.lehmann@pausenhof.example',
        password: 'Kreide12',
        stayLogged: false,
        mergeCart: false,
      }),
      headersOf(ids, 'secret'),
    );
    const journal = JSON.stringify(await journalOf('secret'));
    expect(journal).toContain('«redacted:8»');
    expect(journal).not.toContain('Kreide12');
    expect(journal).not.toContain(ids['accessToken']);
  });

  it('verifies how many calls match, and shows the nearest misses', async () => {
    upstream.worlds.create({ id: 'verified' });
    const ids = await upstream.state('verified', ['a cart exists', { positions: 1 }]);
    const headers = headersOf(ids, 'verified');
    for (const comment of ['one', 'two'])
      await upstream.post('/graphql', posted('setOrderComment', { cartId: ids['cartId'], comment }), headers);
    await upstream.post('/graphql', posted('getCustomerInfo', { url: '/' }), headers);
    const verify = (match: object, count: number) => upstream.post('/qa/worlds/verified/verify', { match, count });
    expect(await verify({ op: 'setOrderComment' }, 2)).toMatchObject({
      status: 200,
      body: { isMet: true, matched: 2 },
    });
    expect(await verify({ op: 'submitCart' }, 0)).toMatchObject({ status: 200 });
    const missed = await verify({ op: 'setOrderComment', vars: { comment: 'three' } }, 1);
    expect(missed).toMatchObject({
      status: 409,
      body: {
        isMet: false,
        matched: 0,
        nearest: [{ vars: { comment: 'two' } }, { vars: { comment: 'one' } }, { op: 'getCustomerInfo' }],
        truncatedBefore: 1,
      },
    });
    const inOrder = (...ops: readonly string[]) =>
      upstream.post('/qa/worlds/verified/verify', { inOrder: ops.map((op) => ({ op })) });
    expect(await inOrder('setOrderComment', 'getCustomerInfo')).toMatchObject({
      status: 200,
      body: { isMet: true, matched: 2 },
    });
    expect(await inOrder('getCustomerInfo', 'setOrderComment')).toMatchObject({
      status: 409,
      body: { isMet: false, matched: 1 },
    });
  });

  it('is filtered by the fields of a call, or to calls since another', async () => {
    upstream.worlds.create({ id: 'in-part' });
    const ids = await upstream.state('in-part', ['a cart exists', { positions: 1 }]);
    const headers = headersOf(ids, 'in-part');
    await upstream.post('/graphql', posted('getCustomerInfo', { url: '/' }), headers);
    await upstream.post('/graphql', posted('setOrderComment', { cartId: ids['cartId'], comment: 'x' }), headers);
    await upstream.post('/graphql', posted('FindCart', { cartId: 'gone', calculateShippingCost: true }), headers);
    const seqs = async (query: string) => (await journalOf('in-part', query)).entries.map(({ seq }) => seq);
    expect([
      await seqs('?kind=mutation'),
      await seqs('?errorClass=CART_NOT_FOUND'),
      await seqs('?afterSeq=1&kind=query'),
      await seqs('?ran=false'),
    ]).toEqual([[2], [3], [3], []]);
  });

  it('refuses an unknown filter, which would filter nothing', async () => {
    const reply = await upstream.get<{ readonly message: string }>('/qa/worlds/default/journal?operation=FindCart');
    expect([reply.status, reply.body.message]).toEqual([
      400,
      'operation means nothing here; known are op, kind, class, session, faultId, errorClass, ran, afterSeq',
    ]);
  });
});
