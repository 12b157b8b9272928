import type { WishlistChange } from '@shop/domain/wishlists/wishlist-change';

import type {
  OwnWishlistsQuery,
  WishlistChangedPartFragment,
  WishlistEntryPartFragment,
  WishlistPartFragment,
} from '../../platform/generated/graphql.ts';

/** A change of the open list; its version is that of the entry that the shopper saw. */
export type ListChange = Exclude<WishlistChange, { readonly do: 'add-items' }>;

export type OwnLists = NonNullable<OwnWishlistsQuery['ownWishlists']>;
export type OpenList = WishlistPartFragment;
export type Entry = WishlistEntryPartFragment;
export type Removed = OpenList['removed'][number];

/** A row of a list: an entry, or the place of one that was removed and can be restored (WISH-08). */
export type ListRow = { readonly entry: Entry } | { readonly removed: Removed };

export const idOfRow = (row: ListRow): string => ('entry' in row ? row.entry.externalId : row.removed.externalId);

/** All rows in the list's own order. */
export const rowsOf = ({ entries, removed }: Pick<OpenList, 'entries' | 'removed'>): readonly ListRow[] =>
  removed
    .toSorted((one, other) => one.index - other.index)
    .reduce<readonly ListRow[]>(
      (rows, gap) => rows.toSpliced(gap.index, 0, { removed: gap }),
      entries.map((entry) => ({ entry })),
    );

const listOf = (rows: readonly ListRow[]): Pick<OpenList, 'entries' | 'removed'> => ({
  entries: rows.flatMap((row) => ('entry' in row ? [row.entry] : [])),
  removed: rows.flatMap((row, index) => ('removed' in row ? [{ ...row.removed, index }] : [])),
});

const moved = (rows: readonly ListRow[], id: string, before: string | null): readonly ListRow[] => {
  const row = rows.find((one) => idOfRow(one) === id);
  if (row === undefined || before === id) return rows;
  const others = rows.filter((one) => one !== row);
  const at = before === null ? -1 : others.findIndex((one) => idOfRow(one) === before);
  return others.toSpliced(at === -1 ? others.length : at, 0, row);
};

/** The rows after a change, as the shop has told it. */
const changedRows = (
  rows: readonly ListRow[],
  change: Pick<ListChange, 'do'> & { readonly entryId?: string; readonly before?: string | null },
  { entries, removed, gone }: Pick<WishlistChangedPartFragment, 'entries' | 'removed' | 'gone'>,
): readonly ListRow[] => {
  const known = new Set(rows.map(idOfRow));
  const next = rows
    .filter((row) => !gone.includes(idOfRow(row)) && (change.do !== 'dismiss-removed' || 'entry' in row))
    .map((row): ListRow => {
      const id = idOfRow(row);
      const entry = entries.find(({ externalId }) => externalId === id);
      if (entry !== undefined) return { entry };
      const gap = removed.find(({ externalId }) => externalId === id);
      return gap === undefined ? row : { removed: gap };
    });
  const added = entries.filter(({ externalId }) => !known.has(externalId)).map((entry) => ({ entry }));
  const all = [...next, ...added];
  return change.do === 'place-entry' && change.entryId !== undefined
    ? moved(all, change.entryId, change.before ?? null)
    : all;
};

/** A visitor's lists after a change of one of them. */
export const listsAfter = (
  lists: OwnLists,
  change: Parameters<typeof changedRows>[1],
  changed: WishlistChangedPartFragment,
): OwnLists => {
  const head = changed.list;
  const { open } = lists;
  return {
    ...lists,
    lists: lists.lists.map((list) => (list.externalId === head.externalId ? head : list)),
    open:
      open.externalId === head.externalId
        ? { ...open, ...head, ...listOf(changedRows(rowsOf(open), change, changed)) }
        : open,
  };
};

/** With one entry as it is now. */
export const listsWithEntry = (lists: OwnLists, entry: Entry): OwnLists => ({
  ...lists,
  open: {
    ...lists.open,
    entries: lists.open.entries.map((known) => (known.externalId === entry.externalId ? entry : known)),
  },
});

export const LIST_SORTS = ['own', 'name', 'price', 'newest'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

export const listSortOf = (asked: string | undefined): ListSort => LIST_SORTS.find((known) => known === asked) ?? 'own';

const priceOf = ({ item }: Entry): number => item?.price.current.amount ?? Number.POSITIVE_INFINITY;

const COMPARE: Readonly<Record<Exclude<ListSort, 'own'>, (one: Entry, other: Entry) => number>> = {
  name: (one, other) => one.product.name.localeCompare(other.product.name, 'de'),
  price: (one, other) => priceOf(one) - priceOf(other),
  newest: (one, other) => (one.changed.at < other.changed.at ? 1 : -1),
};

/** A view of the rows in another order. What was removed has a place in the list's own order only, and comes last here. */
export const sortedRows = (rows: readonly ListRow[], sort: ListSort): readonly ListRow[] => {
  if (sort === 'own') return rows;
  const { entries, removed } = listOf(rows);
  return [...entries.toSorted(COMPARE[sort]).map((entry) => ({ entry })), ...removed.map((gap) => ({ removed: gap }))];
};
