import { Args, ArgsType, Context, Field, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { LOOKED_UP_ORDER } from '@shop/domain/orders/looked-up-order.slot';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { lookedUpOrder } from '@shop/domain/orders/look-up-order';
import { lookUpOrderWithinLimits } from './look-up-order-within-limits.ts';
import { LookUpOrderResult, OrderLookUpInput } from './order-look-up.types.ts';
import type { LookUpOrderResultType } from './order-look-up.types.ts';
import { OrderStatusViewType } from './order-status.types.ts';
import { presentOrderStatus } from './present-order-status.ts';

@ArgsType()
class LookUpArgs {
  @ValidateNested() @Type(() => OrderLookUpInput) @Field(() => OrderLookUpInput) readonly input: OrderLookUpInput;
}

/** Where an order stands, for visitors who have no account. */
@Resolver()
export class OrderStatusResolver {
  @Query(() => OrderStatusViewType, { nullable: true, description: 'The order that this browser looked up.' })
  async lookedUpOrder(@Context() { visitor, shop }: GraphqlContext): Promise<OrderStatusViewType | undefined> {
    const order = await lookedUpOrder(shop, visitor)();
    return order && presentOrderStatus(order);
  }

  @Mutation(() => LookUpOrderResult)
  async lookUpOrder(@Context() context: GraphqlContext, @Args() { input }: LookUpArgs): Promise<LookUpOrderResultType> {
    const order = await lookUpOrderWithinLimits(context.shop, await context.aboutToKeep())(input);
    return order.ok
      ? { __typename: 'OrderStatusView', ...presentOrderStatus(order.value) }
      : presentFormRefusal(order.refusal);
  }

  @Mutation(() => Boolean, { description: 'Forgets the order that this browser looked up.' })
  forgetLookedUpOrder(@Context() { visitor }: GraphqlContext): boolean {
    visitor.clear(LOOKED_UP_ORDER);
    return true;
  }
}
