import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { WishlistHead } from '@shop/domain/wishlists/wishlist';
import type { WishlistEntry } from '@shop/domain/wishlists/wishlist-entry';
import type { ChangedWishlist } from '@shop/domain/wishlists/wishlists.port';
import type { MutationAnswer, WishlistAnswer, WishlistUpdate } from '../generated/upstream-types.ts';
import { DONE, writeMutationResult } from '../shared/write-mutation-result.ts';
import { writeEntry, writeRemovedEntry } from './write-entry.ts';
import { writeOverview } from './write-wishlist.ts';

/** Why something about lists was refused, and what it is about. */
export interface ListRefusal {
  readonly because: string;
  readonly entryId?: string;
  readonly itemId?: string;
}

/** The part that all answers share. */
export const writeAnswer = (result: Result<unknown, FormRefusal | ListRefusal>): MutationAnswer => {
  if (result.ok) return DONE;
  const { refusal } = result;
  const subject = 'fieldErrors' in refusal ? undefined : (refusal.entryId ?? refusal.itemId);
  return writeMutationResult(refused(refusal), omitNil({ subject }));
};

export const writeListAnswer = (result: Result<WishlistHead, FormRefusal | ListRefusal>): WishlistAnswer => ({
  ...writeAnswer(result),
  wishlist: result.ok ? writeOverview(result.value) : null,
});

type UpdateRefusal = FormRefusal | (ListRefusal & { readonly entry?: WishlistEntry });

const changedMeanwhile = (refusal: UpdateRefusal): readonly WishlistEntry[] =>
  'entry' in refusal && refusal.entry !== undefined ? [refusal.entry] : [];

/** A list after a change; of a change that came too late, the entry as it is now. */
export const writeUpdate = (
  result: Result<ChangedWishlist, UpdateRefusal>,
  storefront: Storefront,
  baseUrl: string,
): WishlistUpdate => {
  const entries = result.ok ? result.value.entries : changedMeanwhile(result.refusal);
  const list = result.ok ? writeOverview(result.value.list) : null;
  return {
    ...writeAnswer(result),
    merkzettel: list?.isDefault === true ? list : null,
    wishlist: list?.isDefault === true ? null : list,
    entries: entries.map((entry) => writeEntry(entry, storefront, baseUrl)),
    removedEntries: result.ok ? result.value.removed.map(writeRemovedEntry) : [],
    gone: result.ok ? result.value.gone : [],
    additions: result.ok ? result.value.items : null,
  };
};
