import type { ReturnRequest } from '@shop/domain/returns/return';
import {
  findOrderForReturn,
  findOrderForReturnByHash,
  getAvailableCarriers,
  getAvailableRegulations,
  submitReturnOrder,
  uploadReturnImage,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { ID } from './request/provider-ids.ts';
import { call, single, upload, withNewAttempt } from './request/requests.ts';
import { anonymous } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';
import { returnsData } from './reply/replies.ts';

const { orderId, zipCode, returnHash: hash, returnItemId: id, salesOrderNo, idempotencyKey } = ID;
const RETURNABLE = { 'order returnable': {} };
const NO_SUCH_ORDER = { ok: false, refusal: { because: 'no-such-order' } };

const ITEM = {
  id,
  lineNo: 1,
  quantity: 1,
  reason: 'damaged',
  comment: 'Riss im Deckel',
  images: [],
  components: [],
} as const;
const CONTACT = { salutation: 'mrs', firstName: 'Änne', lastName: 'Krüger', email: 'anne@schule.example' } as const;
const REQUEST: ReturnRequest = {
  hash,
  orderId,
  salesOrderNo,
  items: [ITEM],
  regulation: 'refund',
  carrier: 'dhl',
  labels: 1,
  contact: CONTACT,
};
/** What it is in the upstream's fields. */
const ORDER_INPUT = {
  hash,
  orderId,
  salesOrderNo,
  items: [{ ...ITEM, reason: 'DAMAGED' }],
  regulation: 'refund',
  carrier: 'dhl',
  labels: 1,
  contact: CONTACT,
};

/** A picture of one pixel. */
const PIXEL = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
const PICTURE = { name: 'riss.png', type: 'png', bytes: PIXEL } as const;
const IMAGE = { variable: 'image', name: 'riss.png', type: 'image/png', bytes: PIXEL } as const;
/** A form with files cannot contain what a state returns, so the state gets the hash instead. */
const KNOWN_HASH = 'hash-of-a-returnable-order';

it('finds the order of a return by its number and postcode (UPQ-15)', async () => {
  const found = await recordInteractions(
    [
      {
        description: 'somebody looks up an order to return',
        given: RETURNABLE,
        request: single(anonymous, call(findOrderForReturn, { orderId, zipCode })),
        reply: returnsData(findOrderForReturn, {
          'findOrderForReturn.orderId': { like: orderId },
          'findOrderForReturn.items': 'there',
        }),
      },
    ],
    ({ shop }) => shop.returns.find(anonymous, { orderId, zipCode }),
  );
  expect(found).toMatchObject({ ok: true, value: { orderId, orderDate: '2026-08-24', items: [{ lineNo: 1 }] } });
});

it('finds no order with another postcode (UPQ-15)', async () => {
  const found = await recordInteractions(
    [
      {
        description: 'somebody looks up an order to return with another postcode',
        given: RETURNABLE,
        request: single(anonymous, call(findOrderForReturn, { orderId, zipCode: '00000' })),
        reply: returnsData(findOrderForReturn, { findOrderForReturn: { exactly: null } }),
      },
    ],
    ({ shop }) => shop.returns.find(anonymous, { orderId, zipCode: '00000' }),
  );
  expect(found).toEqual(NO_SUCH_ORDER);
});

it('finds the order of a return by its hash (UPQ-16)', async () => {
  const found = await recordInteractions(
    [
      {
        description: 'somebody opens the return of an order',
        given: RETURNABLE,
        request: single(anonymous, call(findOrderForReturnByHash, { hash })),
        reply: returnsData(findOrderForReturnByHash, {
          'findOrderForReturnByHash.hash': { like: hash },
          'findOrderForReturnByHash.items': 'there',
        }),
      },
    ],
    ({ shop }) => shop.returns.findByHash(anonymous, hash),
  );
  expect(found).toMatchObject({ ok: true, value: { hash, salesOrderNo: 'Text' } });
});

it('offers what the buyer may get for the goods (UPQ-18)', async () => {
  const regulations = await recordInteractions(
    [
      {
        description: 'somebody asks what they may get for damaged goods',
        given: RETURNABLE,
        request: single(
          anonymous,
          call(getAvailableRegulations, { hash, selectedItems: [{ id, quantity: 1, reason: 'DAMAGED' }] }),
        ),
        reply: returnsData(getAvailableRegulations, { getAvailableRegulations: 'there' }),
      },
    ],
    ({ shop }) => shop.returns.regulations(anonymous, hash, [{ id, quantity: 1, reason: 'damaged' }]),
  );
  expect(regulations).toEqual([{ id: 'id-1', name: 'Text', description: 'Text' }]);
});

it('offers carriers that take the goods back (UPQ-17)', async () => {
  const carriers = await recordInteractions(
    [
      {
        description: 'somebody asks who takes the goods back',
        given: RETURNABLE,
        request: single(anonymous, call(getAvailableCarriers, { hash, returnOrder: ORDER_INPUT })),
        reply: returnsData(getAvailableCarriers, { getAvailableCarriers: 'there' }),
      },
    ],
    ({ shop }) => shop.returns.carriers(anonymous, REQUEST),
  );
  expect(carriers).toEqual([{ code: 'id-1', name: 'Text', description: 'Text', enabled: true }]);
});

it('announces a return (UPM-40)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'somebody announces a return',
        given: RETURNABLE,
        request: withNewAttempt(single(anonymous, call(submitReturnOrder, { returnOrder: ORDER_INPUT }))),
        reply: returnsData(submitReturnOrder, {
          'submitReturnOrder.submittedReturn.shipments': 'there',
          'submitReturnOrder.submittedReturn.shipments.labels': 'there',
        }),
      },
    ],
    ({ shop }) => shop.returns.submit(anonymous, REQUEST, { idempotencyKey }),
  );
  expect(outcome).toMatchObject({
    ok: true,
    value: { shipments: [{ rma: 'id-1', labels: ['https://upstream.example/label.pdf'] }] },
  });
});

it('is told why a return is not accepted (UPM-40, RETURN-09)', async () => {
  const items = [{ ...ITEM, quantity: 4 }];
  const outcome = await recordInteractions(
    [
      {
        description: 'somebody announces a return of more than they bought',
        given: RETURNABLE,
        request: withNewAttempt(
          single(
            anonymous,
            call(submitReturnOrder, {
              returnOrder: { ...ORDER_INPUT, items: items.map((item) => ({ ...item, reason: 'DAMAGED' })) },
            }),
          ),
        ),
        reply: returnsData(submitReturnOrder, {
          'submitReturnOrder.isError': { exactly: true },
          'submitReturnOrder.errorMsg': { like: 'shop.return.quantity' },
          'submitReturnOrder.submittedReturn': { exactly: null },
        }),
      },
    ],
    ({ shop }) => shop.returns.submit(anonymous, { ...REQUEST, items }, { idempotencyKey }),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'return-refused', message: 'shop.return.quantity' } });
});

it('uploads a picture of damaged goods (UPM-41)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'somebody uploads a picture for a return',
        given: { 'order returnable': { hash: KNOWN_HASH } },
        request: upload(anonymous, uploadReturnImage, { hash: KNOWN_HASH }, IMAGE),
        reply: returnsData(uploadReturnImage),
      },
    ],
    ({ shop }) => shop.returns.uploadImage(anonymous, KNOWN_HASH, PICTURE),
  );
  expect(outcome).toEqual({ ok: true, value: 'id-1' });
});

it('stores no picture for an order that is not there (UPM-41)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'somebody uploads a picture for an unknown order',
        given: {},
        request: upload(anonymous, uploadReturnImage, { hash: 'no-such-hash' }, IMAGE),
        reply: returnsData(uploadReturnImage, {
          'uploadReturnImage.imageId': { exactly: null },
          'uploadReturnImage.refusal': 'there',
          'uploadReturnImage.refusal.code': { exactly: 'NO_SUCH_ORDER' },
        }),
      },
    ],
    ({ shop }) => shop.returns.uploadImage(anonymous, 'no-such-hash', PICTURE),
  );
  expect(outcome).toEqual(NO_SUCH_ORDER);
});
