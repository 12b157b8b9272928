import { aDeclaration } from '@shop/domain/testing/a-declaration';
import { declareWithdrawal } from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { call, single, withNewAttempt, withSameAttempt } from './request/requests.ts';
import { anonymous, signedIn } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';

const { idempotencyKey, receiptId } = ID;
const WHOLE = aDeclaration();
const PARTIAL = aDeclaration({
  orderNumber: 'no such order',
  withdrawnGoods: '2 Hefte',
  withdrawalReason: 'Zu viel bestellt',
});
const NO_RECEIPT = {
  'declareWithdrawal.receipt': { exactly: null },
  'declareWithdrawal.successful': { exactly: false },
} as const;

it('receives a withdrawal from anybody, about any order', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor withdraws from a contract in part',
        given: {},
        request: withNewAttempt(single(anonymous, call(declareWithdrawal, { declaration: PARTIAL }))),
        reply: returnsData(declareWithdrawal, {
          'declareWithdrawal.receipt': 'there',
          'declareWithdrawal.receipt.declaration.orderNumber': { exactly: PARTIAL.orderNumber },
          'declareWithdrawal.receipt.declaration.withdrawnGoods': { like: '2 Hefte' },
          'declareWithdrawal.receipt.declaration.withdrawalReason': { like: 'Zu viel bestellt' },
        }),
      },
    ],
    // A session plays no part: the request has none.
    ({ shop }) => shop.withdrawals.declare(signedIn, PARTIAL, idempotencyKey),
  );
  expect(outcome).toMatchObject({ ok: true, value: { receiptId: 'id-1', declaration: { withdrawnGoods: '2 Hefte' } } });
});

it('returns the first receipt for the same declaration', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor sends a withdrawal again',
        given: { 'a withdrawal was declared': {} },
        request: withSameAttempt(single(anonymous, call(declareWithdrawal, { declaration: WHOLE }))),
        reply: returnsData(declareWithdrawal, {
          'declareWithdrawal.receipt': 'there',
          'declareWithdrawal.receipt.receiptId': { like: receiptId },
        }),
      },
    ],
    ({ shop }) => shop.withdrawals.declare(anonymous, WHOLE, idempotencyKey),
  );
  expect(outcome).toMatchObject({ ok: true, value: { receiptId } });
});

it('refuses a withdrawal without a name', async () => {
  const nameless = aDeclaration({ fullName: '' });
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor withdraws without a name',
        given: {},
        request: withNewAttempt(single(anonymous, call(declareWithdrawal, { declaration: nameless }))),
        reply: returnsData(declareWithdrawal, {
          ...NO_RECEIPT,
          'declareWithdrawal.fieldErrors': 'there',
          'declareWithdrawal.fieldErrors.fieldName': { exactly: 'fullName' },
          'declareWithdrawal.fieldErrors.errorMessage': { exactly: 'vue.form.error.requiredField' },
        }),
      },
    ],
    ({ shop }) => shop.withdrawals.declare(anonymous, nameless, idempotencyKey),
  );
  expect(outcome).toMatchObject({
    ok: false,
    refusal: { because: 'invalid-form', fieldErrors: [{ field: 'fullName', message: 'vue.form.error.requiredField' }] },
  });
});
