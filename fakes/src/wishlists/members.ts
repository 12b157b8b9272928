import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Shopper, UserId, WishlistId } from '@shop/domain/visit/shopper';
import type { WishlistHead } from '@shop/domain/wishlists/wishlist';
import { type MemberLevel, mayMake, mayRemove, type WishlistAction } from '@shop/domain/wishlists/wishlist-rights';
import type { NotAllowed, WishlistNotFound } from '@shop/domain/wishlists/wishlists.port';
import { lookUp } from '../worlds/persistent-map.ts';
import type { Transaction, View } from '../worlds/transaction.ts';
import { listFor, levelIn, type MembersList, NOT_ALLOWED } from './open-list.ts';
import { headOf } from './project-list.ts';
import { detach, saveList } from './stored-lists.ts';
import { withSetLevel } from './set-levels.ts';
import type { MemberRecord, WishlistRecord } from './wishlist-record.ts';

type ChangedMembers = Result<WishlistHead, WishlistNotFound | NotAllowed>;

const without = (list: WishlistRecord, member: MemberRecord): WishlistRecord => ({
  ...list,
  members: list.members.filter((other) => other !== member),
});

export const withLevel = (list: WishlistRecord, memberId: string, level: MemberLevel): WishlistRecord => ({
  ...list,
  members: list.members.map((member) => (member.memberId === memberId ? { ...member, level } : member)),
});

const saved = (tx: Transaction, own: MembersList, list: WishlistRecord): ChangedMembers => {
  saveList(tx, list);
  return granted(headOf(tx, { ...own, list, level: levelIn(list, own.userId) ?? own.level }));
};

/** A member of the list, whom the shopper may do something with. */
const memberOf = (
  tx: Transaction,
  shopper: Shopper,
  { id, memberId, action }: { readonly id: WishlistId; readonly memberId: string; readonly action: WishlistAction },
): Result<{ readonly own: MembersList; readonly member: MemberRecord }, WishlistNotFound | NotAllowed> => {
  const own = listFor(tx, shopper, id, action);
  if (!own.ok) return own;
  const member = own.value.list.members.find((known) => known.memberId === memberId);
  return member === undefined ? refused(NOT_ALLOWED) : granted({ own: own.value, member });
};

export const leaveList = (
  tx: Transaction,
  shopper: Shopper,
  id: WishlistId,
): Result<void, WishlistNotFound | NotAllowed> => {
  const own = listFor(tx, shopper, id, 'leave');
  if (!own.ok) return own;
  const { list, userId } = own.value;
  saveList(tx, { ...list, members: list.members.filter((member) => member.userId !== userId) });
  detach(tx, userId, id);
  return granted(undefined);
};

export const setMemberLevel = (
  tx: Transaction,
  shopper: Shopper,
  id: WishlistId,
  { memberId, level }: { readonly memberId: string; readonly level: Exclude<MemberLevel, 'creator'> },
): ChangedMembers => {
  const found = memberOf(tx, shopper, { id, memberId, action: 'invite' });
  if (!found.ok) return found;
  const { own, member } = found.value;
  const isAllowed = mayRemove(own.level, member.level) && mayMake(own.level, level);
  return isAllowed
    ? saved(tx, own, withSetLevel(withLevel(own.list, memberId, level), member.userId, level))
    : refused(NOT_ALLOWED);
};

export const removeMember = (tx: Transaction, shopper: Shopper, id: WishlistId, memberId: string): ChangedMembers => {
  const found = memberOf(tx, shopper, { id, memberId, action: 'remove-member' });
  if (!found.ok) return found;
  const { own, member } = found.value;
  if (!mayRemove(own.level, member.level)) return refused(NOT_ALLOWED);
  detach(tx, member.userId, id);
  return saved(tx, own, withSetLevel(without(own.list, member), member.userId, 'removed'));
};

/** Visitors have no lists of their own: only those with an account can be creators. */
export const isCustomer = (view: View, userId: UserId): boolean =>
  lookUp(view.state.users, userId)?.kind === 'customer';

/** To a member with an account. */
export const handOver = (tx: Transaction, shopper: Shopper, id: WishlistId, memberId: string): ChangedMembers => {
  const found = memberOf(tx, shopper, { id, memberId, action: 'hand-over' });
  if (!found.ok) return found;
  const { own, member } = found.value;
  if (!isCustomer(tx, member.userId) || member.userId === own.userId) return refused(NOT_ALLOWED);
  const self = own.list.members.find(({ userId }) => userId === own.userId);
  return saved(tx, own, withLevel(withLevel(own.list, self?.memberId ?? '', 'admin'), memberId, 'creator'));
};
