import { aReturnContact, aReturnDraft, aSelectedItem } from '@shop/domain/testing/a-return';
import type { ReturnRequest } from '@shop/domain/returns/return';
import { describe, expect, it } from 'vitest';
import type {
  FindOrderForReturnByHashQuery,
  NotReturnableReason,
  SubmitReturnOrderMutation,
} from '../generated/operation-types.ts';
import { LENA } from '../client/testing/client-on-script.ts';
import { runWithReplies } from '../testing/shop-on-script.ts';
import { outsideSchema } from '../testing/noting.ts';
import { readImageResult } from './read-return.ts';

type Order = NonNullable<FindOrderForReturnByHashQuery['findOrderForReturnByHash']>;
type Item = Order['items'][number];

const anItem = (said: Partial<Item> = {}): Item => ({
  id: 'line-1',
  lineNo: 1,
  name: 'Heft',
  image: null,
  variantInfoList: [{ label: 'Farbe', value: 'Rot' }],
  articleNumber: '4711',
  quantity: 3,
  returnedQuantity: 1,
  returnableQuantity: 2,
  notReturnableBecause: null,
  returnUntil: '2026-12-23',
  components: [{ id: 'part-1', name: 'Schere' }],
  ...said,
});

const anOrder = (said: Partial<Order> = {}): Order => ({
  hash: 'hash-1',
  orderId: 'o1',
  salesOrderNo: 'SO-o1',
  orderDate: '2026-11-20',
  items: [anItem()],
  returns: [],
  ...said,
});

const found = async (order: Order | null) =>
  (await runWithReplies({ findOrderForReturnByHash: order }, ({ returns }) => returns.findByHash(LENA, 'hash-1')))
    .outcome;
const MIXED_UP = { failure: { name: 'UpstreamReplyInvalid', cause: { message: 'an order that was not requested' } } };

describe('an order to return', () => {
  it('has its articles with what is left of them', async () => {
    expect(await found(anOrder())).toStrictEqual({
      ok: true,
      value: {
        hash: 'hash-1',
        orderId: 'o1',
        salesOrderNo: 'SO-o1',
        orderDate: '2026-11-20',
        items: [
          {
            id: 'line-1',
            lineNo: 1,
            name: 'Heft',
            articleNumber: '4711',
            variants: [{ label: 'Farbe', value: 'Rot' }],
            quantity: 3,
            returnedQuantity: 1,
            returnableQuantity: 2,
            components: [{ id: 'part-1', name: 'Schere' }],
            returnUntil: '2026-12-23',
          },
        ],
        returns: [],
      },
    });
  });

  it.each([
    ['NOT_DELIVERED', 0, 0, 'not-delivered'],
    ['WINDOW_CLOSED', 0, 0, 'window-closed'],
    ['ALREADY_RETURNED', 0, 0, 'already-returned'],
    ['EXCLUDED', 0, 0, 'excluded'],
    [outsideSchema<NotReturnableReason>('A_REASON_OF_TOMORROW'), 2, 0, 'unknown'],
    [null, 0, 0, 'unknown'],
    [null, 2, 2, undefined],
  ] as const)(
    'that is not returnable because of %j says so, and offers no pieces',
    async (notReturnableBecause, returnableQuantity, left, because) => {
      const outcome = await found(anOrder({ items: [anItem({ notReturnableBecause, returnableQuantity })] }));
      expect(outcome).toMatchObject({ value: { items: [{ returnableQuantity: left }] } });
      expect(JSON.stringify(outcome).includes('notReturnableBecause')).toBe(because !== undefined);
      if (because !== undefined)
        expect(outcome).toMatchObject({ value: { items: [{ notReturnableBecause: because }] } });
    },
  );

  it('of another hash or number means that replies were mixed up', async () => {
    expect(await found(anOrder({ hash: 'hash-2' }))).toMatchObject(MIXED_UP);
    const other = await runWithReplies({ findOrderForReturn: anOrder({ orderId: 'o2' }) }, ({ returns }) =>
      returns.find(LENA, { orderId: 'o1', zipCode: '50667' }),
    );
    expect(other.outcome).toMatchObject(MIXED_UP);
  });

  it('is found by its number with spaces around it', async () => {
    const { outcome } = await runWithReplies({ findOrderForReturn: anOrder() }, ({ returns }) =>
      returns.find(LENA, { orderId: ' o1 ', zipCode: '50667' }),
    );
    expect(outcome).toMatchObject({ ok: true, value: { orderId: 'o1' } });
  });

  it('that is not there is refused, without a word why', async () => {
    expect(await found(null)).toEqual({ ok: false, refusal: { because: 'no-such-order' } });
  });
});

const REQUEST: ReturnRequest = {
  ...aReturnDraft(),
  items: [aSelectedItem({ reason: 'wrong-item', additionalInfo: 'Ein Atlas' })],
  regulation: 'refund',
  carrier: 'dhl',
  contact: aReturnContact(),
};
const SUBMITTED: NonNullable<SubmitReturnOrderMutation['submitReturnOrder']['submittedReturn']> = {
  idempotencyKey: 'attempt-1',
  submittedAt: '2026-11-23T10:00:00+01:00',
  shipments: [
    {
      rma: 'r1',
      regulation: { id: 'refund', name: 'Geld zurück', description: '' },
      carrier: { code: 'dhl', name: 'DHL' },
      labels: ['https://upstream.example/r1.pdf'],
      items: [{ id: 'line-1', quantity: 1 }],
    },
  ],
};

const submitted = (said: Partial<SubmitReturnOrderMutation['submitReturnOrder']>) =>
  runWithReplies(
    { submitReturnOrder: { isError: false, errorMsg: null, submittedReturn: null, ...said } },
    ({ returns }) => returns.submit(LENA, REQUEST, { idempotencyKey: 'attempt-1' }),
  );

describe('a return to announce', () => {
  it('is sent once with the key of its attempt, and with everything that was chosen (UPM-40)', async () => {
    const { outcome, requests } = await submitted({ submittedReturn: SUBMITTED });
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        idempotencyKey: 'attempt-1',
        submittedAt: '2026-11-23T09:00:00.000Z',
        shipments: [{ rma: 'r1', labels: ['https://upstream.example/r1.pdf'] }],
      },
    });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers['idempotency-key']).toBe('attempt-1');
    expect(requests[0]?.variables).toMatchObject([
      {
        returnOrder: {
          hash: 'hash-1',
          salesOrderNo: 'SO-400000001',
          items: [{ lineNo: 1, reason: 'WRONG_ITEM', additionalInfo: 'Ein Atlas' }],
          regulation: 'refund',
          carrier: 'dhl',
          labels: 1,
          contact: { lastName: 'Krüger' },
        },
      },
    ]);
  });

  it.each([
    ['shop.return.quantity', { message: 'shop.return.quantity' }],
    ['Bitte rufen Sie uns an.', { message: 'shop.return.refused', text: 'Bitte rufen Sie uns an.' }],
    ['upstream.text.of.tomorrow', { message: 'shop.return.refused' }],
    [null, { message: 'shop.return.refused' }],
  ])('is refused if the upstream answers isError with %j (RETURN-09)', async (errorMsg, said) => {
    expect((await submitted({ isError: true, errorMsg })).outcome).toStrictEqual({
      ok: false,
      refusal: { because: 'return-refused', ...said },
    });
  });

  it('has no label that is anything but a web address', async () => {
    const [shipment] = SUBMITTED.shipments;
    for (const label of ['javascript:alert(1)', 'javascript:location="https://upstream.example/"']) {
      const spoilt = { ...SUBMITTED, shipments: shipment === undefined ? [] : [{ ...shipment, labels: [label] }] };
      expect((await submitted({ submittedReturn: spoilt })).outcome).toMatchObject({
        failure: { name: 'UpstreamReplyInvalid' },
      });
    }
  });

  it('that is neither accepted nor refused cannot be read', async () => {
    expect((await submitted({})).outcome).toMatchObject({ failure: { name: 'UpstreamReplyInvalid' } });
  });
});

it.each([
  [
    { imageId: 'image-1', refusal: null },
    { ok: true, value: 'image-1' },
  ],
  [
    { imageId: null, refusal: { code: 'IMAGE_REFUSED', subject: null, message: 'shop.upload.tooLarge' } },
    { ok: false, refusal: { because: 'image-refused', message: 'shop.upload.tooLarge' } },
  ],
  [
    { imageId: null, refusal: { code: 'IMAGE_REFUSED', subject: null, message: 'upstream.text.of.tomorrow' } },
    { ok: false, refusal: { because: 'image-refused', message: 'shop.upload.damaged' } },
  ],
  [
    { imageId: null, refusal: { code: 'NO_SUCH_ORDER', subject: null, message: null } },
    { ok: false, refusal: { because: 'no-such-order' } },
  ],
])('a picture is stored or refused: %j (UPM-41)', (reply, outcome) => {
  expect(readImageResult(reply)).toEqual(outcome);
});
