import { Args, ArgsType, Context, Field, ID, Query, Resolver } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { MOST_WISHLIST_ENTRIES } from '@shop/domain/wishlists/wishlist';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { ListedItemInput } from './change-wishlist.action.ts';
import { presentTeaserList } from './present-wishlist.ts';
import { TeaserListType, TeaserTotalsType } from './shared-wishlist.types.ts';

@ArgsType()
class TeaserListArgs {
  @IsShopId() @Field(() => ID) readonly externalId: string;
}

@ArgsType()
class TeaserTotalsArgs {
  @ArrayMaxSize(MOST_WISHLIST_ENTRIES)
  @ValidateNested({ each: true })
  @Type(() => ListedItemInput)
  @Field(() => [ListedItemInput])
  readonly items: readonly ListedItemInput[];
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
}
