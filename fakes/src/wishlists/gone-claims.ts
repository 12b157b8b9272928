import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { GoneClaim } from '@shop/domain/wishlists/shared-wishlists.port';
import type { WishlistEntryId } from '@shop/domain/wishlists/wishlist-entry';
import { localise } from '../goods/catalogue-context.ts';
import type { Texts } from '../goods/goods.ts';
import { findEntry, isThere } from './list-change.ts';
import type { OpenList } from './open-list.ts';
import type { ClaimRecord, WishlistRecord } from './wishlist-record.ts';

/** The name of a claim's entry if that is not on the list any more. */
const nameIfGone = (list: WishlistRecord, { entryId, gone }: ClaimRecord): Texts | undefined => {
  const entry = findEntry(list, entryId);
  if (entry === undefined) return gone?.name;
  return isThere(entry) ? undefined : entry.name;
};

/** What the shopper had claimed and not bought, by entries that are not on the list any more. */
export const goneClaimsOf = (storefront: Storefront, { list, userId }: OpenList): readonly GoneClaim[] => {
  const found = new Map<WishlistEntryId, GoneClaim>();
  if (userId === undefined) return [];
  for (const claim of list.claims.filter((one) => one.userId === userId)) {
    const name = nameIfGone(list, claim);
    const { entryId } = claim;
    const quantity = claim.quantity - claim.bought + (found.get(entryId)?.quantity ?? 0);
    if (name !== undefined && quantity > 0) found.set(entryId, { entryId, name: localise(storefront, name), quantity });
  }
  return [...found.values()];
};
