import { refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import { NOTHING_ADDED } from '@shop/domain/wishlists/wishlists.port';
import type {
  AddedItems,
  ChangedWishlist,
  NotAllowed,
  WishlistNotFound,
  WishlistRefusal,
} from '@shop/domain/wishlists/wishlists.port';
import type { WishlistUpdateFieldsFragment } from '../generated/operation-types.ts';
import { readChoiceResult } from '../shared/read-mutation-result.ts';
import type { RefusalTable } from '../shared/read-mutation-result.ts';
import { readId } from '../shared/read-text.ts';
import { Unreadable } from '../shared/unreadable.ts';
import { readEntry, readRemovedEntry } from './read-entry.ts';
import { readGranted } from './read-granted.ts';
import { readHead } from './read-wishlist.ts';

export const LIST_UNKNOWN: RefusalTable<WishlistNotFound> = { NO_SUCH_LIST: () => ({ because: 'no-such-list' }) };

/** The refusals of what not every member may do with a list. */
export const LIST_REFUSALS: RefusalTable<WishlistNotFound | NotAllowed> = {
  ...LIST_UNKNOWN,
  NOT_ALLOWED: () => ({ because: 'not-allowed' }),
};

export const NO_SUCH_LIST = { 'ids-unknown': refused<WishlistNotFound>({ because: 'no-such-list' }) } as const;

export const ENTRY_REFUSALS: RefusalTable<WishlistRefusal> = {
  ...LIST_REFUSALS,
  NO_SUCH_ENTRY: ({ subject }) => ({ because: 'no-such-entry', entryId: readId(subject) }),
  NO_SUCH_ITEM: ({ subject }) => ({ because: 'no-such-item', itemId: readId(subject) }),
  INVALID_QUANTITY: () => ({ because: 'invalid-quantity' }),
  LIST_FULL: () => ({ because: 'list-full' }),
};

const readAdditions = (additions: WishlistUpdateFieldsFragment['additions']): AddedItems =>
  additions === null
    ? NOTHING_ADDED
    : {
        added: additions.added.map(({ entryId, name, quantity }) => ({ entryId: readId(entryId), name, quantity })),
        raised: additions.raised.map(({ entryId, name, quantity }) => ({ entryId: readId(entryId), name, quantity })),
        unchanged: additions.unchanged.map(({ entryId, name }) => ({ entryId: readId(entryId), name })),
        unknown: additions.unknown.map(readId),
        leftOut: additions.leftOut.map(readId),
      };

/** The list after a change that was granted. */
export const readChanged = <Refusal>(
  result: Result<void, Refusal>,
  { merkzettel, wishlist, entries, removedEntries, gone, additions }: WishlistUpdateFieldsFragment,
): Result<ChangedWishlist, Refusal> =>
  readGranted(result, merkzettel ?? wishlist, (list) => ({
    list: readHead(list),
    entries: entries.map(readEntry),
    removed: removedEntries.map(readRemovedEntry),
    gone: gone.map(readId),
    items: readAdditions(additions),
  }));

/** A list after a change of its entries; or why nothing changed. */
export const readChangedWishlist = (reply: WishlistUpdateFieldsFragment): Result<ChangedWishlist, WishlistRefusal> => {
  const refusals: RefusalTable<WishlistRefusal> = {
    ...ENTRY_REFUSALS,
    CHANGED_MEANWHILE: () => {
      const [entry] = reply.entries;
      if (entry === undefined) throw new Unreadable('a change by others without what they changed');
      return { because: 'changed-meanwhile', entry: readEntry(entry) };
    },
  };
  return readChanged(readChoiceResult(reply, refusals), reply);
};
