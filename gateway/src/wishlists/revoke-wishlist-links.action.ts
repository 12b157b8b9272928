import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Mutation } from '@nestjs/graphql';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { WISHLIST } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { shareWishlist } from '@shop/domain/wishlists/share-wishlist';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { presentRefusal } from './present-results.ts';
import { WishlistDoneResult, type WishlistDoneResultType } from './wishlist-results.types.ts';

@ArgsType()
class RevokeWishlistLinksArgs {
  @IsShopId() @Field(() => ID) readonly wishlistId: string;
}

const REVOKED: MessageKey = 'shop.wishlist.link.revoked';

/** Makes all links to a list invalid. Who has joined stays a member. */
@Action()
export class RevokeWishlistLinks {
  @Mutation(() => WishlistDoneResult)
  async revokeWishlistLinks(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { wishlistId }: RevokeWishlistLinksArgs,
  ): Promise<WishlistDoneResultType> {
    const revoked = await shareWishlist(shop, visitor).revokeLinks(wishlistId);
    return revoked.ok
      ? { __typename: 'WishlistDone', messageKey: REVOKED }
      : presentRefusal(revoked.refusal, visitor.shopper);
  }

  @FormRoute('revoke-wishlist-links', WISHLIST)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { wishlistId }: RevokeWishlistLinksArgs,
  ): Promise<FormReply> {
    const revoked = await shareWishlist(shop, visitor).revokeLinks(wishlistId);
    return {
      path: wishlistPath(wishlistId),
      toasts: [
        revoked.ok
          ? { kind: 'success', messageKey: REVOKED }
          : { kind: 'error', messageKey: keyOfListRefusal(revoked.refusal, visitor.shopper) },
      ],
    };
  }
}
