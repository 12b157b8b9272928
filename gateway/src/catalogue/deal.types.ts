import { Field, Int, ObjectType } from '@nestjs/graphql';
import { PriceType } from './price.types.ts';

@ObjectType('LightningDeal')
export class LightningDealType {
  @Field(() => String, { description: 'ISO instant.' }) readonly endsAt: string;
  @Field(() => Int, { description: 'Whole percent, rounded down: 100 is sold out.' }) readonly reservedPercent: number;
  @Field(() => PriceType, { description: 'Applies while the deal runs and is not sold out.' })
  readonly specialPrice: PriceType;
  @Field(() => Int) readonly maxQuantity: number;
}
