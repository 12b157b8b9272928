import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation } from '@nestjs/graphql';
import { registerBuyer } from '@shop/domain/checkout/register-buyer';
import { CHECKOUT_CONFIRMATION } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { formEchoOf } from '../request/form-echo-of.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { ids } from '../shared/ids.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { RegisterBuyerInput, RegisterBuyerResult, type RegisterBuyerResultType } from './register-buyer.types.ts';

@ArgsType()
class RegisterBuyerArgs {
  @ValidateNested() @Type(() => RegisterBuyerInput) @Field(() => RegisterBuyerInput) readonly input: RegisterBuyerInput;
}

/** Makes an account of the guest whose order this browser has just confirmed. */
@Action()
export class RegisterBuyer {
  @Mutation(() => RegisterBuyerResult, {
    description:
      'Makes an account of the guest whose order this browser has just confirmed, with what was typed for it.',
  })
  async registerBuyer(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { input }: RegisterBuyerArgs,
  ): Promise<RegisterBuyerResultType> {
    const registered = await registerBuyer({ ...shop, ids }, visitor)(input);
    if (!registered.ok) return presentFormRefusal(registered.refusal);
    const { firstName, lastName } = registered.value;
    return { __typename: 'BuyerRegistered', firstName, lastName };
  }

  /** From the confirmation, which stays open. */
  @FormRoute('register-buyer', CHECKOUT_CONFIRMATION)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { password, passwordRepeat }: RegisterBuyerInput,
  ): Promise<FormReply> {
    const path = CHECKOUT_CONFIRMATION;
    const registered = await registerBuyer({ ...shop, ids }, visitor)({ password, passwordRepeat });
    return registered.ok
      ? { path, toasts: [{ kind: 'success', messageKey: 'shop.order.account.created' }] }
      : { path, echo: formEchoOf('buyer', {}, registered.refusal) };
  }
}
