import { Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Query, Resolver } from '@nestjs/graphql';
import type { Shop } from '@shop/domain/shop';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { SHOP } from '../shop.token.ts';
import { OrderConfirmationType } from './order-confirmation.types.ts';
import { presentOrderConfirmation } from './present-order-confirmation.ts';
import { presentRecentOrder } from './present-recent-order.ts';
import { RecentOrderType } from './recent-order.types.ts';

@ArgsType()
class ConfirmationArgs {
  @IsShopId() @Field(() => ID) readonly orderId: string;
}

@Resolver()
export class OrdersResolver {
  constructor(@Inject(SHOP) private readonly shop: Pick<Shop, 'orders'>) {}

  @Query(() => OrderConfirmationType, {
    nullable: true,
    description: 'The order just placed by this visitor; null where it is not theirs or not paid.',
  })
  async orderConfirmation(@Context() { visit }: GraphqlContext, @Args() { orderId }: ConfirmationArgs): Promise<OrderConfirmationType | undefined> {
    const order = await this.shop.orders.confirmation(visit.shopper, orderId);
    return order.ok ? presentOrderConfirmation(order.value, visit.shopper.storefront) : undefined;
  }

  @Query(() => [RecentOrderType], { description: 'The newest orders of a signed-in customer, the newest first; none for anybody else.' })
  async recentOrders(@Context() { visit }: GraphqlContext): Promise<readonly RecentOrderType[]> {
    const { shopper } = visit;
    const orders = await this.shop.orders.recent(shopper);
    return orders.map((order) => presentRecentOrder(order, shopper.storefront));
  }
}
