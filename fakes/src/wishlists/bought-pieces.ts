import type { ItemId } from '@shop/domain/catalogue/product';
import type { UserId } from '@shop/domain/visit/shopper';
import { lookUp } from '../worlds/persistent-map.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { findEntry } from './list-change.ts';
import { listsOfUser, saveList, storedList } from './stored-lists.ts';
import type { BoughtPieces, ClaimRecord, WishlistRecord } from './wishlist-record.ts';

/** Counts pieces as bought that the buyer had taken over on class lists: of each claim at most what it claims, the oldest claim first. Says what it counted. */
export const countBoughtPieces = (
  tx: Transaction,
  userId: UserId,
  positions: readonly { readonly itemId: ItemId; readonly quantity: number }[],
): readonly BoughtPieces[] => {
  const left = new Map<ItemId, number>();
  for (const { itemId, quantity } of positions) left.set(itemId, (left.get(itemId) ?? 0) + quantity);
  const counted: BoughtPieces[] = [];
  const bought = (list: WishlistRecord, claim: ClaimRecord): ClaimRecord => {
    const itemId = claim.userId === userId ? findEntry(list, claim.entryId)?.itemId : undefined;
    const pieces = itemId === undefined ? 0 : Math.min(left.get(itemId) ?? 0, claim.quantity - claim.bought);
    if (itemId === undefined || pieces === 0) return claim;
    left.set(itemId, (left.get(itemId) ?? 0) - pieces);
    counted.push({ code: claim.code, pieces });
    return { ...claim, bought: claim.bought + pieces };
  };
  for (const id of listsOfUser(tx, userId).claimedOn) {
    const list = storedList(tx, id);
    if (list === undefined) continue;
    const claims = list.claims.map((claim) => bought(list, claim));
    if (claims.some((claim, at) => claim !== list.claims[at])) saveList(tx, { ...list, claims });
  }
  return counted;
};

/** Pieces of an order that is cancelled stay claimed, and are bought no more. */
export const uncountBoughtPieces = (tx: Transaction, counted: readonly BoughtPieces[]): void => {
  for (const { code, pieces } of counted) {
    const id = lookUp(tx.state.wishlistClaims, code);
    const list = id === undefined ? undefined : storedList(tx, id);
    if (list === undefined) continue;
    const claims = list.claims.map((claim) =>
      claim.code === code ? { ...claim, bought: claim.bought - pieces } : claim,
    );
    saveList(tx, { ...list, claims });
  }
};
