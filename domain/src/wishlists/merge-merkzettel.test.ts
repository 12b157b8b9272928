import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeMerkzettel } from './merge-merkzettel.ts';
import { MOST_WISHLIST_ENTRIES } from './wishlist.ts';

const RUNS = { numRuns: 200 };
const line = fc.record({
  itemId: fc.integer({ min: 1, max: 12 }).map((number) => `item-${number}`),
  quantity: fc.integer({ min: 0, max: 9998 }),
});
/** A Merkzettel has each article once. */
const merkzettel = fc.uniqueArray(line, { selector: ({ itemId }) => itemId });

const idsOf = (entries: readonly { readonly itemId: string }[]): readonly string[] =>
  entries.map(({ itemId }) => itemId);
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_none, at) => ({ itemId: `item-${from + at}`, quantity: 1 }));

describe('two Merkzettel', () => {
  it('become one: the customer’s order, the larger quantity, and what is new at the end', () => {
    const own = [
      { itemId: 'heft', quantity: 2 },
      { itemId: 'stift', quantity: 5 },
    ];
    const brought = [
      { itemId: 'schere', quantity: 1 },
      { itemId: 'stift', quantity: 3 },
      { itemId: 'heft', quantity: 4 },
    ];
    expect(mergeMerkzettel(own, brought)).toEqual({
      entries: [
        { itemId: 'heft', quantity: 4 },
        { itemId: 'stift', quantity: 5 },
        { itemId: 'schere', quantity: 1 },
      ],
      added: [{ itemId: 'schere', quantity: 1 }],
      raised: [{ itemId: 'heft', quantity: 2 }],
      leftOut: [],
    });
  });

  it('lose nothing: each article of both is on the list once, with the larger quantity', () => {
    fc.assert(
      fc.property(merkzettel, merkzettel, (own, brought) => {
        const { entries } = mergeMerkzettel(own, brought);
        expect(new Set(idsOf(entries))).toEqual(new Set([...idsOf(own), ...idsOf(brought)]));
        expect(entries).toHaveLength(new Set(idsOf(entries)).size);
        for (const { itemId, quantity } of entries) {
          const both = [...own, ...brought].filter((one) => one.itemId === itemId);
          expect(quantity).toBe(Math.max(...both.map((one) => one.quantity)));
        }
      }),
      RUNS,
    );
  });

  it('are merged once: a second time adds and raises nothing', () => {
    fc.assert(
      fc.property(merkzettel, merkzettel, (own, brought) => {
        const { entries } = mergeMerkzettel(own, brought);
        expect(mergeMerkzettel(entries, brought)).toEqual({ entries, added: [], raised: [], leftOut: [] });
      }),
      RUNS,
    );
  });

  it('have the same articles and pieces whichever joins the other', () => {
    const sorted = (entries: readonly { readonly itemId: string }[]) =>
      entries.toSorted((a, b) => a.itemId.localeCompare(b.itemId));
    fc.assert(
      fc.property(merkzettel, merkzettel, (one, other) => {
        expect(sorted(mergeMerkzettel(one, other).entries)).toEqual(sorted(mergeMerkzettel(other, one).entries));
      }),
      RUNS,
    );
  });

  it('tell exactly what changed', () => {
    fc.assert(
      fc.property(merkzettel, merkzettel, (own, brought) => {
        const { entries, added, raised } = mergeMerkzettel(own, brought);
        expect(idsOf(entries)).toEqual([...idsOf(own), ...idsOf(added)]);
        const changed = own.filter(({ quantity }, at) => entries[at]?.quantity !== quantity);
        expect(raised).toEqual(changed);
      }),
      RUNS,
    );
  });

  it('count an article that was brought twice once', () => {
    const twice = [
      { itemId: 'heft', quantity: 1 },
      { itemId: 'heft', quantity: 6 },
    ];
    expect(mergeMerkzettel([], twice).entries).toEqual([{ itemId: 'heft', quantity: 6 }]);
  });

  it.each([
    ['the first fit', 2, 498, 2, 0],
    ['some are left out', 5, 498, 2, 3],
    ['all are left out', 3, 500, 0, 3],
  ])('have no more than the most entries: %s', (_what, brought, own, added, leftOut) => {
    const merged = mergeMerkzettel(many(own), many(brought, 1000));
    expect([merged.added.length, merged.leftOut.length]).toEqual([added, leftOut]);
    expect(merged.entries.length).toBeLessThanOrEqual(MOST_WISHLIST_ENTRIES);
    expect(idsOf([...merged.added, ...merged.leftOut])).toEqual(idsOf(many(brought, 1000)));
  });
});
