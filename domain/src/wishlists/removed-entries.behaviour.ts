import { refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortHarness } from '../testing/port-harness.ts';
import { linesOf, changeList, listing, pieces, readList } from '../testing/sharing-lists.ts';
import type { TestApi } from '../testing/test-api.ts';
import { RESTORE_WINDOW_MS } from './wishlist.ts';

export const behavesLikeRemovedEntries = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'can be removed and restored in any order, each at its place with its quantity',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, entryIds } = await listing(fixture, 5);
      const before = await readList(fixture, shopper, id);
      for (const at of [1, 3, 0, 4, 2])
        valueOf(await changeList(fixture, shopper, id, { do: 'remove-entry', entryId: entryIds[at] ?? '' }));
      const emptied = await readList(fixture, shopper, id);
      expect([emptied.entryCount, emptied.entries]).toEqual([0, []]);
      expect(emptied.removed.map(({ externalId, index, quantity }) => [externalId, index, quantity])).toEqual(
        entryIds.map((entryId, at) => [entryId, at, at + 1]),
      );
      for (const at of [2, 0, 4, 1, 3])
        valueOf(await changeList(fixture, shopper, id, { do: 'restore-entry', entryId: entryIds[at] ?? '' }));
      expect(await readList(fixture, shopper, id)).toEqual(before);
    }),
  );

  it(
    'that were removed are told with name and place; removing or restoring twice changes nothing',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, entryIds } = await listing(fixture);
      const entryId = entryIds[1] ?? '';
      const name = (await readList(fixture, shopper, id)).entries[1]?.product.name;
      const first = valueOf(await changeList(fixture, shopper, id, { do: 'remove-entry', entryId }));
      expect(first).toMatchObject({ list: { entryCount: 2 }, removed: [{ externalId: entryId, name, index: 1 }] });
      expect(valueOf(await changeList(fixture, shopper, id, { do: 'remove-entry', entryId }))).toEqual(first);
      const restored = valueOf(await changeList(fixture, shopper, id, { do: 'restore-entry', entryId }));
      expect(restored).toMatchObject({ list: { entryCount: 3 }, entries: [{ externalId: entryId }], removed: [] });
      expect(valueOf(await changeList(fixture, shopper, id, { do: 'restore-entry', entryId }))).toEqual(restored);
    }),
  );

  it(
    'are removed several at once, all or none, and restored one by one',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, entryIds } = await listing(fixture, 4);
      const [a = '', b = '', c = '', d = ''] = entryIds;
      const remove = (...ids: readonly string[]) =>
        changeList(fixture, shopper, id, { do: 'remove-entries', entryIds: ids });
      const left = async () => (await readList(fixture, shopper, id)).entries.map(({ externalId }) => externalId);
      expect(refusalOf(await remove(a, 'no-such-entry'))).toEqual({
        because: 'no-such-entry',
        entryId: 'no-such-entry',
      });
      expect(await left()).toEqual(entryIds);
      const { removed, list } = valueOf(await remove(d, a, c));
      expect([list.entryCount, removed.map(({ externalId, index }) => [externalId, index])]).toEqual([
        1,
        [
          [a, 0],
          [c, 2],
          [d, 3],
        ],
      ]);
      expect(valueOf(await remove(d, a, c)).removed).toEqual(removed);
      valueOf(await changeList(fixture, shopper, id, { do: 'restore-entry', entryId: c }));
      expect(await left()).toEqual([b, c]);
    }),
  );

  it(
    'are restored several at once, each at its place; those that can no longer be restored are told',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, entryIds } = await listing(fixture, 4);
      const [a = '', b = '', c = '', d = ''] = entryIds;
      const before = await readList(fixture, shopper, id);
      const change = async (kind: 'remove-entries' | 'restore-entries', ...ids: readonly string[]) =>
        valueOf(await changeList(fixture, shopper, id, { do: kind, entryIds: ids }));
      await change('remove-entries', a, c, d);
      const back = await change('restore-entries', d, 'no-such-entry', b, a, d);
      expect([back.list.entryCount, back.entries.map(({ externalId }) => externalId)]).toEqual([3, [a, b, d]]);
      expect([back.removed, back.gone]).toEqual([[], ['no-such-entry']]);
      expect(await change('restore-entries', d, 'no-such-entry', b, a, d)).toEqual(back);
      expect((await readList(fixture, shopper, id)).removed).toMatchObject([{ externalId: c, index: 2 }]);
      await change('restore-entries', c);
      expect(await readList(fixture, shopper, id)).toEqual(before);
      await change('remove-entries', a, b);
      valueOf(await changeList(fixture, shopper, id, { do: 'dismiss-removed' }));
      expect(await change('restore-entries', a, b)).toMatchObject({ entries: [], removed: [], gone: [a, b] });
    }),
  );

  it(
    'come back to their old place when they are added again',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, items, entryIds } = await listing(fixture);
      const [, b = ''] = items;
      valueOf(await changeList(fixture, shopper, id, { do: 'remove-entry', entryId: entryIds[1] ?? '' }));
      const { items: told } = valueOf(
        await changeList(fixture, shopper, id, { do: 'add-items', items: [pieces(b, 7)] }),
      );
      expect(told.added).toMatchObject([{ entryId: entryIds[1], quantity: 7 }]);
      const { entries, removed } = await readList(fixture, shopper, id);
      expect([entries.map(({ externalId }) => externalId), removed]).toEqual([entryIds, []]);
    }),
  );

  it(
    'come back with the number that is asked for, be it a smaller one',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, items, entryIds } = await listing(fixture);
      const [, b = '', c = ''] = items;
      const { entries } = await readList(fixture, shopper, id);
      valueOf(await changeList(fixture, shopper, id, { do: 'remove-entries', entryIds: entryIds.slice(1) }));
      valueOf(await changeList(fixture, shopper, id, { do: 'add-items', items: [pieces(b, 1)] }));
      const line = { orderNumber: entries[2]?.orderNumber ?? '', quantity: 2 };
      const { items: told } = valueOf(await fixture.shop.wishlists.importLines(shopper, id, [line]));
      expect(told.added).toMatchObject([{ entryId: entryIds[2], quantity: 2 }]);
      expect(linesOf(await readList(fixture, shopper, id)).slice(1)).toEqual([
        [b, 1],
        [c, 2],
      ]);
    }),
  );

  it(
    'can no longer be restored once that is dismissed',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, entryIds } = await listing(fixture);
      const entryId = entryIds[0] ?? '';
      valueOf(await changeList(fixture, shopper, id, { do: 'remove-entry', entryId }));
      valueOf(await changeList(fixture, shopper, id, { do: 'dismiss-removed' }));
      expect((await readList(fixture, shopper, id)).removed).toEqual([]);
      for (const change of ['remove-entry', 'restore-entry'] as const)
        expect(refusalOf(await changeList(fixture, shopper, id, { do: change, entryId }))).toEqual({
          because: 'no-such-entry',
          entryId,
        });
    }),
  );

  if (!harness.features.has('clock')) return;
  it(
    'can be restored for a day',
    withFixture(harness, {}, async (fixture) => {
      const { id, shopper, entryIds } = await listing(fixture);
      for (const entryId of entryIds.slice(0, 2)) {
        valueOf(await changeList(fixture, shopper, id, { do: 'remove-entry', entryId }));
        await fixture.pass(1000);
      }
      await fixture.pass(RESTORE_WINDOW_MS - 2000);
      expect((await readList(fixture, shopper, id)).removed.map(({ externalId }) => externalId)).toEqual([entryIds[1]]);
      const [first = ''] = entryIds;
      expect(refusalOf(await changeList(fixture, shopper, id, { do: 'restore-entry', entryId: first }))).toEqual({
        because: 'no-such-entry',
        entryId: first,
      });
    }),
  );
};
