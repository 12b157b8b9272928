import { createUnionType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { BookmarkChange } from '@shop/domain/wishlists/bookmark-product';
import type { ListRefusalWord } from '@shop/domain/wishlists/wishlist-refusal-key';
import type { EntryGap } from '@shop/domain/wishlists/wishlist-entry';
import { IMPORT_OUTCOMES, type ImportOutcome } from '@shop/domain/wishlists/import-into-list';
import { wordScalar } from '../graphql/word-scalar.ts';
import { CartType } from '../carts/cart.types.ts';
import { CartReportType } from '../carts/update-cart.types.ts';
import { FormRefusedType } from '../shared/form-refused.types.ts';
import { BookmarkListType, WishlistHeadType, WishlistLinkType } from './wishlist.types.ts';
import { ClaimType, RemovedEntryType, WishlistCommentType, WishlistEntryType } from './wishlist-entry.types.ts';

@ObjectType('WishlistRefused')
export class WishlistRefusedType {
  readonly __typename: 'WishlistRefused';
  @Field(() => String) readonly because: ListRefusalWord;
  @Field(() => String) readonly messageKey: string;
  @Field(() => WishlistEntryType, { nullable: true, description: 'As it is now, if somebody else has changed it.' })
  readonly entry: WishlistEntryType | undefined;
  @Field(() => Int, { nullable: true, description: 'Pieces that are open, if more were claimed.' })
  readonly open: number | undefined;
  @Field(() => Int, {
    nullable: true,
    description: 'Pieces that the visitor can claim at most, if they insisted on more.',
  })
  readonly possible: number | undefined;
}

@ObjectType('ListedItems', { description: 'What became of articles that were added.' })
export class ListedItemsType {
  @Field(() => [ID]) readonly added: readonly string[];
  @Field(() => [ID], { description: 'Entries that had fewer pieces.' }) readonly raised: readonly string[];
  @Field(() => [ID], { description: 'Entries that had as many pieces or more.' }) readonly unchanged: readonly string[];
  @Field(() => [ID], { description: 'Articles that the shop does not have.' }) readonly unknown: readonly string[];
  @Field(() => [ID], { description: 'Articles for which the list was too full.' }) readonly leftOut: readonly string[];
  @Field(() => [String], { description: 'What the articles that the shop does not have were called.' })
  readonly unknownNames: readonly string[];
  @Field(() => [String], { description: 'Of those for which the list was too full.' })
  readonly leftOutNames: readonly string[];
}

@ObjectType('WishlistChanged', { description: 'A list after a change.' })
export class WishlistChangedType {
  readonly __typename: 'WishlistChanged';
  @Field(() => WishlistHeadType) readonly list: WishlistHeadType;
  @Field(() => [WishlistEntryType], { description: 'The entries that were changed, as they are now.' })
  readonly entries: readonly WishlistEntryType[];
  @Field(() => [RemovedEntryType]) readonly removed: readonly RemovedEntryType[];
  @Field(() => [ID], { description: 'Entries that were put together with others.' }) readonly gone: readonly string[];
  @Field(() => ListedItemsType) readonly items: ListedItemsType;
}

@ObjectType('WishlistHeadChanged')
export class WishlistHeadChangedType {
  readonly __typename: 'WishlistHeadChanged';
  @Field(() => WishlistHeadType) readonly list: WishlistHeadType;
}

@ObjectType('WishlistDone', { description: 'It was done, and there is nothing more to say.' })
export class WishlistDoneType {
  readonly __typename: 'WishlistDone';
  @Field(() => String) readonly messageKey: string;
}

@ObjectType('BookmarkChange')
export class BookmarkChangeType {
  @Field(() => String, { description: 'added or removed.' }) readonly did: BookmarkChange['did'];
  @Field(() => ID) readonly listId: string;
  @Field(() => String) readonly listName: string;
  @Field(() => Boolean) readonly isDefault: boolean;
  @Field(() => String) readonly productName: string;
}

@ObjectType('Bookmarked')
export class BookmarkedType {
  readonly __typename: 'Bookmarked';
  @Field(() => [BookmarkListType]) readonly lists: readonly BookmarkListType[];
  @Field(() => [BookmarkChangeType]) readonly changes: readonly BookmarkChangeType[];
}

@ObjectType('NotBookmarked')
export class NotBookmarkedType {
  readonly __typename: 'NotBookmarked';
  @Field(() => String) readonly because: ListRefusalWord | 'invalid-form';
  @Field(() => String) readonly messageKey: string;
  @Field(() => [BookmarkListType]) readonly lists: readonly BookmarkListType[];
}

@ObjectType('SkippedEntry', { description: 'An entry that did not go into the cart.' })
export class SkippedEntryType {
  @Field(() => ID) readonly entryId: string;
  @Field(() => String, { nullable: true, description: 'Null if the list does not know it any more.' })
  readonly name?: string | undefined;
  @Field(() => String) readonly gap: EntryGap;
  @Field(() => String, { nullable: true, description: 'Where a variant or the substitute is chosen.' })
  readonly path?: string | undefined;
}

@ObjectType('ListInCart')
export class ListInCartType {
  readonly __typename: 'ListInCart';
  @Field(() => CartType) readonly cart: CartType;
  @Field(() => CartReportType) readonly report: CartReportType;
  @Field(() => [SkippedEntryType]) readonly skipped: readonly SkippedEntryType[];
  @Field(() => [ClaimType], { description: 'What this claimed for the visitor of a class list.' })
  readonly claims: readonly ClaimType[];
}

const ImportOutcomeScalar = wordScalar('ImportOutcome', IMPORT_OUTCOMES, 'What became of an imported line.');

@ObjectType('ImportedLine')
export class ImportedLineType {
  @Field(() => String, { description: 'As it was typed.' }) readonly text: string;
  @Field(() => ImportOutcomeScalar) readonly outcome: ImportOutcome;
}

@ObjectType('ListImported')
export class ListImportedType {
  readonly __typename: 'ListImported';
  @Field(() => WishlistHeadType) readonly list: WishlistHeadType;
  @Field(() => [ImportedLineType]) readonly lines: readonly ImportedLineType[];
}

@ObjectType('CommentWritten')
export class CommentWrittenType {
  readonly __typename: 'CommentWritten';
  @Field(() => WishlistCommentType) readonly comment: WishlistCommentType;
}

@ObjectType('LinkMade')
export class LinkMadeType {
  readonly __typename: 'LinkMade';
  @Field(() => WishlistLinkType) readonly link: WishlistLinkType;
  @Field(() => String, { description: 'Where it leads, on any storefront; told only now.' }) readonly path: string;
}

@ObjectType('PiecesClaimed')
export class PiecesClaimedType {
  readonly __typename: 'PiecesClaimed';
  @Field(() => ClaimType) readonly claim: ClaimType;
  @Field(() => WishlistEntryType) readonly entry: WishlistEntryType;
}

@ObjectType('ClaimWithdrawn')
export class ClaimWithdrawnType {
  readonly __typename: 'ClaimWithdrawn';
  @Field(() => Int) readonly quantity: number;
  @Field(() => Int, { description: 'Pieces that whoever runs the list had released before.' })
  readonly released: number;
}

@ObjectType('ClaimsReleased')
export class ClaimsReleasedType {
  readonly __typename: 'ClaimsReleased';
  @Field(() => Int, { description: 'Pieces that are open again.' }) readonly quantity: number;
}

const resolveType = ({ __typename }: { readonly __typename: string }): string => __typename;

export const WishlistChangeResult = createUnionType({
  name: 'WishlistChangeResult',
  types: () => [WishlistChangedType, WishlistRefusedType, FormRefusedType] as const,
  resolveType,
});
export type WishlistChangeResultType = WishlistChangedType | WishlistRefusedType | FormRefusedType;

export const WishlistHeadResult = createUnionType({
  name: 'WishlistHeadResult',
  types: () => [WishlistHeadChangedType, WishlistRefusedType, FormRefusedType] as const,
  resolveType,
});
export type WishlistHeadResultType = WishlistHeadChangedType | WishlistRefusedType | FormRefusedType;

export const WishlistDoneResult = createUnionType({
  name: 'WishlistDoneResult',
  types: () => [WishlistDoneType, WishlistRefusedType, FormRefusedType] as const,
  resolveType,
});
export type WishlistDoneResultType = WishlistDoneType | WishlistRefusedType | FormRefusedType;

export const BookmarkResult = createUnionType({
  name: 'BookmarkResult',
  types: () => [BookmarkedType, NotBookmarkedType] as const,
  resolveType,
});
export type BookmarkResultType = BookmarkedType | NotBookmarkedType;

export const ListInCartResult = createUnionType({
  name: 'ListInCartResult',
  types: () => [ListInCartType, WishlistRefusedType] as const,
  resolveType,
});
export type ListInCartResultType = ListInCartType | WishlistRefusedType;

export const ListImportResult = createUnionType({
  name: 'ListImportResult',
  types: () => [ListImportedType, WishlistRefusedType] as const,
  resolveType,
});
export type ListImportResultType = ListImportedType | WishlistRefusedType;

export const CommentResult = createUnionType({
  name: 'CommentResult',
  types: () => [CommentWrittenType, WishlistRefusedType, FormRefusedType] as const,
  resolveType,
});
export type CommentResultType = CommentWrittenType | WishlistRefusedType | FormRefusedType;

export const LinkResult = createUnionType({
  name: 'LinkResult',
  types: () => [LinkMadeType, WishlistRefusedType] as const,
  resolveType,
});
export type LinkResultType = LinkMadeType | WishlistRefusedType;

export const ClaimResult = createUnionType({
  name: 'ClaimResult',
  types: () => [PiecesClaimedType, WishlistRefusedType] as const,
  resolveType,
});
export type ClaimResultType = PiecesClaimedType | WishlistRefusedType;

export const WithdrawClaimResult = createUnionType({
  name: 'WithdrawClaimResult',
  types: () => [ClaimWithdrawnType, WishlistRefusedType] as const,
  resolveType,
});
export type WithdrawClaimResultType = ClaimWithdrawnType | WishlistRefusedType;

export const ReleaseClaimsResult = createUnionType({
  name: 'ReleaseClaimsResult',
  types: () => [ClaimsReleasedType, WishlistRefusedType] as const,
  resolveType,
});
export type ReleaseClaimsResultType = ClaimsReleasedType | WishlistRefusedType;
