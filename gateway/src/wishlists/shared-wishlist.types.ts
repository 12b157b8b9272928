import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Money } from '@shop/domain/shared/money';
import type { WishlistKind } from '@shop/domain/wishlists/wishlist';
import type { LinkLevel, MemberLevel } from '@shop/domain/wishlists/wishlist-rights';
import { MoneyType } from '../shared/money.types.ts';
import { WishlistEntryType } from './wishlist-entry.types.ts';
import { LinkLevelScalar, WishlistKindScalar, WishlistLevelScalar, WishlistType } from './wishlist.types.ts';

@ObjectType('GoneClaim', {
  description: 'What the visitor had claimed and not bought of an entry that is not on the list any more.',
})
export class GoneClaimType {
  @Field(() => ID) readonly entryId: string;
  @Field(() => String) readonly name: string;
  @Field(() => Int, { description: 'Pieces.' }) readonly quantity: number;
}

@ObjectType('SharedWishlist', { description: 'A list as whoever holds a link sees it, before joining it.' })
export class SharedWishlistType {
  @Field(() => ID) readonly externalId: string;
  @Field(() => String) readonly listName: string;
  @Field(() => Int) readonly entryCount: number;
  @Field(() => WishlistKindScalar) readonly kind: WishlistKind;
  @Field(() => LinkLevelScalar, { description: 'What the link makes of whoever follows it.' })
  readonly level: LinkLevel;
  @Field(() => WishlistLevelScalar, { nullable: true, description: 'What the visitor is to the list already.' })
  readonly ownLevel?: MemberLevel | undefined;
  @Field(() => WishlistType) readonly list: WishlistType;
  @Field(() => [GoneClaimType]) readonly goneClaims: readonly GoneClaimType[];
}

@ObjectType('TeaserList', { description: 'A list of editors, the same for everybody.' })
export class TeaserListType {
  @Field(() => ID) readonly externalId: string;
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly description: string;
  @Field(() => [WishlistEntryType]) readonly entries: readonly WishlistEntryType[];
  @Field(() => MoneyType, { nullable: true, description: 'Of all entries with their own quantities.' })
  readonly total: Money | undefined;
  @Field(() => [ID]) readonly productsRecommendations: readonly string[];
}

@ObjectType('TeaserLineTotal')
export class TeaserLineTotalType {
  @Field(() => ID) readonly itemId: string;
  @Field(() => MoneyType) readonly total: Money;
}

@ObjectType('TeaserTotals', { description: 'What so many pieces cost today.' })
export class TeaserTotalsType {
  @Field(() => MoneyType) readonly total: Money;
  @Field(() => [TeaserLineTotalType]) readonly lines: readonly TeaserLineTotalType[];
}
