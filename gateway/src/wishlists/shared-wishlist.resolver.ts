import { Args, ArgsType, Context, Field, Query, Resolver } from '@nestjs/graphql';
import { followListLink } from '@shop/domain/wishlists/follow-list-link';
import { WISHLIST_TOKEN_MAX_LENGTH } from '@shop/domain/wishlists/wishlist';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { IsText } from '../shared/is-text.ts';
import { presentWishlist } from './present-wishlist.ts';
import { SharedWishlistType } from './shared-wishlist.types.ts';

@ArgsType()
class SharedWishlistArgs {
  @IsText(WISHLIST_TOKEN_MAX_LENGTH) @Field(() => String) readonly token: string;
}

@Resolver()
export class SharedWishlistResolver {
  @Query(() => SharedWishlistType, { nullable: true, description: 'Null if the link is no longer valid.' })
  async sharedWishlist(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { token }: SharedWishlistArgs,
  ): Promise<SharedWishlistType | undefined> {
    const opened = await followListLink(shop, visitor).open(token);
    if (!opened.ok) return undefined;
    const { invitation, list, goneClaims } = opened.value;
    return { ...invitation, list: presentWishlist(list, visitor.shopper.storefront), goneClaims };
  }
}
