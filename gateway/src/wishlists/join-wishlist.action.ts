import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation } from '@nestjs/graphql';
import { sharedWishlistPath, WISHLIST } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { followListLink } from '@shop/domain/wishlists/follow-list-link';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import { WISHLIST_TOKEN_MAX_LENGTH } from '@shop/domain/wishlists/wishlist';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsText } from '../shared/is-text.ts';
import { presentRefusal } from './present-results.ts';
import { presentHead } from './present-wishlist.ts';
import { WishlistHeadResult, type WishlistHeadResultType } from './wishlist-results.types.ts';

@ArgsType()
class JoinWishlistArgs {
  @IsText(WISHLIST_TOKEN_MAX_LENGTH) @Field(() => String) readonly token: string;
}

/** Makes the visitor a member of a list that they have a link to. */
@Action()
export class JoinWishlist {
  @Mutation(() => WishlistHeadResult)
  async joinWishlist(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { token }: JoinWishlistArgs,
  ): Promise<WishlistHeadResultType> {
    const joined = await followListLink(shop, visitor).join(token);
    return joined.ok
      ? { __typename: 'WishlistHeadChanged', list: presentHead(joined.value) }
      : presentRefusal(joined.refusal, visitor.shopper);
  }

  @FormRoute('join-wishlist', WISHLIST)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { token }: JoinWishlistArgs,
  ): Promise<FormReply> {
    const joined = await followListLink(shop, visitor).join(token);
    if (!joined.ok)
      return {
        path: sharedWishlistPath(token),
        toasts: [{ kind: 'error', messageKey: keyOfListRefusal(joined.refusal, visitor.shopper) }],
      };
    const { externalId, name } = joined.value;
    return {
      path: wishlistPath(externalId),
      toasts: [{ kind: 'success', messageKey: 'shop.wishlist.joined', values: { list: name } }],
    };
  }
}
