import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, InputType, Mutation } from '@nestjs/graphql';
import { WISHLIST } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { toldOfWithdrawn } from '@shop/domain/wishlists/class-list';
import { followListLink } from '@shop/domain/wishlists/follow-list-link';
import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsText } from '../shared/is-text.ts';
import { presentRefusal } from './present-results.ts';
import { WithdrawClaimResult, type WithdrawClaimResultType } from './wishlist-results.types.ts';

@InputType()
class ClaimCodeInput {
  @IsText() @Field(() => String) readonly code: string = '';
}

@ArgsType()
class WithdrawClaimArgs {
  @ValidateNested() @Type(() => ClaimCodeInput) @Field(() => ClaimCodeInput) readonly input: ClaimCodeInput;
}

class WithdrawClaimForm extends ClaimCodeInput {
  /** Path of the page that holds the form. */
  @IsOptional() @IsText() readonly from?: string;
}

/** Takes a claim of a class list's pieces back. */
@Action()
export class WithdrawClaim {
  @Mutation(() => WithdrawClaimResult)
  async withdrawClaim(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { input: { code } }: WithdrawClaimArgs,
  ): Promise<WithdrawClaimResultType> {
    const withdrawn = await followListLink(shop, visitor).withdrawClaim(code);
    return withdrawn.ok
      ? { __typename: 'ClaimWithdrawn', ...withdrawn.value }
      : presentRefusal(withdrawn.refusal, visitor.shopper);
  }

  @FormRoute('withdraw-claim', WISHLIST, { name: 'withdraw-claim', fields: ['code'] })
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { code }: WithdrawClaimForm,
  ): Promise<FormReply> {
    const withdrawn = await followListLink(shop, visitor).withdrawClaim(code);
    if (withdrawn.ok) return { toasts: [toldOfWithdrawn(withdrawn.value)] };
    const message = keyOfListRefusal(withdrawn.refusal, visitor.shopper);
    return {
      toasts: [{ kind: 'error', messageKey: message }],
      echo: { form: 'withdraw-claim', values: { code }, fieldErrors: [{ field: 'code', message }] },
    };
  }
}
