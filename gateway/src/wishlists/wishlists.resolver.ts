import { Args, ArgsType, Context, Field, ID, Query, Resolver } from '@nestjs/graphql';
import { readBookmarks, readComments, readOwnWishlists } from '@shop/domain/wishlists/read-own-wishlists';
import { IsOptional } from 'class-validator';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { presentBookmarkList, presentOwnWishlists } from './present-wishlist.ts';
import { WishlistCommentType } from './wishlist-entry.types.ts';
import { BookmarkListType, OwnWishlistsType } from './wishlist.types.ts';

@ArgsType()
class OwnWishlistsArgs {
  @IsOptional()
  @IsShopId()
  @Field(() => ID, { nullable: true, description: 'The list to open; without it, the Merkzettel.' })
  readonly id?: string;
}

@ArgsType()
class CommentsArgs {
  @IsShopId() @Field(() => ID) readonly wishlistId: string;
}

@Resolver()
export class WishlistsResolver {
  @Query(() => OwnWishlistsType, {
    nullable: true,
    description: 'Null for a visitor without a session, who has no list yet, and if the list is not theirs.',
  })
  async ownWishlists(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { id }: OwnWishlistsArgs,
  ): Promise<OwnWishlistsType | undefined> {
    const read = await readOwnWishlists(shop, visitor)(id ?? undefined);
    return read.ok && read.value !== undefined
      ? presentOwnWishlists(read.value, visitor.shopper.storefront)
      : undefined;
  }

  @Query(() => [BookmarkListType], { description: 'The visitor’s lists and the products on them.' })
  async bookmarks(@Context() { visitor, shop }: GraphqlContext): Promise<readonly BookmarkListType[]> {
    return (await readBookmarks(shop, visitor)()).map(presentBookmarkList);
  }

  @Query(() => [WishlistCommentType], { nullable: true, description: 'The newest first; null if it is not theirs.' })
  async wishlistComments(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { wishlistId }: CommentsArgs,
  ): Promise<readonly WishlistCommentType[] | undefined> {
    const read = await readComments(shop, visitor)(wishlistId);
    return read.ok ? read.value : undefined;
  }
}
