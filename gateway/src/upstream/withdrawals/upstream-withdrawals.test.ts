import { aDeclaration } from '@shop/domain/testing/a-declaration';
import { describe, expect, it } from 'vitest';
import { runWithReplies } from '../testing/shop-on-script.ts';
import { LENA } from '../client/testing/client-on-script.ts';

const DECLARATION = { ...aDeclaration(), withdrawnGoods: null, withdrawalReason: 'Zu viel bestellt' };
const RECEIPT = { receiptId: '700000001', receivedAt: '2026-11-23T10:15:30+01:00', declaration: DECLARATION };

const declare = (reply: object) =>
  runWithReplies(
    { declareWithdrawal: { successful: true, generalErrorMessage: null, fieldErrors: [], receipt: null, ...reply } },
    ({ withdrawals }) =>
      withdrawals.declare({ ...LENA, sessionToken: 'lena signed in' }, aDeclaration(), 'declaration-1'),
  );

describe('a declaration of withdrawal', () => {
  it('is sent with its key and without the session, which may have ended', async () => {
    const { requests } = await declare({ receipt: RECEIPT });
    expect(
      requests.map(({ headers }) => [headers['idempotency-key'], headers['x-ishop-api-userid'], headers['x-jwt']]),
    ).toEqual([['declaration-1', undefined, undefined]]);
  });

  it('has a receipt with the instant in UTC, and without empty fields', async () => {
    const { outcome } = await declare({ receipt: RECEIPT });
    expect(outcome).toStrictEqual({
      ok: true,
      value: {
        receiptId: '700000001',
        receivedAt: '2026-11-23T09:15:30.000Z',
        declaration: aDeclaration({ withdrawalReason: 'Zu viel bestellt' }),
      },
    });
  });

  it('is refused with its fields, or with a message if there are none', async () => {
    const fieldErrors = [{ fieldName: 'fullName', errorMessage: 'vue.form.error.requiredField', formName: null }];
    expect((await declare({ successful: false, fieldErrors })).outcome).toEqual({
      ok: false,
      refusal: {
        because: 'invalid-form',
        fieldErrors: [{ field: 'fullName', message: 'vue.form.error.requiredField' }],
      },
    });
    expect((await declare({ successful: false })).outcome).toMatchObject({
      ok: false,
      refusal: { general: 'vue.cart.error.somethingWentWrong' },
    });
  });

  it.each([
    ['without a number', { ...RECEIPT, receiptId: '' }],
    ['without a time', { ...RECEIPT, receivedAt: 'today' }],
  ])('with a receipt %s is a failure', async (_what, receipt) => {
    expect((await declare({ receipt })).outcome).toEqual({
      failure: expect.objectContaining({ name: 'UpstreamReplyInvalid', operation: 'declareWithdrawal' }),
    });
  });
});
