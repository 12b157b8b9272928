import { dealItemId } from '@shop/domain/deals/deal-item-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDeal } from '../deals/start-deal.ts';
import { faultyWorlds, type FaultyWorld, QUERY } from './testing/faulty-world.ts';
import { type GraphqlReply, type Ids, posted, testUpstream, type TestUpstream } from './testing/test-upstream.ts';

let upstream: TestUpstream;
let worldWith: (...faults: readonly object[]) => Promise<FaultyWorld>;
beforeAll(async () => {
  upstream = await testUpstream();
  worldWith = faultyWorlds(upstream);
});
afterAll(() => upstream.close());

const LATENCY_MS = 60;

const submit = ({ cartId }: Ids) => posted('submitCart', { cartId });
const took = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

describe('a transport fault', () => {
  it('slows a response down', async () => {
    const { send, hits } = await worldWith({ fault: { kind: 'latency', ms: LATENCY_MS } });
    expect(await took(async () => expect((await send(QUERY)).status).toBe(200))).toBeGreaterThanOrEqual(LATENCY_MS - 2);
    expect(await hits()).toEqual([1]);
  });

  it('draws delays from the world’s own random numbers: equal worlds are equally slow', async () => {
    const lognormal = { fault: { kind: 'latency', medianMs: 8, sigma: 0.5 } };
    const [one, other] = [await worldWith(lognormal), await worldWith(lognormal)];
    for (const { send } of [one, other]) expect((await send(QUERY)).status).toBe(200);
    expect(upstream.worlds.get(one.world).hash()).toBe(upstream.worlds.get(other.world).hash());
  });

  it.each(['before', 'after'])(
    'never replies, and the client times out (%s the shop has executed the operation)',
    async (phase) => {
      const { send, ids, orders, hits, journal } = await worldWith({
        match: { op: 'submitCart' },
        phase,
        fault: { kind: 'hang' },
      });
      const client = new AbortController();
      const outcome = send(submit(ids), client.signal).then(
        () => 'answered',
        () => 'gave up',
      );
      await expect.poll(hits).toEqual([1]);
      await expect.poll(orders).toHaveLength(phase === 'after' ? 1 : 0);
      client.abort();
      expect(await outcome).toBe('gave up');
      await expect
        .poll(() => journal('submitCart'))
        .toMatchObject([{ ran: phase === 'after', errorClass: 'hang', faultId: 'fault-1' }]);
    },
  );

  it('waits for a request that runs: one with a revoked token is refused, and may be sent again', async () => {
    const { ids, headers, orders, hits, send } = await worldWith({
      match: { op: 'submitCart' },
      fault: { kind: 'applyThenReset' },
    });
    const refused = await fetch(upstream.graphqlUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, authorization: 'Bearer revoked' },
      body: JSON.stringify(submit(ids)),
    });
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { classification: 'INVALID_TOKEN' } }] });
    expect([await hits(), await orders()]).toEqual([[0], []]);
    await expect(send(submit(ids))).rejects.toThrow();
    expect([await hits(), (await orders()).length]).toEqual([[1], 1]);
  });

  it('replies with a status and retry-after', async () => {
    const { send, ids, orders } = await worldWith({ fault: { kind: 'status', code: 503, retryAfter: 7 }, times: 1 });
    const reply = await send(submit(ids));
    expect([reply.status, reply.headers.get('retry-after'), await orders()]).toEqual([503, '7', []]);
    expect((await send(QUERY)).status).toBe(200);
  });

  it('resets the connection before anything is done', async () => {
    const { send, ids, orders, journal } = await worldWith({
      match: { kind: 'mutation' },
      fault: { kind: 'resetBeforeReply' },
      times: 1,
    });
    await expect(send(submit(ids))).rejects.toThrow('fetch failed');
    expect(await orders()).toEqual([]);
    expect(await journal('submitCart')).toMatchObject([{ ran: false, errorClass: 'resetBeforeReply' }]);
  });

  it('applies, then resets: there is exactly one order, and one submit in the journal', async () => {
    const { send, post, ids, orders, hits, journal, world } = await worldWith({
      match: { op: 'submitCart' },
      fault: { kind: 'applyThenReset' },
      times: 1,
    });
    await expect(send(submit(ids))).rejects.toThrow('fetch failed');
    expect(await orders()).toHaveLength(1);
    expect(await hits()).toEqual([1]);
    expect(await journal('submitCart')).toMatchObject([{ ran: true, errorClass: 'applyThenReset' }]);
    expect(
      (await upstream.post(`/qa/worlds/${world}/verify`, { match: { op: 'submitCart', ran: true }, count: 1 })).status,
    ).toBe(200);
    expect((await post(submit(ids))).data).toMatchObject({
      submitCart: { refusal: { code: 'ALREADY_SUBMITTED', subject: '400000001' } },
    });
    expect(await orders()).toHaveLength(1);
  });

  it('truncates the response', async () => {
    const { send } = await worldWith({ fault: { kind: 'truncateJson' } });
    const reply = await send(QUERY);
    expect(reply.headers.get('content-type')).toContain('application/json');
    expect(await reply.text()).toMatch(/^\{"data":\{.*[^}]$/);
  });

  it.each([
    ['batchTooShort', [0, 1]],
    ['batchReordered', [2, 1, 0]],
  ])('spoils the response to a batch (%s), and not to a single operation', async (kind, order) => {
    const { send, hits } = await worldWith({ fault: { kind } });
    expect((await send(QUERY)).status).toBe(200);
    expect(await hits()).toEqual([0]);
    const names = ['infobar', 'returnOrders', 'amazonPayV2Activation'];
    const batch = await send(names.map((name) => posted('getGlobalParametersByName', { names: [name] })));
    expect(await batch.json()).toMatchObject(
      order.map((at) => ({ data: { getGlobalParametersByName: [{ name: names[at] }] } })),
    );
    expect(await hits()).toEqual([1]);
  });
});

describe('an operation fault', () => {
  it('revokes the token of its request', async () => {
    const { post } = await worldWith({ match: { nth: 2 }, fault: { kind: 'tokenRevoked' } });
    expect(await post(QUERY)).toMatchObject({ data: {} });
    for (const _again of [1, 2])
      expect(await post(QUERY)).toMatchObject({ errors: [{ extensions: { classification: 'INVALID_TOKEN' } }] });
  });

  it.each([[{ classification: 'INTERNAL_ERROR' }], [{ messageKey: 'ishop.api.error.revoked_token' }]])(
    'returns the error %j, in its own entry only',
    async (said) => {
      const { send, ids } = await worldWith({
        match: { op: 'getCustomerInfo' },
        fault: { kind: 'graphqlError', ...said },
      });
      const reply = await send([
        QUERY,
        posted('getCustomerInfo', { url: '/' }),
        posted('FindCart', { cartId: ids['cartId'], calculateShippingCost: false }),
      ]);
      expect(await reply.json()).toMatchObject([
        { data: {} },
        { data: null, errors: [{ extensions: said }] },
        { data: {} },
      ]);
    },
  );

  it('returns null at a path, an error for it, and all other data', async () => {
    const { post, ids } = await worldWith({
      fault: { kind: 'partialData', path: ['shop_findCart', 'details', 'positions', 0, 'image'] },
    });
    const { data, errors } = await post(posted('FindCart', { cartId: ids['cartId'], calculateShippingCost: false }));
    expect(data).toMatchObject({ shop_findCart: { details: { positions: [{ image: null, quantity: 1 }] } } });
    expect(errors).toMatchObject([
      { path: ['shop_findCart', 'details', 'positions', 0, 'image'], extensions: { classification: 'INTERNAL_ERROR' } },
    ]);
  });

  it('returns an error although the shop has executed the operation', async () => {
    const { post, ids, orders } = await worldWith({
      match: { op: 'submitCart' },
      phase: 'after',
      fault: { kind: 'graphqlError', classification: 'INTERNAL_ERROR' },
    });
    expect(await post(submit(ids))).toMatchObject({
      data: null,
      errors: [{ extensions: { classification: 'INTERNAL_ERROR' } }],
    });
    expect(await orders()).toHaveLength(1);
  });

  it('is recorded with whether the shop has run the operation', async () => {
    const failing = { kind: 'graphqlError', classification: 'INTERNAL_ERROR' };
    const { post, ids, journal } = await worldWith(
      { fault: failing, times: 1 },
      { phase: 'after', fault: failing, times: 1 },
      { fault: { kind: 'successfulFalse' }, times: 1 },
    );
    for (const comment of ['before', 'after', 'refused', 'stored'])
      await post(posted('setOrderComment', { cartId: ids['cartId'], comment }));
    await post(posted('setOrderComment', { cartId: ids['cartId'] }));
    expect((await journal('setOrderComment')).map(({ ran }) => ran)).toEqual([false, true, false, true, false]);
  });

  it('refuses a form by its fields, or as a whole, and changes nothing', async () => {
    const error = { field: 'phone', message: 'shop.form.error.phone' };
    const fields = await worldWith({ fault: { kind: 'fieldErrors', errors: [error] } });
    expect((await fields.post(posted('updatePhone', { phone: '1' }))).data).toEqual({
      updatePhone: {
        successful: false,
        generalErrorMessage: null,
        customerInfo: null,
        fieldErrors: [{ fieldName: 'phone', errorMessage: 'shop.form.error.phone', formName: null }],
      },
    });
    const whole = await worldWith({ fault: { kind: 'successfulFalse' } });
    expect(
      (await whole.post(posted('setOrderComment', { cartId: whole.ids['cartId'], comment: 'lost' }))).data,
    ).toMatchObject({
      setOrderComment: { successful: false, generalErrorMessage: 'vue.cart.error.somethingWentWrong' },
    });
    expect(
      (
        await whole.post(
          posted('login', { email: 'x@example.org', password: 'x', stayLogged: false, mergeCart: false }),
        )
      ).data,
    ).toMatchObject({
      login: { successfull: false, errorMessage: 'vue.cart.error.somethingWentWrong', token: null, cartMerged: false },
    });
    const cart = await whole.post(posted('FindCart', { cartId: whole.ids['cartId'], calculateShippingCost: false }));
    expect(cart.data).toMatchObject({ shop_findCart: { details: { bzBasket: { orderComment: null } } } });
  });
});

it('refuses by a code of the upstream, and changes nothing', async () => {
  const { post, ids, orders, journal } = await worldWith(
    { match: { op: 'cart_update' }, fault: { kind: 'refused', code: 'SOLD_OUT', subject: '1011001-01' } },
    { match: { op: 'submitCart' }, fault: { kind: 'refused', code: 'NOT_READY' } },
  );
  const ops = [{ voucherOp: { addVoucher: { code: 'x' } } }];
  expect((await post(posted('cart_update', { cartId: ids['cartId'], ops }))).data).toMatchObject({
    cart_update: { details: null, refusal: { code: 'SOLD_OUT', subject: '1011001-01', message: null } },
  });
  expect((await post(submit(ids))).data).toMatchObject({
    submitCart: { orderId: null, refusal: { code: 'NOT_READY' } },
  });
  const outcome = await worldWith({
    match: { op: 'getThankYouPageData' },
    fault: { kind: 'refused', code: 'NO_SUCH_ORDER' },
  });
  expect((await outcome.post(posted('getThankYouPageData', { orderId: '400000001' }))).data).toMatchObject({
    getThankYouPageData: { order: null, refusal: { code: 'NO_SUCH_ORDER' } },
  });
  expect([await orders(), (await journal('submitCart')).map(({ ran }) => ran)]).toEqual([[], [false]]);
});

it('changes a cart right before an operation on it, and only then', async () => {
  const { post, ids, hits } = await worldWith({ match: { class: 'Q' }, fault: { kind: 'cartChangedBehindBack' } });
  const look = posted('FindCart', { cartId: ids['cartId'], calculateShippingCost: false });
  await post(QUERY);
  expect(await hits()).toEqual([0]);
  for (const quantity of [2, 3])
    expect((await post(look)).data).toMatchObject({ shop_findCart: { details: { positions: [{ quantity }] } } });
});

it('loses a reservation right before an operation on its cart (DEAL-02)', async () => {
  const { post, ids, world } = await worldWith({
    match: { op: 'getLightningDealReservation' },
    fault: { kind: 'reservationLost' },
    times: 1,
  });
  const { itemId = '', cartId } = ids;
  upstream.worlds.get(world).run((tx) => startDeal(tx, itemId, { reservedPercent: 0, lastsMs: 3_600_000 }));
  const change = posted('cart_update', {
    cartId,
    ops: [{ positionOp: { addPosition: { setItemId: dealItemId(itemId), updateQuantity: 2 } } }],
  });
  expect((await post(change)).data).toMatchObject({
    cart_update: { details: { positions: [{ quantityLightning: 2 }] } },
  });
  expect((await post(posted('getLightningDealReservation', { cartId }))).data).toMatchObject({
    getLightningDealReservation: { isLightningDealReservationExpired: true },
  });
});

describe('a fault hits', () => {
  const failing = { kind: 'graphqlError', classification: 'INTERNAL_ERROR' };
  const kinds = async (post: (body: unknown) => Promise<GraphqlReply>, times: number): Promise<readonly boolean[]> => {
    const failed: boolean[] = [];
    for (let call = 0; call < times; call += 1) failed.push((await post(QUERY)).errors !== undefined);
    return failed;
  };

  it('every n-th matching call, up to a number of times', async () => {
    const { post, hits } = await worldWith({ match: { every: 2 }, fault: failing, times: 2 });
    expect(await kinds(post, 7)).toEqual([false, true, false, true, false, false, false]);
    expect(await hits()).toEqual([2]);
  });

  it('at random, by the world’s own random numbers', async () => {
    const rare = { match: { probability: 0.5 }, fault: failing };
    const [one, other] = [await worldWith(rare), await worldWith(rare)];
    const failed = await kinds(one.post, 12);
    expect(new Set(failed)).toEqual(new Set([true, false]));
    expect(await kinds(other.post, 12)).toEqual(failed);
  });

  it('calls of a retry class', async () => {
    const { post, ids, journal } = await worldWith({ match: { class: 'MN' }, fault: failing });
    expect((await post(posted('setOrderComment', { cartId: ids['cartId'], comment: 'x' }))).errors).toBeUndefined();
    expect((await post(submit(ids))).errors).toBeDefined();
    expect([(await journal('setOrderComment'))[0]?.class, (await journal('submitCart'))[0]?.class]).toEqual([
      'MI',
      'MN',
    ]);
  });

  it('calls with certain variables', async () => {
    const { post } = await worldWith({
      match: { op: 'getGlobalParametersByName', vars: { names: ['returnOrders'] } },
      fault: failing,
    });
    expect(await post(QUERY)).toMatchObject({ data: {} });
    expect(await post(posted('getGlobalParametersByName', { names: ['returnOrders'] }))).toMatchObject({ data: null });
  });

  it('first by priority, then by age', async () => {
    const said = (classification: string, more: object = {}) => ({
      fault: { kind: 'graphqlError', classification },
      times: 1,
      ...more,
    });
    const { post } = await worldWith(said('OLDER'), said('YOUNGER'), said('FIRST', { priority: -1 }));
    const classifications: unknown[] = [];
    for (const _call of [1, 2, 3]) classifications.push((await post(QUERY)).errors?.[0]?.extensions?.classification);
    expect(classifications).toEqual(['FIRST', 'OLDER', 'YOUNGER']);
  });

  it('in its own world only', async () => {
    const [faulty, fine] = [await worldWith({ fault: failing }), await worldWith()];
    expect((await faulty.post(QUERY)).errors).toBeDefined();
    expect((await fine.post(QUERY)).errors).toBeUndefined();
    expect(await fine.journal('getGlobalParametersByName')).toHaveLength(1);
  });
});
