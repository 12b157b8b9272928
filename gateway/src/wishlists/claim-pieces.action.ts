import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, InputType, Int, Mutation } from '@nestjs/graphql';
import { readQuantity } from '@shop/domain/carts/quantity';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { sharedWishlistPath, WISHLIST } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { unbrokenClaimCode } from '@shop/domain/wishlists/class-list';
import { followListLink } from '@shop/domain/wishlists/follow-list-link';
import type { ClaimRefusal } from '@shop/domain/wishlists/shared-wishlists.port';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { keyOfClaimRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { WISHLIST_TOKEN_MAX_LENGTH } from '@shop/domain/wishlists/wishlist';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsText } from '../shared/is-text.ts';
import { presentRefusal } from './present-results.ts';
import { presentEntry } from './present-wishlist.ts';
import { IsListQuantity } from './wishlist-fields.ts';
import { ClaimResult, type ClaimResultType } from './wishlist-results.types.ts';

@InputType()
class ClaimInput {
  @IsShopId() @Field(() => ID) readonly wishlistId: string;
  @IsOptional()
  @IsText(WISHLIST_TOKEN_MAX_LENGTH)
  @Field(() => String, { nullable: true, description: 'Of the link, for those who are no members.' })
  readonly token?: string;
  @IsShopId() @Field(() => ID) readonly entryId: string;
  @IsListQuantity() @Field(() => Int) readonly quantity: number;
  @IsBoolean()
  @Field(() => Boolean, { description: 'The visitor was told that fewer are open, and insists.' })
  readonly evenIfTaken: boolean;
}

@ArgsType()
class ClaimArgs {
  @ValidateNested() @Type(() => ClaimInput) @Field(() => ClaimInput) readonly input: ClaimInput;
}

class ClaimForm {
  @IsShopId() readonly wishlistId: string;
  @IsOptional() @IsText(WISHLIST_TOKEN_MAX_LENGTH) readonly token?: string;
  @IsShopId() readonly entryId: string;
  /** As typed. */
  @IsText() readonly quantity: string = '';
  @IsOptional() @IsIn(['true']) readonly evenIfTaken?: 'true';
}

/** Takes over pieces of a class list's entry. */
@Action()
export class ClaimPieces {
  @Mutation(() => ClaimResult)
  async claimPieces(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { input: { wishlistId, token, ...claimed } }: ClaimArgs,
  ): Promise<ClaimResultType> {
    const { storefront } = visitor.shopper;
    const made = await followListLink(shop, visitor).claim({
      ...claimed,
      list: { listId: wishlistId, ...omitNil({ token }) },
    });
    if (!made.ok)
      return {
        ...presentRefusal(made.refusal, visitor.shopper),
        messageKey: keyOfClaimRefusal(made.refusal, visitor.shopper),
      };
    const { claim, entry } = made.value;
    return { __typename: 'PiecesClaimed', claim, entry: presentEntry(entry, storefront) };
  }

  /** The list's page shows the code that takes the claim back. */
  @FormRoute('claim-pieces', WISHLIST)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { wishlistId, token, entryId, quantity: typed, evenIfTaken }: ClaimForm,
  ): Promise<FormReply> {
    const path = token === undefined ? wishlistPath(wishlistId) : sharedWishlistPath(token);
    const made = await followListLink(shop, visitor).claim({
      list: { listId: wishlistId, ...omitNil({ token }) },
      entryId,
      quantity: readQuantity(typed) ?? 0,
      evenIfTaken: evenIfTaken === 'true',
    });
    if (made.ok) {
      const { claim, entry } = made.value;
      const values = {
        count: String(claim.quantity),
        name: entry.product.name,
        code: unbrokenClaimCode(claim.code),
      };
      return { path, toasts: [{ kind: 'success', messageKey: 'shop.wishlist.claim.done', values }] };
    }
    const { refusal } = made;
    const { because } = refusal;
    const values = piecesIn(refusal);
    return {
      path,
      toasts: [{ kind: 'error', messageKey: keyOfClaimRefusal(refusal, visitor.shopper), values }],
      echo: { form: 'claim', values: { entryId, quantity: typed, because, ...values }, fieldErrors: [] },
    };
  }
}

/** How many pieces would not be refused. */
const piecesIn = (refusal: ClaimRefusal): Readonly<Record<string, string>> => {
  if (refusal.because === 'too-many-pieces') return { open: String(refusal.open) };
  return refusal.because === 'more-than-needed' ? { possible: String(refusal.possible) } : {};
};
