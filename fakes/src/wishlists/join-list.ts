import { omitNil } from '@shop/domain/shared/omit-nil';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Shopper } from '@shop/domain/visit/shopper';
import type { NoSuchLink, SharedWishlist } from '@shop/domain/wishlists/shared-wishlists.port';
import { MOST_WISHLIST_MEMBERS, type WishlistHead } from '@shop/domain/wishlists/wishlist';
import { levelAfterJoining, levelOfLink } from '@shop/domain/wishlists/wishlist-rights';
import { deepFreeze } from '../shared/deep-freeze.ts';
import { currentUser } from '../sessions/current-user.ts';
import type { Transaction, View } from '../worlds/transaction.ts';
import { goneClaimsOf } from './gone-claims.ts';
import { entriesThere } from './list-change.ts';
import { type FollowedLink, followLink, levelIn, type OpenList, setSinceLink } from './open-list.ts';
import { hasRoom, newMember } from './own-lists.ts';
import { headOf, wishlistOf } from './project-list.ts';
import { attach, saveList } from './stored-lists.ts';
import type { MemberRecord } from './wishlist-record.ts';

const NO_SUCH_LINK: NoSuchLink = { because: 'no-such-link' };

/** Whoever follows a link sees the list as a viewer, whatever they are to it. */
export const openLink = (view: View, shopper: Shopper, token: string): Result<SharedWishlist, NoSuchLink> => {
  const userId = currentUser(view, shopper)?.userId;
  const followed = followLink(view, token, userId);
  if (followed === undefined) return refused(NO_SUCH_LINK);
  const { list, link } = followed;
  const open: OpenList = { list, level: 'viewer', ...omitNil({ userId }) };
  const invitation = {
    externalId: list.id,
    listName: list.name,
    entryCount: entriesThere(list).length,
    kind: list.kind,
    level: levelOfLink(link.level, setSinceLink(list, link, userId)) ?? link.level,
    ...omitNil({ ownLevel: levelIn(list, userId) }),
  };
  return granted(
    deepFreeze({
      invitation,
      list: wishlistOf(view, shopper.storefront, open),
      goneClaims: goneClaimsOf(shopper.storefront, open),
    }),
  );
};

const withMember = (members: readonly MemberRecord[], member: MemberRecord): readonly MemberRecord[] =>
  members.some(({ userId }) => userId === member.userId)
    ? members.map((other) => (other.userId === member.userId ? member : other))
    : [...members, member];

const joinBy = (tx: Transaction, { list, link }: FollowedLink, joining: MemberRecord): OpenList => {
  const member = { ...joining, link: link.number };
  const links = list.links.map((other) =>
    other.digest === link.digest && other.isForOne ? { ...other, usedBy: member.userId } : other,
  );
  const joined = { ...list, links, members: withMember(list.members, member) };
  saveList(tx, joined);
  attach(tx, member.userId, list.id);
  return { list: joined, level: member.level, userId: member.userId };
};

/** Nobody is lowered by a link, and a link that raises nobody is not used up. Nobody is raised above what they were made since it exists. */
export const joinList = (
  tx: Transaction,
  shopper: Shopper,
  token: string,
): Result<WishlistHead, NoSuchLink | { readonly because: 'too-many-lists' | 'too-many-members' }> => {
  const userId = currentUser(tx, shopper)?.userId;
  const followed = followLink(tx, token, userId);
  if (userId === undefined || followed === undefined) return refused(NO_SUCH_LINK);
  const { list, link } = followed;
  if (link.level === 'viewer') return refused(NO_SUCH_LINK);
  const now = list.members.find((member) => member.userId === userId);
  const level = levelAfterJoining(now?.level, link.level, setSinceLink(list, link, userId));
  if (level === undefined) return refused(NO_SUCH_LINK);
  if (now?.level === level) return granted(headOf(tx, { list, level, userId }));
  if (now === undefined && !hasRoom(tx, userId)) return refused({ because: 'too-many-lists' });
  if (now === undefined && list.members.length >= MOST_WISHLIST_MEMBERS)
    return refused({ because: 'too-many-members' });
  const member = now === undefined ? newMember(tx, userId, level) : { ...now, level };
  return granted(headOf(tx, joinBy(tx, { list, link }, member)));
};
