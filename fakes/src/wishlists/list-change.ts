import type { WishlistEntryId } from '@shop/domain/wishlists/wishlist-entry';
import { type AddedItems, NOTHING_ADDED, type WishlistRefusal } from '@shop/domain/wishlists/wishlists.port';
import type { Result } from '@shop/domain/shared/result';
import type { UserId } from '@shop/domain/visit/shopper';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { EntryRecord, WishlistRecord } from './wishlist-record.ts';

/** Who changes a list, and where. */
export interface Editor {
  readonly userId: UserId;
  readonly storefront: Storefront;
}

/** A list after a change, and what the change did. */
export interface ListChange {
  readonly list: WishlistRecord;
  readonly changed: readonly WishlistEntryId[];
  readonly removed: readonly WishlistEntryId[];
  readonly gone: readonly WishlistEntryId[];
  readonly items: AddedItems;
}

/** Refused because of another change, with the entry that was changed. */
export interface ChangedMeanwhile {
  readonly because: 'changed-meanwhile';
  readonly entry: EntryRecord;
}

export type StepRefusal = Exclude<WishlistRefusal, { readonly because: 'changed-meanwhile' }> | ChangedMeanwhile;
export type Changed = Result<ListChange, StepRefusal>;

export const changeOf = (list: WishlistRecord, did: Partial<Omit<ListChange, 'list'>> = {}): ListChange => ({
  list,
  changed: [],
  removed: [],
  gone: [],
  items: NOTHING_ADDED,
  ...did,
});

export const isThere = ({ removed }: Pick<EntryRecord, 'removed'>): boolean => removed === undefined;

/** Entries that count: those that were removed can only be restored. */
export const entriesThere = ({ entries }: Pick<WishlistRecord, 'entries'>): readonly EntryRecord[] =>
  entries.filter(isThere);

export const findEntry = (list: WishlistRecord, entryId: WishlistEntryId): EntryRecord | undefined =>
  list.entries.find(({ id }) => id === entryId);

export const entryThere = (list: WishlistRecord, entryId: WishlistEntryId): EntryRecord | undefined => {
  const entry = findEntry(list, entryId);
  return entry !== undefined && isThere(entry) ? entry : undefined;
};

export const withEntry = (list: WishlistRecord, entry: EntryRecord): WishlistRecord => ({
  ...list,
  entries: list.entries.map((other) => (other.id === entry.id ? entry : other)),
});

export const restored = ({ removed: _removed, ...entry }: EntryRecord): EntryRecord => entry;
