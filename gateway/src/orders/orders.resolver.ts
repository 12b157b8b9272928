import { Args, ArgsType, Context, Field, ID, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { readerOf, shownOrderOf } from '@shop/domain/sessions/shown-order.slot';
import { OrderConfirmationType } from './order-confirmation.types.ts';
import { presentOrderConfirmation } from './present-order-confirmation.ts';
import { OrderOverviewType } from './order-list.types.ts';
import { readAsGuest } from '@shop/domain/orders/read-as-guest';

@ArgsType()
class ConfirmationArgs {
  @IsShopId() @Field(() => ID) readonly orderId: string;
}

@Resolver()
export class OrdersResolver {
  @Query(() => OrderConfirmationType, {
    nullable: true,
    description: 'The order just placed by this visitor; null where it is not theirs or not paid.',
  })
  async orderConfirmation(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { orderId }: ConfirmationArgs,
  ): Promise<OrderConfirmationType | undefined> {
    const { shopper } = visitor;
    const shownOrder = shownOrderOf(visitor);
    const isShownAgain = shownOrder?.orderId === orderId && shownOrder.guest !== undefined;
    const order = isShownAgain
      ? await readAsGuest(shop.orders)(readerOf(shownOrder, shopper), orderId)
      : await shop.orders.confirmation(shopper, orderId);
    return order.ok ? presentOrderConfirmation(order.value, shopper.storefront) : undefined;
  }

  @Query(() => [OrderOverviewType], {
    description: 'The newest orders of a signed-in customer, the newest first; none for anybody else.',
  })
  recentOrders(@Context() { visitor, shop }: GraphqlContext): Promise<readonly OrderOverviewType[]> {
    return shop.orders.recent(visitor.shopper);
  }
}
