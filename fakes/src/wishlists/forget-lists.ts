import type { UserId } from '@shop/domain/visit/shopper';
import { WISHLIST_LEVELS } from '@shop/domain/wishlists/wishlist-rights';
import { lookUp } from '../worlds/persistent-map.ts';
import { remove, type Transaction } from '../worlds/transaction.ts';
import { withClaimsOf } from './claims.ts';
import { levelIn } from './open-list.ts';
import { withLevel } from './members.ts';
import { dropList, listsOfUser, saveList, storedList } from './stored-lists.ts';
import { standardListOf } from './standard-list.ts';
import type { MemberRecord, WishlistRecord } from './wishlist-record.ts';

/** The member of the highest level, and of several the one who has been there longest. */
const heirAmong = (members: readonly MemberRecord[]): MemberRecord | undefined =>
  members.toSorted((a, b) => WISHLIST_LEVELS.indexOf(b.level) - WISHLIST_LEVELS.indexOf(a.level))[0];

const withoutUser = (list: WishlistRecord, userId: UserId): WishlistRecord => ({
  ...withClaimsOf(list, userId, undefined),
  members: list.members.filter((member) => member.userId !== userId),
  setLevels: list.setLevels.filter((set) => set.userId !== userId),
  comments: list.comments.filter(({ authorId }) => authorId !== userId),
});

const forgetOn = (tx: Transaction, list: WishlistRecord, userId: UserId): void => {
  const rest = withoutUser(list, userId);
  const heir = heirAmong(rest.members);
  if (heir === undefined) dropList(tx, list);
  else saveList(tx, levelIn(list, userId) === 'creator' ? withLevel(rest, heir.memberId, 'creator') : rest);
};

/**
 * A user is gone: lists that others use go to one of them, the rest is deleted. Claims stay, as somebody may have the code, and
 * belong to nobody.
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
