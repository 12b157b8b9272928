import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, InputType, Mutation } from '@nestjs/graphql';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { WISHLIST } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { shareWishlist } from '@shop/domain/wishlists/share-wishlist';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import { Type } from 'class-transformer';
import { IsIn, ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { formEchoOf } from '../request/form-echo-of.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsText } from '../shared/is-text.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { presentRefusal } from './present-results.ts';
import { WishlistDoneResult, type WishlistDoneResultType } from './wishlist-results.types.ts';
import { LinkLevelScalar } from './wishlist.types.ts';

/** Who is invited by mail becomes a member. */
const INVITED_LEVELS = ['commentator', 'editor', 'admin'] as const;

@InputType()
class InvitationInput {
  @IsShopId() @Field(() => ID) readonly wishlistId: string;
  @IsText() @Field(() => String) readonly email: string = '';
  @IsIn(INVITED_LEVELS) @Field(() => LinkLevelScalar) readonly level: (typeof INVITED_LEVELS)[number];
}

@ArgsType()
class InviteArgs {
  @ValidateNested() @Type(() => InvitationInput) @Field(() => InvitationInput) readonly input: InvitationInput;
}

const INVITED: MessageKey = 'shop.wishlist.invited';

/** Sends somebody a link of their own to a list. */
@Action()
export class InviteToWishlist {
  @Mutation(() => WishlistDoneResult)
  async inviteToWishlist(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { input: { wishlistId, email, level } }: InviteArgs,
  ): Promise<WishlistDoneResultType> {
    const invited = await shareWishlist(shop, visitor).invite(wishlistId, { email, level });
    if (invited.ok) return { __typename: 'WishlistDone', messageKey: INVITED };
    return invited.refusal.because === 'invalid-form'
      ? presentFormRefusal(invited.refusal)
      : presentRefusal(invited.refusal, visitor.shopper);
  }

  @FormRoute('invite-to-wishlist', WISHLIST)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { wishlistId, email, level }: InvitationInput,
  ): Promise<FormReply> {
    const path = wishlistPath(wishlistId);
    const invited = await shareWishlist(shop, visitor).invite(wishlistId, { email, level });
    if (invited.ok) return { path, toasts: [{ kind: 'success', messageKey: INVITED }] };
    const { refusal } = invited;
    return refusal.because === 'invalid-form'
      ? { path, echo: formEchoOf(`invite ${wishlistId}`, { email, level }, refusal) }
      : { path, toasts: [{ kind: 'error', messageKey: keyOfListRefusal(refusal, visitor.shopper) }] };
  }
}
