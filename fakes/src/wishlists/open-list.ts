import type { Shopper, UserId, WishlistId } from '@shop/domain/visit/shopper';
import {
  mayWith,
  type MemberLevel,
  type SetLevel,
  type WishlistAction,
  type WishlistLevel,
} from '@shop/domain/wishlists/wishlist-rights';
import type { ListAccess, NotAllowed, WishlistNotFound } from '@shop/domain/wishlists/wishlists.port';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { currentUser } from '../sessions/current-user.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { digestOf } from '../worlds/secret-token.ts';
import type { View } from '../worlds/transaction.ts';
import { merkzettelOf, storedList } from './stored-lists.ts';
import { setSince } from './set-levels.ts';
import { standardListOf } from './standard-list.ts';
import type { LinkRecord, WishlistRecord } from './wishlist-record.ts';

export const NO_SUCH_LIST: WishlistNotFound = { because: 'no-such-list' };
export const NOT_ALLOWED: NotAllowed = { because: 'not-allowed' };

/** A list as somebody may see it. */
export interface OpenList {
  readonly list: WishlistRecord;
  readonly level: WishlistLevel;
  /** Absent: without a session, by a link. */
  readonly userId?: UserId;
}

/** A list as one of its members sees it. */
export interface MembersList extends OpenList {
  readonly level: MemberLevel;
  readonly userId: UserId;
}

export const levelIn = ({ members }: WishlistRecord, userId: UserId | undefined): MemberLevel | undefined =>
  members.find((member) => member.userId === userId)?.level;

/** A list that the shopper is a member of. Any other counts as unknown. */
export const ownList = (view: View, shopper: Shopper, id: WishlistId): MembersList | undefined => {
  const userId = currentUser(view, shopper)?.userId;
  if (userId === undefined) return undefined;
  const list = id === standardListOf(userId) ? merkzettelOf(view, userId) : storedList(view, id);
  const level = list === undefined ? undefined : levelIn(list, userId);
  return list === undefined || level === undefined ? undefined : { list, level, userId };
};

/** A list of the shopper's, if they may do this with it. */
export const listFor = (
  view: View,
  shopper: Shopper,
  id: WishlistId,
  action: WishlistAction,
): Result<MembersList, WishlistNotFound | NotAllowed> => {
  const own = ownList(view, shopper, id);
  if (own === undefined) return refused(NO_SUCH_LIST);
  const { isMerkzettel: isDefault } = own.list;
  return mayWith({ level: own.level, isDefault }, action) ? granted(own) : refused(NOT_ALLOWED);
};

export interface FollowedLink {
  readonly list: WishlistRecord;
  readonly link: LinkRecord;
}

/** Since a link exists, what was made of a user. Whoever has used an invitation is what they are by now, and no more. */
export const setSinceLink = (
  list: WishlistRecord,
  link: LinkRecord,
  userId: UserId | undefined,
): SetLevel | undefined => {
  if (link.usedBy === undefined) return setSince(list, userId, link.number);
  const now = levelIn(list, userId) ?? 'removed';
  return now === 'creator' ? undefined : now;
};

/**
 * A link in force. One that was made for one person is unknown to everybody else once that person has joined, and leads them to
 * the list as long as they are a member. Links that are older than the removal of a member are unknown to them.
 */
export const followLink = (view: View, token: string, userId: UserId | undefined): FollowedLink | undefined => {
  const digest = digestOf(token);
  const id = lookUp(view.state.wishlistLinks, digest);
  const list = id === undefined ? undefined : storedList(view, id);
  const link = list?.links.find((known) => known.digest === digest);
  if (list === undefined || link === undefined) return undefined;
  if (link.usedBy !== undefined && link.usedBy !== userId) return undefined;
  const leadsNowhere = levelIn(list, userId) === undefined && setSinceLink(list, link, userId) === 'removed';
  return leadsNowhere ? undefined : { list, link };
};

/** A list that the shopper is a member of, or has a link to. */
export const accessedList = (view: View, shopper: Shopper, { listId, token }: ListAccess): OpenList | undefined => {
  const own = ownList(view, shopper, listId);
  if (own !== undefined || token === undefined) return own;
  const userId = currentUser(view, shopper)?.userId;
  const list = followLink(view, token, userId)?.list;
  if (list?.id !== listId) return undefined;
  return { list, level: 'viewer', ...(userId === undefined ? {} : { userId }) };
};
