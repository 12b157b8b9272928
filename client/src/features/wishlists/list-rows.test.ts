import { describe, expect, it } from 'vitest';

import { anEntry, aList, aRemovedEntry } from '../../testing/a-wishlist.ts';
import { idOfRow, listsAfter, type ListRow, rowsOf, sortedRows } from './list-rows.ts';

const idsOf = (rows: readonly ListRow[]): readonly string[] =>
  rows.map((row) => ('entry' in row ? idOfRow(row) : `(${idOfRow(row)})`));

const open = aList({
  entries: [anEntry({ externalId: 'a' }), anEntry({ externalId: 'c' }), anEntry({ externalId: 'd' })],
  removed: [aRemovedEntry({ externalId: 'e', index: 4 }), aRemovedEntry({ externalId: 'b', index: 1 })],
});
const { entries: _entries, removed: _removed, links: _links, ...head } = open;
const lists = { lists: [head], open, merge: null };
const items = {
  added: [],
  raised: [],
  unchanged: [],
  unknown: [],
  leftOut: [],
  unknownNames: [],
  leftOutNames: [],
};
const nothing = { __typename: 'WishlistChanged', list: head, entries: [], removed: [], gone: [], items } as const;
const after = (change: Parameters<typeof listsAfter>[1], told: Partial<Parameters<typeof listsAfter>[2]>) =>
  idsOf(rowsOf(listsAfter(lists, change, { ...nothing, ...told }).open));

describe('the rows of a list', () => {
  it('have what was removed at its former place', () => {
    expect(idsOf(rowsOf(open))).toEqual(['a', '(b)', 'c', 'd', '(e)']);
  });

  it('keep the place of an entry that is removed, and give it back', () => {
    expect(
      after({ do: 'remove-entry', entryId: 'c' }, { removed: [aRemovedEntry({ externalId: 'c', index: 2 })] }),
    ).toEqual(['a', '(b)', '(c)', 'd', '(e)']);
    expect(after({ do: 'restore-entry', entryId: 'b' }, { entries: [anEntry({ externalId: 'b' })] })).toEqual([
      'a',
      'b',
      'c',
      'd',
      '(e)',
    ]);
  });

  it('have several restored ones at their places, without those that can no longer be restored', () => {
    const told = { entries: [anEntry({ externalId: 'b' })], gone: ['e'] };
    expect(after({ do: 'restore-entries' }, told)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lose what can no longer be restored, and what went into another entry', () => {
    expect(after({ do: 'dismiss-removed' }, {})).toEqual(['a', 'c', 'd']);
    expect(
      after({ do: 'replace-item', entryId: 'a' }, { entries: [anEntry({ externalId: 'a' })], gone: ['d'] }),
    ).toEqual(['a', '(b)', 'c', '(e)']);
  });

  it.each([
    ['a', ['d', 'a', '(b)', 'c', '(e)']],
    [null, ['a', '(b)', 'c', '(e)', 'd']],
  ])('are in the order that the shopper chose: before %s', (before, ids) => {
    expect(after({ do: 'place-entry', entryId: 'd', before }, {})).toEqual(ids);
  });

  it('can be looked at in another order', () => {
    const rows = rowsOf(
      aList({
        entries: [
          anEntry({ externalId: 'z', product: { name: 'Zirkel' }, changed: { at: '2026-11-01T10:00:00Z', by: null } }),
          anEntry({ externalId: 'h', product: { name: 'Heft' }, changed: { at: '2026-11-02T10:00:00Z', by: null } }),
        ],
        removed: [aRemovedEntry({ externalId: 'r', index: 0 })],
      }),
    );
    expect(idsOf(sortedRows(rows, 'name'))).toEqual(['h', 'z', '(r)']);
    expect(idsOf(sortedRows(rows, 'newest'))).toEqual(['h', 'z', '(r)']);
    expect(idsOf(sortedRows(rows, 'own'))).toEqual(['(r)', 'z', 'h']);
  });
});
