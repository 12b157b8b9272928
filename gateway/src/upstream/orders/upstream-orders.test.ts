import type { OrderAttempt } from '@shop/domain/orders/orders.port';
import { describe, expect, it } from 'vitest';
import type { SubmitCartMutation } from '../generated/operation-types.ts';
import { LENA } from '../client/testing/client-on-script.ts';
import { euros } from '../testing/replies.ts';
import { runWithReplies } from '../testing/shop-on-script.ts';

const NOTHING: SubmitCartMutation['submitCart'] = {
  errorMessage: null,
  orderId: null,
  redirectUrl: null,
  newCartId: null,
  computopData: null,
  refusal: null,
};

const submitted = (said: Partial<SubmitCartMutation['submitCart']>, attempt?: OrderAttempt) =>
  runWithReplies({ submitCart: { ...NOTHING, ...said } }, ({ orders }) => orders.submit(LENA, 'cart of lena', attempt));

describe('an order to place', () => {
  it.each<[string, Partial<SubmitCartMutation['submitCart']>, object]>([
    [
      'is an order, with the cart to go on with',
      { orderId: 'o1', newCartId: 'c2' },
      { orderId: 'o1', newCartId: 'c2' },
    ],
    [
      'is paid by card first',
      { computopData: { url: 'https://card.example/', fields: [{ name: 'Len', value: '42' }] } },
      { cardPayment: { url: 'https://card.example/', fields: [{ name: 'Len', value: '42' }] } },
    ],
    ['is paid at a provider first', { redirectUrl: 'https://pay.example/' }, { redirectUrl: 'https://pay.example/' }],
    [
      'returns what the upstream says of the payment',
      { errorMessage: 'shop.error.sessionExpired' },
      { errorMessage: 'shop.error.sessionExpired' },
    ],
    [
      'says that it cannot be paid in this way if there is no text for the reason',
      { errorMessage: 'upstream.text.of.tomorrow' },
      { errorMessage: 'shop.payment.notPossible' },
    ],
  ])('%s', async (_what, reply, value) => {
    expect((await submitted(reply)).outcome).toStrictEqual({ ok: true, value });
  });

  it.each([
    ['ALREADY_SUBMITTED', 'o1', { because: 'already-submitted', orderId: 'o1' }],
    ['ALREADY_SUBMITTED', null, { because: 'already-submitted' }],
    ['NOT_READY', null, { because: 'not-ready' }],
    ['NOT_READY', 'payment', { because: 'not-ready', missing: 'payment' }],
    ['NOT_READY', 'something of tomorrow', { because: 'not-ready' }],
  ])('is refused if the upstream says %s of %o', async (code, subject, refusal) => {
    expect((await submitted({ refusal: { code, subject, message: null } })).outcome).toStrictEqual({
      ok: false,
      refusal,
    });
  });

  it('sends the key of its attempt, so that the upstream executes it once', async () => {
    expect(
      (await submitted({ orderId: 'o1' }, { idempotencyKey: 'attempt-1' })).requests[0]?.headers['idempotency-key'],
    ).toBe('attempt-1');
    expect((await submitted({ orderId: 'o1' })).requests[0]?.headers).not.toHaveProperty('idempotency-key');
  });
});

describe('a confirmation', () => {
  const confirm = (reply: object) =>
    runWithReplies({ getThankYouPageData: reply }, ({ orders }) => orders.confirmation(LENA, 'o1'));

  it('of an unknown or unpaid order is refused', async () => {
    const refusal = { code: 'NO_SUCH_ORDER', subject: null, message: null };
    expect((await confirm({ order: null, refusal })).outcome).toEqual({
      ok: false,
      refusal: { because: 'no-such-order' },
    });
  });

  it.each([null, { orderId: 'o2' }])('of another order means that replies were mixed up: %o', async (order) => {
    expect((await confirm({ order, refusal: null })).outcome).toMatchObject({
      failure: { name: 'UpstreamReplyInvalid', cause: { message: 'an order that was not requested' } },
    });
  });
});

describe('recent orders', () => {
  it('are at most five, from the first page', async () => {
    const all = Array.from({ length: 7 }, (_, index) => ({
      orderId: `o${index}`,
      orderedAt: '2026-08-03T12:00:00+02:00',
      totalAmount: euros(index + 1),
      status: 'shipped',
      articleCount: 1,
      images: [],
      returnHash: null,
    }));
    const { outcome, requests } = await runWithReplies({ getOrdersV2: { orders: all } }, ({ orders }) =>
      orders.recent(LENA),
    );
    expect(requests[0]?.variables).toEqual([{ page: 0 }]);
    expect(outcome).toHaveLength(5);
    expect(outcome).toMatchObject([
      { orderId: 'o0', orderedAt: '2026-08-03T10:00:00.000Z', total: { minor: 100 } },
      {},
      {},
      {},
      { orderId: 'o4' },
    ]);
  });
});

describe('the list of orders', () => {
  it('is requested by a page from 0, the text and the period (ORDER-01, ORDER-02)', async () => {
    const page = { total: 0, totalPages: 0, currentPage: 0, ordersPerPage: 5, firstIndex: 0, lastIndex: 0, orders: [] };
    const { outcome, requests } = await runWithReplies({ getOrdersV2: page }, ({ orders }) =>
      orders.list(LENA, { page: 2, searchText: 'Heft', dateFilter: 2025 }),
    );
    expect([outcome, requests[0]?.variables]).toEqual([page, [{ page: 2, searchText: 'Heft', dateFilter: '2025' }]]);
  });
});

describe('an order afterwards', () => {
  const refusal = (code: string) => ({ order: null, refusal: { code, subject: null, message: null } });

  it('is refused if the upstream does not know it', async () => {
    const unknown = refusal('NO_SUCH_ORDER');
    expect(
      (await runWithReplies({ getOrderDetailsV2: unknown }, ({ orders }) => orders.details(LENA, 'o1'))).outcome,
    ).toEqual({ ok: false, refusal: { because: 'no-such-order' } });
    expect(
      (
        await runWithReplies({ getOrderStatus: unknown }, ({ orders }) =>
          orders.status(LENA, { orderId: 'o1', zipCode: '10115' }),
        )
      ).outcome,
    ).toEqual({ ok: false, refusal: { because: 'no-such-order' } });
    expect((await runWithReplies({ cancelOrder: unknown }, ({ orders }) => orders.cancel(LENA, 'o1'))).outcome).toEqual(
      { ok: false, refusal: { because: 'no-such-order' } },
    );
  });

  it('is not cancelled if the upstream says that it is too late', async () => {
    expect(
      (await runWithReplies({ cancelOrder: refusal('TOO_LATE') }, ({ orders }) => orders.cancel(LENA, 'o1'))).outcome,
    ).toEqual({ ok: false, refusal: { because: 'too-late' } });
  });

  it.each([null, { orderId: 'o2' }])('of another number means that replies were mixed up: %o', async (order) => {
    const mixedUp = {
      failure: { name: 'UpstreamReplyInvalid', cause: { message: 'an order that was not requested' } },
    };
    expect(
      (
        await runWithReplies({ getOrderDetailsV2: { order, refusal: null } }, ({ orders }) =>
          orders.details(LENA, 'o1'),
        )
      ).outcome,
    ).toMatchObject(mixedUp);
    expect(
      (await runWithReplies({ cancelOrder: { order, refusal: null } }, ({ orders }) => orders.cancel(LENA, 'o1')))
        .outcome,
    ).toMatchObject(mixedUp);
    expect(
      (
        await runWithReplies({ getOrderStatus: { order, refusal: null } }, ({ orders }) =>
          orders.status(LENA, { orderId: 'o1', zipCode: '1' }),
        )
      ).outcome,
    ).toMatchObject(mixedUp);
  });
});
