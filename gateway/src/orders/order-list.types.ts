import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { OrderStatusOrUnknown } from '@shop/domain/orders/order-status';
import type { Money } from '@shop/domain/shared/money';
import { PictureType } from '../catalogue/picture.types.ts';
import { MoneyType } from '../shared/money.types.ts';
import { OrderStatusScalar } from './order-status.types.ts';

@ObjectType('OrderOverview')
export class OrderOverviewType {
  @Field(() => ID) readonly orderId: string;
  @Field(() => String, { description: 'ISO instant.' }) readonly orderedAt: string;
  @Field(() => OrderStatusScalar) readonly status: OrderStatusOrUnknown;
  @Field(() => Int) readonly articleCount: number;
  @Field(() => [PictureType], { description: 'Of its first articles.' }) readonly pictures: readonly PictureType[];
  @Field(() => MoneyType) readonly total: Money;
  @Field(() => String, { nullable: true, description: 'Opens the return of the order.' }) readonly returnHash?:
    | string
    | undefined;
}

@ObjectType('OrderListPage')
export class OrderListPageType {
  @Field(() => Int, { description: 'Of all pages.' }) readonly total: number;
  @Field(() => Int) readonly totalPages: number;
  @Field(() => Int, { description: 'From 0.' }) readonly currentPage: number;
  @Field(() => Int) readonly ordersPerPage: number;
  @Field(() => Int, { description: 'Position of the first order of the page among all, from 0.' })
  readonly firstIndex: number;
  @Field(() => Int) readonly lastIndex: number;
  @Field(() => [OrderOverviewType]) readonly orders: readonly OrderOverviewType[];
}
