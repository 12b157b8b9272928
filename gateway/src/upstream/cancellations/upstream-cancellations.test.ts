import { aCancellation } from '@shop/domain/testing/a-cancellation';
import { describe, expect, it } from 'vitest';
import { runWithReplies } from '../testing/shop-on-script.ts';
import { LENA } from '../client/testing/client-on-script.ts';

const DECLARATION = { ...aCancellation({ kind: 'extraordinary' }), cancellationReason: 'Umzug', endsOn: null };
const RECEIPT = { receiptId: '800000001', receivedAt: '2026-11-23T10:15:30+01:00', declaration: DECLARATION };

const declare = (reply: object) =>
  runWithReplies(
    { declareCancellation: { successful: true, generalErrorMessage: null, fieldErrors: [], receipt: null, ...reply } },
    ({ cancellations }) =>
      cancellations.declare({ ...LENA, sessionToken: 'lena signed in' }, aCancellation(), 'cancellation-1'),
  );

describe('a declaration of cancellation', () => {
  it('is sent with its key and without the session, which may have ended', async () => {
    const { requests } = await declare({ receipt: RECEIPT });
    expect(
      requests.map(({ headers }) => [headers['idempotency-key'], headers['x-ishop-api-userid'], headers['x-jwt']]),
    ).toEqual([['cancellation-1', undefined, undefined]]);
  });

  it('has a receipt with the instant in UTC, and without empty fields', async () => {
    const { outcome } = await declare({ receipt: RECEIPT });
    expect(outcome).toStrictEqual({
      ok: true,
      value: {
        receiptId: '800000001',
        receivedAt: '2026-11-23T09:15:30.000Z',
        declaration: aCancellation({ kind: 'extraordinary', cancellationReason: 'Umzug' }),
      },
    });
    const dated = await declare({
      receipt: { ...RECEIPT, declaration: { ...aCancellation(), cancellationReason: null, endsOn: '2026-12-31' } },
    });
    expect(dated.outcome).toMatchObject({ ok: true, value: { declaration: aCancellation({ endsOn: '2026-12-31' }) } });
  });

  it('has a receipt without its kind if the upstream recorded an unknown one', async () => {
    const { outcome, unknown } = await declare({
      receipt: { ...RECEIPT, declaration: { ...DECLARATION, kind: 'sudden' } },
    });
    expect(outcome).toMatchObject({
      ok: true,
      value: { receiptId: '800000001', declaration: { kind: 'unknown', cancellationReason: 'Umzug' } },
    });
    expect(unknown).toEqual(['declareCancellation CancellationKind sudden']);
  });

  it('is refused with its fields, or with a message if there are none', async () => {
    const fieldErrors = [{ fieldName: 'endsOn', errorMessage: 'shop.cancellation.past', formName: null }];
    expect((await declare({ successful: false, fieldErrors })).outcome).toEqual({
      ok: false,
      refusal: { because: 'invalid-form', fieldErrors: [{ field: 'endsOn', message: 'shop.cancellation.past' }] },
    });
    expect((await declare({ successful: false })).outcome).toMatchObject({
      ok: false,
      refusal: { general: 'vue.cart.error.somethingWentWrong' },
    });
  });

  it.each([
    ['without a number', { ...RECEIPT, receiptId: '' }],
    ['without a time', { ...RECEIPT, receivedAt: 'today' }],
    ['to a day that is none', { ...RECEIPT, declaration: { ...DECLARATION, endsOn: 'soon' } }],
  ])('with a receipt %s is a failure', async (_what, receipt) => {
    expect((await declare({ receipt })).outcome).toEqual({
      failure: expect.objectContaining({ name: 'UpstreamReplyInvalid', operation: 'declareCancellation' }),
    });
  });
});
