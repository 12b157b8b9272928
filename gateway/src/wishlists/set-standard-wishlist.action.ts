import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Mutation } from '@nestjs/graphql';
import { changeWishlist } from '@shop/domain/wishlists/change-wishlist';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { listSaved } from '@shop/domain/wishlists/change-messages';
import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import { WISHLIST } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { presentRefusal } from './present-results.ts';
import { presentHead } from './present-wishlist.ts';
import { WishlistHeadResult, type WishlistHeadResultType } from './wishlist-results.types.ts';

@ArgsType()
class SetStandardWishlistArgs {
  @IsShopId() @Field(() => ID) readonly wishlistId: string;
}

/** Makes bookmarks go to a list. */
@Action()
export class SetStandardWishlist {
  @Mutation(() => WishlistHeadResult)
  async setStandardWishlist(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { wishlistId }: SetStandardWishlistArgs,
  ): Promise<WishlistHeadResultType> {
    const set = await changeWishlist(shop, visitor).setStandard(wishlistId);
    return set.ok
      ? { __typename: 'WishlistHeadChanged', list: presentHead(set.value) }
      : presentRefusal(set.refusal, visitor.shopper);
  }

  @FormRoute('set-standard-wishlist', WISHLIST)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { wishlistId }: SetStandardWishlistArgs,
  ): Promise<FormReply> {
    const set = await changeWishlist(shop, visitor).setStandard(wishlistId);
    return set.ok
      ? { path: wishlistPath(wishlistId), toasts: [listSaved(set.value)] }
      : { path: WISHLIST, toasts: [{ kind: 'error', messageKey: keyOfListRefusal(set.refusal, visitor.shopper) }] };
  }
}
