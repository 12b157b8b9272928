import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { WishlistComment } from '@shop/domain/wishlists/wishlist-comment';
import type {
  EntryClaims,
  RemovedEntry,
  WishlistChangeNote,
  WishlistEntry,
} from '@shop/domain/wishlists/wishlist-entry';
import type {
  RemovedWishlistEntry,
  WishlistChangeNote as UpstreamNote,
  WishlistComment as UpstreamComment,
  WishlistEntry as UpstreamEntry,
  WishlistEntryClaims,
} from '../generated/upstream-types.ts';
import { orNull } from '../shared/or-null.ts';
import { writeMoney } from '../shared/write-money.ts';
import { writeReplacement, writeWishlistItem, writeWishlistProduct } from './write-goods.ts';

const writeNote = ({ at, by }: WishlistChangeNote): UpstreamNote => ({ at, by: orNull(by) });

const writeClaims = ({ taken, bought, own }: EntryClaims): WishlistEntryClaims => ({ taken, bought, own });

export const writeComment = ({ writtenAt, positionId, ...comment }: WishlistComment): UpstreamComment => ({
  ...comment,
  displayedDate: writtenAt,
  positionId: orNull(positionId),
});

export const writeEntry = (entry: WishlistEntry, storefront: Storefront, baseUrl: string): UpstreamEntry => ({
  externalId: entry.externalId,
  quantity: entry.quantity,
  version: entry.version,
  isSaleable: entry.isSaleable,
  product: writeWishlistProduct(entry.product, storefront, baseUrl),
  item: entry.item === undefined ? null : writeWishlistItem(entry.item, entry.orderNumber, storefront),
  orderNumber: entry.orderNumber,
  replacementProduct: entry.replacement === undefined ? null : writeReplacement(entry.replacement, storefront),
  totals: entry.total === undefined ? null : { currentPrice: writeMoney(entry.total, storefront) },
  comments: entry.comments.map(writeComment),
  commentCount: entry.commentCount,
  changed: writeNote(entry.changed),
  claims: entry.claims === undefined ? null : writeClaims(entry.claims),
});

export const writeRemovedEntry = ({ removed, ...entry }: RemovedEntry): RemovedWishlistEntry => ({
  ...entry,
  removed: writeNote(removed),
});
