import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Mutation } from '@nestjs/graphql';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { WISHLIST } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { changeWishlist } from '@shop/domain/wishlists/change-wishlist';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
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
class DeleteWishlistCommentArgs {
  @IsShopId() @Field(() => ID) readonly wishlistId: string;
  @IsShopId() @Field(() => ID) readonly commentId: string;
}

const DELETED: MessageKey = 'shop.wishlist.commentDeleted';

/** Deletes a comment: one's own, or any for admins and the creator. */
@Action()
export class DeleteWishlistComment {
  @Mutation(() => WishlistDoneResult)
  async deleteWishlistComment(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { wishlistId, commentId }: DeleteWishlistCommentArgs,
  ): Promise<WishlistDoneResultType> {
    const deleted = await changeWishlist(shop, visitor).deleteComment(wishlistId, commentId);
    return deleted.ok
      ? { __typename: 'WishlistDone', messageKey: DELETED }
      : presentRefusal(deleted.refusal, visitor.shopper);
  }

  @FormRoute('delete-wishlist-comment', WISHLIST)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { wishlistId, commentId }: DeleteWishlistCommentArgs,
  ): Promise<FormReply> {
    const { deleteComment } = changeWishlist(shop, visitor);
    const deleted = await withListName(shop, visitor)(wishlistId, () => deleteComment(wishlistId, commentId));
    return {
      path: wishlistPath(wishlistId),
      toasts: [
        deleted.ok
          ? { kind: 'success', messageKey: DELETED, values: { list: deleted.value.name } }
          : { kind: 'error', messageKey: keyOfListRefusal(deleted.refusal, visitor.shopper) },
      ],
    };
  }
}
