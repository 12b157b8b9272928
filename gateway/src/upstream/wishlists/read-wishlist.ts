import { omitNil } from '@shop/domain/shared/omit-nil';
import type { BookmarkList } from '@shop/domain/wishlists/bookmarks';
import type {
  Wishlist,
  WishlistCollection,
  WishlistHead,
  WishlistKind,
  WishlistLink,
  WishlistMember,
} from '@shop/domain/wishlists/wishlist';
import { levelOf } from '@shop/domain/wishlists/wishlist-rights';
import type {
  AllWishlistsFieldsFragment,
  BookmarkListFieldsFragment,
  WishlistFieldsFragment,
  WishlistKind as AnsweredKind,
  WishlistLinkFieldsFragment,
  WishlistOverviewFieldsFragment,
  WishlistUserFieldsFragment,
} from '../generated/operation-types.ts';
import { readInstant } from '../shared/read-dates.ts';
import { readId } from '../shared/read-text.ts';
import { enumReader } from '../shared/read-word.ts';
import { readEntry, readRemovedEntry } from './read-entry.ts';
import { readLinkLevel, readMemberLevel } from './read-levels.ts';

const KIND_OF: Readonly<Record<AnsweredKind, WishlistKind>> = { LIST: 'list', CLASS_LIST: 'class-list' };

/** Any list can be shown as an ordinary one. */
export const readKind = enumReader('WishlistKind', KIND_OF, 'list');

const readMember = (user: WishlistUserFieldsFragment): WishlistMember => ({
  memberId: readId(user.memberId),
  name: user.name,
  level: readMemberLevel(user),
  isSelf: user.isSelf,
});

export const readLink = ({ level, createdAt, expiresAt }: WishlistLinkFieldsFragment): WishlistLink => ({
  level: readLinkLevel(level),
  createdAt: readInstant(createdAt),
  expiresAt: readInstant(expiresAt),
});

export const readHead = (list: WishlistOverviewFieldsFragment): WishlistHead => ({
  externalId: readId(list.externalId),
  name: list.name,
  description: list.description,
  kind: readKind(list.kind),
  isDefault: list.isDefault,
  isStandardList: list.isStandardList,
  active: list.active,
  createdAt: readInstant(list.createdAt),
  level: levelOf(list),
  entryCount: list.entryCount,
  commentCount: list.commentCount,
  users: list.users.map(readMember),
});

export const readWishlist = (list: WishlistFieldsFragment): Wishlist => ({
  ...readHead(list),
  entries: list.entries.map(readEntry),
  removed: list.removedEntries.map(readRemovedEntry),
  links: list.links.map(readLink),
});

export const readCollection = ({
  merkzettel,
  furtherLists,
  merge,
}: AllWishlistsFieldsFragment): WishlistCollection => ({
  merkzettel: readHead(merkzettel),
  further: furtherLists.map(readHead),
  ...omitNil({
    merge:
      merge === null
        ? undefined
        : { id: readId(merge.id), added: merge.added, raised: merge.raised, leftOut: merge.leftOut },
  }),
});

export const readBookmarkList = (list: BookmarkListFieldsFragment): BookmarkList => ({
  externalId: readId(list.externalId),
  name: list.name,
  isDefault: list.isDefault,
  isStandardList: list.isStandardList,
  level: levelOf(list),
  entries: list.entries.map(({ externalId, productId, itemId }) => ({
    externalId: readId(externalId),
    productId: readId(productId),
    ...(itemId !== null && { itemId: readId(itemId) }),
  })),
});
