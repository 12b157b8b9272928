import { expect, it } from 'vitest';
import { granted, refused } from '../shared/result.ts';
import { aReturnContact, aReturnDraft, aReturnItem, aReturnOrder, aSelectedItem } from '../testing/a-return.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { UnexpectedRefusal } from '../testing/fixtures.ts';
import type { ReturnOrder, ReturnRequest, SubmittedReturn } from './return.ts';
import type { ReturnRefused, Returns } from './returns.port.ts';
import { announceReturn } from './announce-return.ts';

class ReplyLost extends Error {}

const REQUEST: ReturnRequest = {
  ...aReturnDraft(),
  items: [aSelectedItem({ quantity: 3 })],
  regulation: 'refund',
  carrier: 'dhl',
  contact: aReturnContact(),
};
const KEY = { idempotencyKey: 'attempt-1' };
const SUBMITTED: SubmittedReturn = { ...KEY, submittedAt: '2026-11-23T09:00:00.000Z', shipments: [] };

/** A shop that accepts one return of everything; its reply may be lost before or after that. */
const aShop = ({
  breaks,
  refusal,
  reread,
  order = aReturnOrder(),
}: {
  readonly breaks?: 'before' | 'after';
  readonly reread?: Returns['findByHash'];
  readonly refusal?: ReturnRefused;
  readonly order?: ReturnOrder;
} = {}) => {
  let current = order;
  let submissions = 0;
  const unused = async () => {
    throw new UnexpectedRefusal('not part of a submission');
  };
  const returns: Returns = {
    find: unused,
    regulations: unused,
    carriers: unused,
    uploadImage: unused,
    findByHash: async (shopper, hash) => {
      if (submissions > 0 && reread !== undefined) return reread(shopper, hash);
      return hash === current.hash ? granted(current) : refused({ because: 'no-such-order' });
    },
    submit: async () => {
      submissions += 1;
      if (breaks === 'before') throw new ReplyLost();
      if (refusal !== undefined) return refused(refusal);
      current = {
        ...current,
        items: [aReturnItem({ returnableQuantity: 0, notReturnableBecause: 'already-returned' })],
        returns: [SUBMITTED],
      };
      if (breaks === 'after') throw new ReplyLost();
      return granted(SUBMITTED);
    },
  };
  return {
    submit: (said: Partial<ReturnRequest> = {}) =>
      announceReturn({ returns })(aShopper(), { ...REQUEST, ...said }, KEY),
    submissions: () => submissions,
  };
};

it('a return is submitted once, and repeating the attempt returns the same result', async () => {
  const shop = aShop();
  expect([await shop.submit(), await shop.submit()]).toEqual([granted(SUBMITTED), granted(SUBMITTED)]);
  expect(shop.submissions()).toBe(1);
});

it('a return is not taken for an earlier one of the same order, neither before nor after a lost reply', async () => {
  const earlier = { ...SUBMITTED, idempotencyKey: 'attempt-0' };
  const order = aReturnOrder({ returns: [earlier] });
  expect(await aShop({ order }).submit()).toEqual(granted(SUBMITTED));
  await expect(aShop({ order, breaks: 'before' }).submit()).rejects.toThrow(ReplyLost);
});

it('a lost reply is settled by reading the order: the return exists, or the failure is reported', async () => {
  const accepted = aShop({ breaks: 'after' });
  expect(await accepted.submit()).toEqual(granted(SUBMITTED));
  expect(accepted.submissions()).toBe(1);
  const lost = aShop({ breaks: 'before' });
  await expect(lost.submit()).rejects.toThrow(ReplyLost);
  expect(lost.submissions()).toBe(1);
});

it.each<[string, Returns['findByHash']]>([
  ['cannot be read', () => Promise.reject(new Error('no connection'))],
  ['is gone', async () => refused({ because: 'no-such-order' })],
])('a lost reply is reported as such if the order %s afterwards', async (_what, reread) => {
  await expect(aShop({ breaks: 'after', reread }).submit()).rejects.toThrow(ReplyLost);
});

it('the shop’s refusal is passed on with its words (RETURN-09)', async () => {
  const refusal = {
    because: 'return-refused',
    message: 'shop.return.refused',
    text: 'Bitte rufen Sie uns an.',
  } as const;
  expect(await aShop({ refusal }).submit()).toEqual(refused(refusal));
});

it('a return with errors is not sent, and the errors are at their fields', async () => {
  const shop = aShop();
  const outcome = await shop.submit({
    items: [aSelectedItem({ quantity: 4 })],
    labels: 6,
    contact: aReturnContact({ email: '' }),
  });
  expect(outcome).toEqual(
    refused({
      because: 'invalid-form',
      fieldErrors: [
        { field: 'items.line-1.quantity', message: 'shop.return.quantity' },
        { field: 'labels', message: 'shop.return.labels' },
        { field: 'email', message: 'vue.form.error.requiredField' },
      ],
    }),
  );
  expect(shop.submissions()).toBe(0);
});

it.each([0, 1.5, 6])('%d is no number of labels (RETURN-06)', async (labels) => {
  expect(await aShop().submit({ labels })).toMatchObject({ refusal: { fieldErrors: [{ field: 'labels' }] } });
});

it('a return may have five labels (RETURN-06)', async () => {
  expect(await aShop().submit({ labels: 5 })).toEqual(granted(SUBMITTED));
});

it('an order that is not found has no return', async () => {
  expect(await aShop().submit({ hash: 'hash-2' })).toEqual(refused({ because: 'no-such-order' }));
});
