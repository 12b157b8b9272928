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
import { formEchoOf } from '../request/form-echo-of.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsLongText, IsText } from '../shared/is-text.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { presentHead } from './present-wishlist.ts';
import { presentRefusal } from './present-results.ts';
import { WishlistHeadResult, type WishlistHeadResultType } from './wishlist-results.types.ts';

@ArgsType()
class DescribeWishlistArgs {
  @IsShopId() @Field(() => ID) readonly wishlistId: string;
  @IsText() @Field(() => String) readonly listName: string = '';
  @IsLongText() @Field(() => String) readonly listDescription: string = '';
}

/** Renames a list, and says what it is for. */
@Action()
export class DescribeWishlist {
  @Mutation(() => WishlistHeadResult)
  async describeWishlist(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { wishlistId, ...typed }: DescribeWishlistArgs,
  ): Promise<WishlistHeadResultType> {
    const described = await changeWishlist(shop, visitor).describe(wishlistId, typed);
    if (described.ok) return { __typename: 'WishlistHeadChanged', list: presentHead(described.value) };
    return described.refusal.because === 'invalid-form'
      ? presentFormRefusal(described.refusal)
      : presentRefusal(described.refusal, visitor.shopper);
  }

  @FormRoute('describe-wishlist', WISHLIST)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { wishlistId, ...typed }: DescribeWishlistArgs,
  ): Promise<FormReply> {
    const path = wishlistPath(wishlistId);
    const described = await changeWishlist(shop, visitor).describe(wishlistId, typed);
    if (described.ok) return { path, toasts: [listSaved(described.value)] };
    const { refusal } = described;
    return refusal.because === 'invalid-form'
      ? { path, echo: formEchoOf(`wishlist ${wishlistId}`, typed, refusal) }
      : { path: WISHLIST, toasts: [{ kind: 'error', messageKey: keyOfListRefusal(refusal, visitor.shopper) }] };
  }
}
