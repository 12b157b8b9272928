import { describe, expect, it } from 'vitest';
import type { JournalEntry } from './journal.ts';
import { verifyCount, verifyOrder } from './verify.ts';

const called = (seq: number, op: string, vars: JournalEntry['vars'] = {}): JournalEntry => ({
  seq,
  worldNow: '',
  wallNow: '',
  op,
  vars,
  batch: { id: seq, pos: 0, size: 1 },
  session: 'nobody',
  ran: true,
});

const ENTRIES = [
  called(1, 'cart_update', { cartId: 'a', ops: [{ quantity: 1 }] }),
  called(2, 'cart_update', { cartId: 'a', ops: [{ quantity: 2 }] }),
  called(3, 'FindCart', { cartId: 'a' }),
  called(4, 'submitCart', { cartId: 'b' }),
];

const seqs = (entries: readonly JournalEntry[]): readonly number[] => entries.map(({ seq }) => seq);

describe('an expected number of calls', () => {
  it('is met by exactly this number, and none are reported as missing', () => {
    expect(verifyCount(ENTRIES, { op: 'cart_update' }, 2)).toMatchObject({ isMet: true, matched: 2, nearest: [] });
    expect(verifyCount(ENTRIES, { op: 'logout' }, 0)).toMatchObject({
      isMet: true,
      matched: 0,
      calls: [],
      nearest: [],
    });
  });

  it('that is exceeded shows the actual calls', () => {
    const { isMet, matched, calls, nearest } = verifyCount(ENTRIES, { op: 'cart_update' }, 1);
    expect([isMet, matched, seqs(calls), nearest]).toEqual([false, 2, [2, 1], []]);
  });

  it('that is not reached shows the most similar calls, value by value', () => {
    expect(seqs(verifyCount(ENTRIES, { op: 'submitCart', vars: { cartId: 'a' } }, 1).nearest)).toEqual([4, 3, 2]);
    expect(
      seqs(verifyCount(ENTRIES, { op: 'cart_update', vars: { cartId: 'a', ops: [{ quantity: 3 }] } }, 1).nearest),
    ).toEqual([2, 1, 3]);
  });

  it('that is not reached shows calls of the same operation first, then those with similar names, however old', () => {
    const calls = [
      called(1, 'setOrderComment', { comment: 'Aula' }),
      called(2, 'setOrderReference', { orderReference: '4b' }),
      ...[3, 4, 5, 6].map((seq) => called(seq, 'FindCart', { cartId: 'a' })),
    ];
    expect(
      seqs(verifyCount(calls, { op: 'setOrderComment', vars: { cartId: 'a', comment: 'Turnhalle' } }, 1).nearest),
    ).toEqual([1, 2, 6]);
  });

  it('that is not reached prefers calls with similar values', () => {
    const calls = ['cart-12', 'cart-1x', 'zebra', 'apple'].map((cartId, at) => called(at + 1, 'FindCart', { cartId }));
    expect(seqs(verifyCount(calls, { op: 'FindCart', vars: { cartId: 'cart-13' } }, 1).nearest)).toEqual([2, 1, 4]);
  });

  it('that is not reached shows the differences of each call', () => {
    const [nearest] = verifyCount(
      ENTRIES,
      { op: 'cart_update', vars: { cartId: 'a', ops: [{ quantity: 3, itemId: 'pen' }] } },
      1,
    ).nearest;
    expect(nearest?.differs).toEqual([
      { at: 'vars.ops.0.quantity', wanted: 3, was: 2 },
      { at: 'vars.ops.0.itemId', wanted: 'pen', was: null },
    ]);
  });
});

describe('an expected order of calls', () => {
  it('is met whatever came in between', () => {
    const { isMet, matched, calls } = verifyOrder(ENTRIES, [
      { op: 'cart_update' },
      { op: 'FindCart' },
      { op: 'submitCart' },
    ]);
    expect([isMet, matched, seqs(calls)]).toEqual([true, 3, [4, 3, 1]]);
  });

  it('counts a call once', () => {
    expect(verifyOrder(ENTRIES, [{ op: 'FindCart' }, { op: 'FindCart' }]).isMet).toBe(false);
  });

  it('that is broken says how many steps matched, and what came instead', () => {
    const { isMet, matched, nearest } = verifyOrder(ENTRIES, [{ op: 'FindCart' }, { op: 'cart_update' }]);
    expect([isMet, matched, seqs(nearest)]).toEqual([false, 1, [4]]);
  });
});

describe('the reported calls', () => {
  const many = [1, 2, 3, 4, 5].map((seq) => called(seq, 'FindCart', { cartId: 'a' }));

  it('are the latest three', () => {
    expect(seqs(verifyCount(many, { op: 'FindCart' }, 5).calls)).toEqual([5, 4, 3]);
    expect(seqs(verifyCount(many, { op: 'FindCart', vars: { cartId: 'b' } }, 1).nearest)).toEqual([5, 4, 3]);
    expect(
      seqs(
        verifyOrder(
          many,
          Array.from({ length: 4 }, () => ({ op: 'FindCart' })),
        ).calls,
      ),
    ).toEqual([4, 3, 2]);
  });

  it('are those before the order was broken, and similar ones that came later', () => {
    const { matched, calls, nearest } = verifyOrder(many, [
      { op: 'FindCart' },
      { op: 'FindCart' },
      { op: 'submitCart' },
    ]);
    expect([matched, seqs(calls), seqs(nearest)]).toEqual([2, [2, 1], [5, 4, 3]]);
  });

  it('show a value of another kind as a whole', () => {
    const [nearest] = verifyCount(
      [called(1, 'FindCart', { cartId: null, ids: 'a' })],
      { op: 'FindCart', vars: { cartId: { id: 'a' }, ids: ['a'] } },
      1,
    ).nearest;
    expect(nearest?.differs).toEqual([
      { at: 'vars.cartId', wanted: { id: 'a' }, was: null },
      { at: 'vars.ids', wanted: ['a'], was: 'a' },
    ]);
  });

  it('show a different operation, whatever was expected', () => {
    const [nearest] = verifyCount([called(1, 'FindCart')], { op: 'findcart' }, 1).nearest;
    expect(nearest?.differs).toEqual([{ at: 'op', wanted: 'findcart', was: 'FindCart' }]);
  });

  it('are similar by their values if no operation is given, similar texts first', () => {
    const calls = [
      called(1, 'a', { comment: 'Turnhalle' }),
      called(2, 'b', { comment: 'Turnhallen' }),
      called(3, 'c', { comment: '' }),
      called(4, 'd', { comment: 7 }),
      called(5, 'e'),
    ];
    expect(seqs(verifyCount(calls, { vars: { comment: 'Turnhalle!' } }, 1).nearest)).toEqual([2, 1, 5]);
  });
});
