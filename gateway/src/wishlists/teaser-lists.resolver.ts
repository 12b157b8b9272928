import { Args, ArgsType, Context, Field, ID, InputType, Int, Query, Resolver } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ValidateNested } from 'class-validator';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { ListedItemInput } from './change-wishlist.action.ts';
import { presentEntry, presentTeaserList } from './present-wishlist.ts';
import { TeaserListType, TeaserTotalsType } from './shared-wishlist.types.ts';
import { WishlistEntryType } from './wishlist-entry.types.ts';
import { IsListQuantity, MAX_ENTRIES } from './wishlist-fields.ts';

@ArgsType()
class TeaserListArgs {
  @IsShopId() @Field(() => ID) readonly externalId: string;
}

@ArgsType()
class TeaserTotalsArgs {
  @ArrayMaxSize(MAX_ENTRIES)
  @ValidateNested({ each: true })
  @Type(() => ListedItemInput)
  @Field(() => [ListedItemInput])
  readonly items: readonly ListedItemInput[];
}

@InputType()
class ReplacedItemInput {
  @IsShopId() @Field(() => ID) readonly itemId: string;
  @IsShopId() @Field(() => ID, { description: 'The entry.' }) readonly oldExternalId: string;
  @IsListQuantity() @Field(() => Int) readonly quantity: number;
}

@ArgsType()
class ReplacedItemArgs {
  @ValidateNested() @Type(() => ReplacedItemInput) @Field(() => ReplacedItemInput) readonly replaced: ReplacedItemInput;
}

@Resolver()
export class TeaserListsResolver {
  @Query(() => TeaserListType, { nullable: true })
  async teaserList(
    @Context() { publicShopper, publicShop, cacheHint }: GraphqlContext,
    @Args() { externalId }: TeaserListArgs,
  ): Promise<TeaserListType | undefined> {
    const list = await publicShop.teaserLists.find(publicShopper, externalId);
    if (list === undefined) cacheHint.shorten();
    return list && presentTeaserList(list, publicShopper.storefront);
  }

  @Query(() => TeaserTotalsType)
  async teaserTotals(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { items }: TeaserTotalsArgs,
  ): Promise<TeaserTotalsType> {
    return shop.teaserLists.totals(visitor.shopper, items);
  }

  @Query(() => WishlistEntryType, {
    nullable: true,
    description: 'The entry with another variant; null if the list has no such entry, or the product no such variant.',
  })
  async teaserEntryWith(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { replaced }: ReplacedItemArgs,
  ): Promise<WishlistEntryType | undefined> {
    const entry = await shop.teaserLists.replaceItem(visitor.shopper, replaced);
    return entry && presentEntry(entry, visitor.shopper.storefront);
  }
}
