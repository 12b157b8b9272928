import { omitNil } from '@shop/domain/shared/omit-nil';
import type { WishlistComment } from '@shop/domain/wishlists/wishlist-comment';
import type {
  Claim,
  EntryClaims,
  RemovedEntry,
  WishlistChangeNote,
  WishlistEntry,
} from '@shop/domain/wishlists/wishlist-entry';
import type {
  RemovedWishlistEntryFieldsFragment,
  WishlistClaimFieldsFragment,
  WishlistCommentFieldsFragment,
  WishlistEntryFieldsFragment,
} from '../generated/operation-types.ts';
import { readInstant } from '../shared/read-dates.ts';
import { readMoneyIf } from '../shared/read-money.ts';
import { readId } from '../shared/read-text.ts';
import { readReplacement, readWishlistItem, readWishlistProduct } from './read-goods.ts';

const readNote = ({ at, by }: WishlistEntryFieldsFragment['changed']): WishlistChangeNote => ({
  at: readInstant(at),
  ...omitNil({ by }),
});

export const readClaim = ({ code, ...pieces }: WishlistClaimFieldsFragment): Claim => ({
  code: readId(code),
  ...pieces,
});

const readClaims = ({ taken, bought, own }: NonNullable<WishlistEntryFieldsFragment['claims']>): EntryClaims => ({
  taken,
  bought,
  own: own.map(readClaim),
});

export const readComment = (comment: WishlistCommentFieldsFragment): WishlistComment => ({
  id: readId(comment.id),
  comment: comment.comment,
  name: comment.name,
  writtenAt: readInstant(comment.displayedDate),
  ...omitNil({ positionId: comment.positionId }),
  allowedToDeleteByUser: comment.allowedToDeleteByUser,
});

export const readEntry = (entry: WishlistEntryFieldsFragment): WishlistEntry => ({
  externalId: readId(entry.externalId),
  quantity: entry.quantity,
  version: entry.version,
  product: readWishlistProduct(entry.product),
  // What the list remembers is older.
  orderNumber: entry.item?.orderNumber ?? entry.orderNumber,
  ...(entry.item === null ? {} : { item: readWishlistItem(entry.item) }),
  isSaleable: entry.isSaleable,
  ...(entry.replacementProduct === null ? {} : { replacement: readReplacement(entry.replacementProduct) }),
  ...omitNil({ total: readMoneyIf(entry.totals?.currentPrice) }),
  comments: entry.comments.map(readComment),
  commentCount: entry.commentCount,
  changed: readNote(entry.changed),
  ...(entry.claims === null ? {} : { claims: readClaims(entry.claims) }),
});

export const readRemovedEntry = (removed: RemovedWishlistEntryFieldsFragment): RemovedEntry => ({
  externalId: readId(removed.externalId),
  name: removed.name,
  orderNumber: removed.orderNumber,
  quantity: removed.quantity,
  claimed: removed.claimed,
  bought: removed.bought,
  index: removed.index,
  removed: readNote(removed.removed),
});
