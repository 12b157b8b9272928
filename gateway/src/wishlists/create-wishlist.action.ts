import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, InputType, Mutation } from '@nestjs/graphql';
import { loginPathFor } from '@shop/domain/sessions/target-after-login';
import { NEW_WISHLIST, wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { createWishlist } from '@shop/domain/wishlists/create-wishlist';
import { WISHLIST_KINDS, type WishlistKind } from '@shop/domain/wishlists/wishlist';
import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import { WISHLIST } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Type } from 'class-transformer';
import { IsIn, ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { formEchoOf } from '../request/form-echo-of.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsLongText, IsText } from '../shared/is-text.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { presentChange, presentRefusal } from './present-results.ts';
import { WishlistChangeResult, type WishlistChangeResultType } from './wishlist-results.types.ts';
import { WishlistKindScalar } from './wishlist.types.ts';

/** A field that is not posted is one that was left empty. */
@InputType()
export class NewWishlistInput {
  @IsText() @Field(() => String) readonly listName: string = '';
  @IsLongText() @Field(() => String) readonly listDescription: string = '';
  @IsIn(WISHLIST_KINDS) @Field(() => WishlistKindScalar) readonly kind: WishlistKind = 'list';
}

@ArgsType()
class CreateWishlistArgs {
  @ValidateNested() @Type(() => NewWishlistInput) @Field(() => NewWishlistInput) readonly input: NewWishlistInput;
}

/** Makes an empty list of a customer's own. */
@Action()
export class CreateWishlist {
  @Mutation(() => WishlistChangeResult)
  async createWishlist(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { input }: CreateWishlistArgs,
  ): Promise<WishlistChangeResultType> {
    const created = await createWishlist(shop, visitor)({ ...input, items: [] });
    if (created.ok) return presentChange(created.value, visitor.shopper.storefront);
    return created.refusal.because === 'invalid-form'
      ? presentFormRefusal(created.refusal)
      : presentRefusal(created.refusal, visitor.shopper);
  }

  @FormRoute('create-wishlist', WISHLIST)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() typed: NewWishlistInput,
  ): Promise<FormReply> {
    const created = await createWishlist(shop, visitor)({ ...typed, items: [] });
    if (created.ok) {
      const { externalId, name } = created.value.list;
      const toast = { kind: 'success', messageKey: 'shop.wishlist.created', values: { list: name } } as const;
      return { path: wishlistPath(externalId), toasts: [toast] };
    }
    const { refusal } = created;
    if (refusal.because === 'invalid-form')
      return { path: WISHLIST, echo: formEchoOf('new-wishlist', { ...typed }, refusal) };
    // The login page says how it goes on.
    if (refusal.because === 'login-needed') return { path: loginPathFor(NEW_WISHLIST) };
    return { path: WISHLIST, toasts: [{ kind: 'error', messageKey: keyOfListRefusal(refusal, visitor.shopper) }] };
  }
}
