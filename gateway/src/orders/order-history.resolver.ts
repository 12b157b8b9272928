import { Args, ArgsType, Context, Field, Int, Query, Resolver } from '@nestjs/graphql';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { dateFilterOf, LONGEST_ORDER_SEARCH } from '@shop/domain/orders/order-list';
import { MAX_PAGE } from '@shop/domain/shared/page-number';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { SHOP_ID } from '@shop/domain/shared/shop-id';
import { IsText } from '../shared/is-text.ts';
import { OrderDetailsType } from './order-details.types.ts';
import { OrderArgs } from './order.args.ts';
import { OrderListPageType } from './order-list.types.ts';
import { presentOrderDetails } from './present-order-details.ts';

@ArgsType()
class OrderListArgs {
  @IsInt() @Min(0) @Max(MAX_PAGE) @Field(() => Int, { description: 'From 0.' }) readonly page: number;
  @IsOptional() @IsText(LONGEST_ORDER_SEARCH) @Field(() => String, { nullable: true }) readonly searchText?:
    | string
    | null;
  @IsText() @Field(() => String, { description: 'last3months, a year, or all.' }) readonly dateFilter: string;
}

/** The orders of a signed-in customer. Anybody else has none. */
@Resolver()
export class OrderHistoryResolver {
  @Query(() => OrderListPageType)
  orderList(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { page, searchText, dateFilter }: OrderListArgs,
  ): Promise<OrderListPageType> {
    const query = { page, dateFilter: dateFilterOf(dateFilter), ...omitNil({ searchText }) };
    return shop.orders.list(visitor.shopper, query);
  }

  @Query(() => [Int], { description: 'The years of their orders, the newest first.' })
  orderYears(@Context() { visitor, shop }: GraphqlContext): Promise<readonly number[]> {
    return shop.orders.years(visitor.shopper);
  }

  @Query(() => OrderDetailsType, { nullable: true, description: 'Null if it is not theirs.' })
  async orderDetails(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { orderId }: OrderArgs,
  ): Promise<OrderDetailsType | undefined> {
    if (!SHOP_ID.test(orderId)) return undefined;
    const { shopper } = visitor;
    const order = await shop.orders.details(shopper, orderId);
    return order.ok ? presentOrderDetails(order.value, shopper.storefront) : undefined;
  }
}
