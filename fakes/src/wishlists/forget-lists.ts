import type { UserId } from '@shop/domain/visit/shopper';
import { WISHLIST_LEVELS } from '@shop/domain/wishlists/wishlist-rights';
import { lookUp } from '../worlds/persistent-map.ts';
import { remove, type Transaction } from '../worlds/transaction.ts';
import { withClaimsOf } from './claims.ts';
import { levelIn } from './open-list.ts';
import { isCustomer, withLevel } from './members.ts';
import { dropList, listsOfUser, saveList, storedList } from './stored-lists.ts';
import { standardListOf } from './standard-list.ts';
import type { MemberRecord, WishlistRecord } from './wishlist-record.ts';

/** The member with an account who has the highest level, and of several the one who has been there longest. Visitors have no lists of their own. */
const heirAmong = (tx: Transaction, members: readonly MemberRecord[]): MemberRecord | undefined =>
  members
    .filter(({ userId }) => isCustomer(tx, userId))
    .toSorted((a, b) => WISHLIST_LEVELS.indexOf(b.level) - WISHLIST_LEVELS.indexOf(a.level))[0];

const withoutUser = (list: WishlistRecord, userId: UserId): WishlistRecord => ({
  ...withClaimsOf(list, userId, undefined),
  members: list.members.filter((member) => member.userId !== userId),
  setLevels: list.setLevels.filter((set) => set.userId !== userId),
  comments: list.comments.filter(({ authorId }) => authorId !== userId),
});

const forgetOn = (tx: Transaction, list: WishlistRecord, userId: UserId): void => {
  const rest = withoutUser(list, userId);
  if (levelIn(list, userId) !== 'creator') return saveList(tx, rest);
  const heir = heirAmong(tx, rest.members);
  if (heir === undefined) dropList(tx, list);
  else saveList(tx, withLevel(rest, heir.memberId, 'creator'));
};

/**
 * A user is gone: their lists go to another member with an account, or are deleted if there is none. Claims stay, as somebody
 * may have the code, and belong to nobody.
 */
export const forgetLists = (tx: Transaction, userId: UserId): void => {
  const { lists, claimedOn } = listsOfUser(tx, userId);
  const merkzettel = lookUp(tx.state.wishlists, standardListOf(userId));
  if (merkzettel !== undefined) dropList(tx, merkzettel);
  for (const id of new Set([...lists, ...claimedOn])) {
    const list = storedList(tx, id);
    if (list !== undefined) forgetOn(tx, list, userId);
  }
  if (lookUp(tx.state.listsOfUsers, userId) !== undefined) remove(tx, 'listsOfUsers', userId);
};
