import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Money } from '@shop/domain/shared/money';
import { WISHLIST_KINDS, type WishlistKind } from '@shop/domain/wishlists/wishlist';
import {
  LINK_LEVELS,
  WISHLIST_ACTIONS,
  WISHLIST_LEVELS,
  type LinkLevel,
  type MemberLevel,
  type WishlistAction,
  type WishlistLevel,
} from '@shop/domain/wishlists/wishlist-rights';
import { wordScalar } from '../graphql/word-scalar.ts';
import { MoneyType } from '../shared/money.types.ts';
import { RemovedEntryType, WishlistEntryType } from './wishlist-entry.types.ts';

export const WishlistKindScalar = wordScalar('WishlistKind', WISHLIST_KINDS, 'What a list is for.');
export const WishlistLevelScalar = wordScalar('WishlistLevel', WISHLIST_LEVELS, 'What somebody is to a list.');
export const LinkLevelScalar = wordScalar('LinkLevel', LINK_LEVELS, 'What a link makes of whoever follows it.');
const WishlistActionScalar = wordScalar('WishlistAction', WISHLIST_ACTIONS, 'What may be done with a list.');

@ObjectType('WishlistMember')
export class WishlistMemberType {
  @Field(() => ID) readonly memberId: string;
  @Field(() => String, { description: 'First name and initial; empty for members without an account.' })
  readonly name: string;
  @Field(() => WishlistLevelScalar) readonly level: MemberLevel;
  @Field(() => Boolean) readonly isSelf: boolean;
}

@ObjectType('WishlistLink', { description: 'A link that is in force.' })
export class WishlistLinkType {
  @Field(() => LinkLevelScalar) readonly level: LinkLevel;
  @Field(() => String, { description: 'ISO instant.' }) readonly createdAt: string;
  @Field(() => String, { description: 'ISO instant.' }) readonly expiresAt: string;
}

@ObjectType({ isAbstract: true })
class WishlistFacts {
  @Field(() => ID) readonly externalId: string;
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly description: string;
  @Field(() => WishlistKindScalar) readonly kind: WishlistKind;
  @Field(() => Boolean, { description: 'The Merkzettel, which everybody has.' }) readonly isDefault: boolean;
  @Field(() => Boolean, { description: 'Bookmarks go to it.' }) readonly isStandardList: boolean;
  @Field(() => String, { description: 'ISO instant.' }) readonly createdAt: string;
  @Field(() => WishlistLevelScalar) readonly level: WishlistLevel;
  @Field(() => [WishlistActionScalar], { description: 'What the visitor may do with it.' })
  readonly may: readonly WishlistAction[];
  @Field(() => Int) readonly entryCount: number;
  @Field(() => Int) readonly commentCount: number;
  @Field(() => [WishlistMemberType], { description: 'The creator first; none for viewers.' })
  readonly users: readonly WishlistMemberType[];
}

@ObjectType('WishlistHead', { description: 'A list without its entries.' })
export class WishlistHeadType extends WishlistFacts {}

@ObjectType('Wishlist')
export class WishlistType extends WishlistFacts {
  @Field(() => [WishlistEntryType]) readonly entries: readonly WishlistEntryType[];
  @Field(() => [RemovedEntryType]) readonly removed: readonly RemovedEntryType[];
  @Field(() => [WishlistLinkType], { description: 'Only for those who may invite.' })
  readonly links: readonly WishlistLinkType[];
  @Field(() => MoneyType, {
    nullable: true,
    description: 'Of a class list: what all open pieces cost today, as far as they are sold now.',
  })
  readonly openTotal: Money | undefined;
}

@ObjectType('MerkzettelMerge', { description: 'What a login added to the Merkzettel.' })
export class MerkzettelMergeType {
  @Field(() => ID) readonly id: string;
  @Field(() => Int) readonly added: number;
  @Field(() => Int) readonly raised: number;
  @Field(() => Int, { description: 'Articles that the Merkzettel had no room for: they are on a list of their own.' })
  readonly leftOut: number;
}

@ObjectType('OwnWishlists', { description: 'All lists of a visitor, one of them open.' })
export class OwnWishlistsType {
  @Field(() => [WishlistHeadType], { description: 'The Merkzettel first.' })
  readonly lists: readonly WishlistHeadType[];
  @Field(() => WishlistType) readonly open: WishlistType;
  @Field(() => MerkzettelMergeType, { nullable: true }) readonly merge?: MerkzettelMergeType | undefined;
}

@ObjectType('BookmarkList', { description: 'A list and the products on it.' })
export class BookmarkListType {
  @Field(() => ID) readonly externalId: string;
  @Field(() => String) readonly name: string;
  @Field(() => Boolean) readonly isDefault: boolean;
  @Field(() => Boolean) readonly isStandardList: boolean;
  @Field(() => Boolean, { description: 'Whether the visitor may add to it.' }) readonly isChangeable: boolean;
  @Field(() => [ID]) readonly productIds: readonly string[];
}
