import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Mutation } from '@nestjs/graphql';
import { sharedWishlistPath, WISHLIST } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { shareWishlist } from '@shop/domain/wishlists/share-wishlist';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import { LINK_LEVELS, type LinkLevel } from '@shop/domain/wishlists/wishlist-rights';
import { IsIn } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { presentRefusal } from './present-results.ts';
import { LinkResult, type LinkResultType } from './wishlist-results.types.ts';
import { LinkLevelScalar } from './wishlist.types.ts';

@ArgsType()
class ShareWishlistArgs {
  @IsShopId() @Field(() => ID) readonly wishlistId: string;
  @IsIn(LINK_LEVELS) @Field(() => LinkLevelScalar) readonly level: LinkLevel;
}

/** Makes a link to a list. The one of the same level that was made before is no longer valid. */
@Action()
export class ShareWishlist {
  @Mutation(() => LinkResult)
  async shareWishlist(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { wishlistId, level }: ShareWishlistArgs,
  ): Promise<LinkResultType> {
    const made = await shareWishlist(shop, visitor).makeLink(wishlistId, level);
    if (!made.ok) return presentRefusal(made.refusal, visitor.shopper);
    const { token, ...link } = made.value;
    return { __typename: 'LinkMade', link, path: sharedWishlistPath(token) };
  }

  /** The list's page shows the link, once. */
  @FormRoute('share-wishlist', WISHLIST)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { wishlistId, level }: ShareWishlistArgs,
  ): Promise<FormReply> {
    const path = wishlistPath(wishlistId);
    const made = await shareWishlist(shop, visitor).makeLink(wishlistId, level);
    if (!made.ok)
      return { path, toasts: [{ kind: 'error', messageKey: keyOfListRefusal(made.refusal, visitor.shopper) }] };
    const values = { level, path: sharedWishlistPath(made.value.token) };
    return { path, echo: { form: `link ${wishlistId}`, values, fieldErrors: [] } };
  }
}
