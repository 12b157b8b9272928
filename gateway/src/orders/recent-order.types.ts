import { Field, ID, ObjectType } from '@nestjs/graphql';
import { MoneyType } from '../shared/money.types.ts';

@ObjectType('RecentOrder')
export class RecentOrderType {
  @Field(() => ID) readonly orderId: string;
  @Field(() => String, { description: 'ISO instant.' }) readonly orderedAt: string;
  @Field(() => MoneyType) readonly total: MoneyType;
}
