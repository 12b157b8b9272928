import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Mutation } from '@nestjs/graphql';
import { changeWishlist } from '@shop/domain/wishlists/change-wishlist';
import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import { withListName } from '@shop/domain/wishlists/with-list-name';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { WISHLIST } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { presentRefusal } from './present-results.ts';
import { WishlistDoneResult, type WishlistDoneResultType } from './wishlist-results.types.ts';

@ArgsType()
class DeleteWishlistArgs {
  @IsShopId() @Field(() => ID) readonly wishlistId: string;
}

const DELETED: MessageKey = 'shop.wishlist.deleted';

/** Deletes a list with everything on it, for all of its members. */
@Action()
export class DeleteWishlist {
  @Mutation(() => WishlistDoneResult)
  async deleteWishlist(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { wishlistId }: DeleteWishlistArgs,
  ): Promise<WishlistDoneResultType> {
    const deleted = await changeWishlist(shop, visitor).remove(wishlistId);
    return deleted.ok
      ? { __typename: 'WishlistDone', messageKey: DELETED }
      : presentRefusal(deleted.refusal, visitor.shopper);
  }

  @FormRoute('delete-wishlist', WISHLIST)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { wishlistId }: DeleteWishlistArgs,
  ): Promise<FormReply> {
    const { remove } = changeWishlist(shop, visitor);
    const deleted = await withListName(shop, visitor)(wishlistId, () => remove(wishlistId));
    return {
      path: WISHLIST,
      toasts: [
        deleted.ok
          ? { kind: 'success', messageKey: DELETED, values: { list: deleted.value.name } }
          : { kind: 'error', messageKey: keyOfListRefusal(deleted.refusal, visitor.shopper) },
      ],
    };
  }
}
