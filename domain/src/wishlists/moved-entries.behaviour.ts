import { refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import { changeList, createdList, linesOf, listing, pieces, readList, registered } from '../testing/sharing-lists.ts';
import type { TestApi } from '../testing/test-api.ts';

const arrange = async (fixture: PortFixture) => {
  const [a = '', b = '', c = ''] = fixture.goods.ordinary;
  const shopper = await registered(fixture);
  const from = await createdList(fixture, shopper, [pieces(a, 2), pieces(b, 3), pieces(c, 1)]);
  const to = await createdList(fixture, shopper, [pieces(a, 5), pieces(b, 1)]);
  const entries = (await readList(fixture, shopper, from)).entries.map(({ externalId }) => externalId);
  return { shopper, from, to, entries, items: [a, b, c] };
};

export const behavesLikeMovedEntries = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'stand where they are put, before another one or at the end',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, entryIds } = await listing(fixture);
      const [a = '', b = '', c = ''] = entryIds;
      const place = async (entryId: string, before: string | null) => {
        const result = await changeList(fixture, shopper, id, { do: 'place-entry', entryId, before });
        return result.ok ? (await readList(fixture, shopper, id)).entries.map(({ externalId }) => externalId) : result;
      };
      expect(await place(c, a)).toEqual([c, a, b]);
      expect(await place(c, null)).toEqual([a, b, c]);
      expect(await place(a, a)).toEqual([a, b, c]);
      expect(await place(a, 'no-such-entry')).toMatchObject({
        refusal: { because: 'no-such-entry', entryId: 'no-such-entry' },
      });
    }),
  );

  it(
    'are copied to another list, where the larger quantity stays',
    withFixture(harness, {}, async (fixture) => {
      const { shopper, from, to, entries, items } = await arrange(fixture);
      const [a, b, c] = items;
      const change = { do: 'copy-entries', entryIds: entries, to } as const;
      const { items: told, list } = valueOf(await changeList(fixture, shopper, from, change));
      expect([told.unchanged.length, told.raised.length, told.added.length, list.externalId]).toEqual([1, 1, 1, from]);
      expect(linesOf(await readList(fixture, shopper, to))).toEqual([
        [a, 5],
        [b, 3],
        [c, 1],
      ]);
      expect((await readList(fixture, shopper, from)).entryCount).toBe(3);
    }),
  );

  it(
    'are moved, and can be restored where they were',
    withFixture(harness, {}, async (fixture) => {
      const { shopper, from, to, entries, items } = await arrange(fixture);
      const [a, b, c] = items;
      const moved = entries.slice(1);
      const change = { do: 'move-entries', entryIds: moved, to } as const;
      const { removed } = valueOf(await changeList(fixture, shopper, from, change));
      expect(removed.map(({ externalId, index }) => [externalId, index])).toEqual(moved.map((id, at) => [id, at + 1]));
      expect(linesOf(await readList(fixture, shopper, from))).toEqual([[a, 2]]);
      expect(linesOf(await readList(fixture, shopper, to))).toEqual([
        [a, 5],
        [b, 3],
        [c, 1],
      ]);
      valueOf(await changeList(fixture, shopper, from, { do: 'restore-entry', entryId: moved[1] ?? '' }));
      expect(linesOf(await readList(fixture, shopper, from))).toEqual([
        [a, 2],
        [c, 1],
      ]);
    }),
  );

  it(
    'stay where they are if the other list or one of them is unknown',
    withFixture(harness, {}, async (fixture) => {
      const { shopper, from, to, entries } = await arrange(fixture);
      const nowhere = { do: 'move-entries', entryIds: entries, to: 'no-such-list' } as const;
      expect(refusalOf(await changeList(fixture, shopper, from, nowhere))).toEqual({ because: 'no-such-list' });
      const unknown = { do: 'move-entries', entryIds: [...entries, 'no-such-entry'], to } as const;
      expect(refusalOf(await changeList(fixture, shopper, from, unknown))).toEqual({
        because: 'no-such-entry',
        entryId: 'no-such-entry',
      });
      const itself = { do: 'move-entries', entryIds: entries, to: from } as const;
      expect(valueOf(await changeList(fixture, shopper, from, itself))).toMatchObject({ removed: [] });
      expect((await readList(fixture, shopper, from)).entryCount).toBe(3);
    }),
  );
};
