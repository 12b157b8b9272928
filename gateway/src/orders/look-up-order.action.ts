import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation } from '@nestjs/graphql';
import { LOOKED_UP_ORDER } from '@shop/domain/orders/looked-up-order.slot';
import { ORDER_STATUS } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { formEchoOf } from '../request/form-echo-of.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { lookUpOrderWithinLimits } from './look-up-order-within-limits.ts';
import { LookUpOrderResult, type LookUpOrderResultType, OrderLookUpInput } from './order-look-up.types.ts';
import { presentOrderStatus } from './present-order-status.ts';

@ArgsType()
class LookUpOrderArgs {
  @ValidateNested() @Type(() => OrderLookUpInput) @Field(() => OrderLookUpInput) readonly input: OrderLookUpInput;
}

/** Finds an order by its number and postcode, for visitors who have no account. */
@Action()
export class LookUpOrder {
  @Mutation(() => LookUpOrderResult)
  async lookUpOrder(
    @Context() context: GraphqlContext,
    @Args() { input }: LookUpOrderArgs,
  ): Promise<LookUpOrderResultType> {
    const order = await lookUpOrderWithinLimits(context.shop, await context.aboutToKeep())(input);
    return order.ok
      ? { __typename: 'OrderStatusView', ...presentOrderStatus(order.value) }
      : presentFormRefusal(order.refusal);
  }

  /** Neither number nor postcode gets into a URL: the browser remembers them in a signed cookie. */
  @FormRoute('order-status', ORDER_STATUS)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { orderId, zipCode }: OrderLookUpInput,
  ): Promise<FormReply> {
    const typed = { orderId, zipCode };
    const order = await lookUpOrderWithinLimits(shop, visitor)(typed);
    return order.ok
      ? { path: ORDER_STATUS }
      : { path: ORDER_STATUS, echo: formEchoOf('orderStatus', typed, order.refusal) };
  }
}

/** Forgets the order that this browser looked up. */
@Action()
export class ForgetLookedUpOrder {
  @Mutation(() => Boolean, { description: 'Forgets the order that this browser looked up.' })
  forgetLookedUpOrder(@Context() { visitor }: GraphqlContext): boolean {
    visitor.clear(LOOKED_UP_ORDER);
    return true;
  }

  @FormRoute('forget-order', ORDER_STATUS)
  form(@CurrentVisitor() visitor: Visit): FormReply {
    visitor.clear(LOOKED_UP_ORDER);
    return { path: ORDER_STATUS };
  }
}
