import { aCancellation } from '@shop/domain/testing/a-cancellation';
import { declareCancellation } from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { call, single, withNewAttempt, withSameAttempt } from './request/requests.ts';
import { anonymous, signedIn } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';

const { idempotencyKey, receiptId } = ID;
const ORDINARY = aCancellation();
const EXTRAORDINARY = aCancellation({
  kind: 'extraordinary',
  cancellationReason: 'Umzug',
  contract: 'no such contract',
  endsOn: '2099-12-31',
});

it('receives a cancellation from anybody, of any contract', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor cancels a contract for an important reason',
        given: {},
        request: withNewAttempt(single(anonymous, call(declareCancellation, { declaration: EXTRAORDINARY }))),
        reply: returnsData(declareCancellation, {
          'declareCancellation.receipt': 'there',
          'declareCancellation.receipt.declaration.kind': { exactly: 'extraordinary' },
          'declareCancellation.receipt.declaration.cancellationReason': { like: 'Umzug' },
          'declareCancellation.receipt.declaration.contract': { exactly: EXTRAORDINARY.contract },
          'declareCancellation.receipt.declaration.endsOn': { exactly: '2099-12-31' },
        }),
      },
    ],
    // A session plays no part: the request has none.
    ({ shop }) => shop.cancellations.declare(signedIn, EXTRAORDINARY, idempotencyKey),
  );
  expect(outcome).toMatchObject({
    ok: true,
    value: { receiptId: 'id-1', declaration: { kind: 'extraordinary', endsOn: '2099-12-31' } },
  });
});

it('returns the first receipt for the same declaration', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor sends a cancellation again',
        given: { 'a cancellation was declared': {} },
        request: withSameAttempt(single(anonymous, call(declareCancellation, { declaration: ORDINARY }))),
        reply: returnsData(declareCancellation, {
          'declareCancellation.receipt': 'there',
          'declareCancellation.receipt.receiptId': { like: receiptId },
          'declareCancellation.receipt.declaration.kind': { exactly: 'ordinary' },
        }),
      },
    ],
    ({ shop }) => shop.cancellations.declare(anonymous, ORDINARY, idempotencyKey),
  );
  expect(outcome).toMatchObject({ ok: true, value: { receiptId } });
});

it('refuses a cancellation to a day that is past', async () => {
  const late = aCancellation({ endsOn: '2001-01-01' });
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor cancels a contract to a day that is past',
        given: {},
        request: withNewAttempt(single(anonymous, call(declareCancellation, { declaration: late }))),
        reply: returnsData(declareCancellation, {
          'declareCancellation.receipt': { exactly: null },
          'declareCancellation.successful': { exactly: false },
          'declareCancellation.fieldErrors': 'there',
          'declareCancellation.fieldErrors.fieldName': { exactly: 'endsOn' },
          'declareCancellation.fieldErrors.errorMessage': { exactly: 'shop.cancellation.past' },
        }),
      },
    ],
    ({ shop }) => shop.cancellations.declare(anonymous, late, idempotencyKey),
  );
  expect(outcome).toMatchObject({
    ok: false,
    refusal: { because: 'invalid-form', fieldErrors: [{ field: 'endsOn', message: 'shop.cancellation.past' }] },
  });
});
