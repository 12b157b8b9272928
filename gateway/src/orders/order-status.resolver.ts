import { Context, Query, Resolver } from '@nestjs/graphql';
import { lookedUpOrder } from '@shop/domain/orders/look-up-order';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { OrderStatusViewType } from './order-status.types.ts';
import { presentOrderStatus } from './present-order-status.ts';

/** Where an order stands, for visitors who have no account. */
@Resolver()
export class OrderStatusResolver {
  @Query(() => OrderStatusViewType, { nullable: true, description: 'The order that this browser looked up.' })
  async lookedUpOrder(@Context() { visitor, shop }: GraphqlContext): Promise<OrderStatusViewType | undefined> {
    const order = await lookedUpOrder(shop, visitor)();
    return order && presentOrderStatus(order);
  }
}
