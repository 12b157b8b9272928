import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Mutation } from '@nestjs/graphql';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { WISHLIST } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { followListLink } from '@shop/domain/wishlists/follow-list-link';
import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import { withListName } from '@shop/domain/wishlists/with-list-name';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { presentRefusal } from './present-results.ts';
import { WishlistDoneResult, type WishlistDoneResultType } from './wishlist-results.types.ts';

@ArgsType()
class LeaveWishlistArgs {
  @IsShopId() @Field(() => ID) readonly wishlistId: string;
}

const LEFT: MessageKey = 'shop.wishlist.left';

/** Ends the visitor's membership of a list. */
@Action()
export class LeaveWishlist {
  @Mutation(() => WishlistDoneResult)
  async leaveWishlist(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { wishlistId }: LeaveWishlistArgs,
  ): Promise<WishlistDoneResultType> {
    const left = await followListLink(shop, visitor).leave(wishlistId);
    return left.ok ? { __typename: 'WishlistDone', messageKey: LEFT } : presentRefusal(left.refusal, visitor.shopper);
  }

  @FormRoute('leave-wishlist', WISHLIST)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { wishlistId }: LeaveWishlistArgs,
  ): Promise<FormReply> {
    const { leave } = followListLink(shop, visitor);
    const left = await withListName(shop, visitor)(wishlistId, () => leave(wishlistId));
    return {
      path: WISHLIST,
      toasts: [
        left.ok
          ? { kind: 'success', messageKey: LEFT, values: { list: left.value.name } }
          : { kind: 'error', messageKey: keyOfListRefusal(left.refusal, visitor.shopper) },
      ],
    };
  }
}
