import { may, mayWith } from '@shop/domain/wishlists/wishlist-rights';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { UserId } from '@shop/domain/visit/shopper';
import type { Bookmarks } from '@shop/domain/wishlists/bookmarks';
import type {
  Wishlist,
  WishlistCollection,
  WishlistHead,
  WishlistLink,
  WishlistMember,
} from '@shop/domain/wishlists/wishlist';
import type { ChangedWishlist } from '@shop/domain/wishlists/wishlists.port';
import { deepFreeze } from '../shared/deep-freeze.ts';
import type { View } from '../worlds/transaction.ts';
import { entriesThere, isThere, type ListChange } from './list-change.ts';
import { levelIn, type OpenList } from './open-list.ts';
import { commentsThere } from './project-comments.ts';
import { entryContext, removedEntries, shownEntry } from './project-entry.ts';
import { shownName } from './shown-name.ts';
import { activeListOf, allRecordsOf, furtherRecordsOf, listsOfUser, merkzettelOf } from './stored-lists.ts';
import type { MergeRecord, WishlistRecord } from './wishlist-record.ts';

const membersOf = (view: View, { list, level, userId }: OpenList): readonly WishlistMember[] => {
  if (level === 'viewer') return [];
  const inOrder = [
    ...list.members.filter((member) => member.level === 'creator'),
    ...list.members.filter((member) => member.level !== 'creator'),
  ];
  return inOrder.map((member) => ({
    memberId: member.memberId,
    name: shownName(view, member.userId),
    level: member.level,
    isSelf: member.userId === userId,
  }));
};

export const headOf = (view: View, open: OpenList): WishlistHead => {
  const { list, level, userId } = open;
  const isStandardList = level !== 'viewer' && userId !== undefined && activeListOf(view, userId) === list.id;
  return deepFreeze({
    externalId: list.id,
    name: list.name,
    description: list.description,
    kind: list.kind,
    isDefault: list.isMerkzettel,
    isStandardList,
    active: isStandardList,
    createdAt: new Date(list.createdAt).toISOString(),
    level,
    entryCount: entriesThere(list).length,
    commentCount: level === 'viewer' ? 0 : commentsThere(list).length,
    users: membersOf(view, open),
  });
};

/** Those that anybody can follow; what was mailed is nobody else's. */
const linksOf = ({ list, level }: OpenList): readonly WishlistLink[] =>
  mayWith({ level, isDefault: list.isMerkzettel }, 'invite')
    ? list.links
        .filter(({ isForOne }) => !isForOne)
        .map((link) => ({
          level: link.level,
          createdAt: new Date(link.createdAt).toISOString(),
          expiresAt: new Date(link.expiresAt).toISOString(),
        }))
    : [];

export const wishlistOf = (view: View, storefront: Storefront, open: OpenList): Wishlist => {
  const context = entryContext(view, storefront, open);
  return deepFreeze({
    ...headOf(view, open),
    entries: entriesThere(open.list).map((entry) => shownEntry(entry, context)),
    removed: may(open.level, 'edit-entries') ? removedEntries(context) : [],
    links: linksOf(open),
  });
};

const asMember = (list: WishlistRecord, userId: UserId): OpenList => ({
  list,
  userId,
  level: levelIn(list, userId) ?? 'viewer',
});

const mergeOf = ({ id, merged, leftOut }: MergeRecord): WishlistCollection['merge'] => {
  const raised = merged.filter(({ before }) => before !== undefined && isThere(before)).length;
  return { id, added: merged.length - raised, raised, leftOut: leftOut?.count ?? 0 };
};

/** All lists of a user. */
export const collectionOf = (view: View, userId: UserId): WishlistCollection => {
  const head = (list: WishlistRecord): WishlistHead => headOf(view, asMember(list, userId));
  const { merge } = listsOfUser(view, userId);
  return deepFreeze({
    merkzettel: head(merkzettelOf(view, userId)),
    further: furtherRecordsOf(view, userId).map(head),
    ...omitNil({ merge: merge === undefined ? undefined : mergeOf(merge) }),
  });
};

export const bookmarksOf = (view: View, userId: UserId): Bookmarks =>
  deepFreeze(
    allRecordsOf(view, userId).map((list) => ({
      externalId: list.id,
      name: list.name,
      isDefault: list.isMerkzettel,
      isStandardList: activeListOf(view, userId) === list.id,
      level: asMember(list, userId).level,
      entries: entriesThere(list).map(({ id, productId, itemId }) => ({
        externalId: id,
        productId,
        ...omitNil({ itemId }),
      })),
    })),
  );

/** What a change did, as whoever made it sees it. */
export const changedWishlist = (
  view: View,
  storefront: Storefront,
  before: OpenList,
  { list, changed, removed, gone, items }: ListChange,
): ChangedWishlist => {
  const open = { ...before, list };
  const context = entryContext(view, storefront, open);
  const changedIds = new Set(changed);
  const removedIds = new Set(removed);
  return deepFreeze({
    list: headOf(view, open),
    entries: entriesThere(list)
      .filter(({ id }) => changedIds.has(id))
      .map((entry) => shownEntry(entry, context)),
    removed: removedEntries(context).filter(({ externalId }) => removedIds.has(externalId)),
    gone,
    items,
  });
};
