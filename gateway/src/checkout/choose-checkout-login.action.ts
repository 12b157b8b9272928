import { Body, Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation } from '@nestjs/graphql';
import type { CheckoutLoginOption } from '@shop/domain/checkout/checkout';
import { LOGIN_OPTION } from '@shop/domain/checkout/login-option.slot';
import { CHECKOUT_SHIPPING } from '@shop/domain/shared/paths';
import type { Visit } from '@shop/domain/visit/visit.port';
import { IsIn } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { ORDER_SETTLED, type OrderSettled } from '../payments/order-lock.ts';
import { CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { CheckoutLoginOptionEnum } from '../sessions/login-state.types.ts';
import { CheckoutFactsType } from './checkout-facts.types.ts';
import { shownCheckoutFacts } from './shown-checkout.ts';

@ArgsType()
class ChosenLogin {
  @IsIn(Object.values(CheckoutLoginOptionEnum))
  @Field(() => CheckoutLoginOptionEnum)
  readonly option: CheckoutLoginOption;
}

/** How a visitor without an account continues in the checkout; the next step decides whether they may. */
@Action()
export class ChooseCheckoutLogin {
  constructor(@Inject(ORDER_SETTLED) private readonly orderSettled: OrderSettled) {}

  @Mutation(() => CheckoutFactsType, {
    description: 'Remembers how a visitor without a session wants to go on: by registering or as a guest.',
  })
  async chooseCheckoutLogin(
    @Context() context: GraphqlContext,
    @Args() { option }: ChosenLogin,
  ): Promise<CheckoutFactsType> {
    context.visitor.write(LOGIN_OPTION, option);
    return shownCheckoutFacts(this.orderSettled)(context);
  }

  @FormRoute('checkout-login', CHECKOUT_SHIPPING)
  form(@CurrentVisitor() visitor: Visit, @Body() { option }: ChosenLogin): FormReply {
    visitor.write(LOGIN_OPTION, option);
    return { path: CHECKOUT_SHIPPING };
  }
}
