import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Money } from '@shop/domain/shared/money';
import { PictureType } from '../catalogue/picture.types.ts';
import { LabelledValueType } from '../catalogue/product-parts.types.ts';
import { MoneyType } from '../shared/money.types.ts';

@ObjectType('SavedLine', { description: 'An article that was saved for later, as it is today.' })
export class SavedLineType {
  @Field(() => ID) readonly id: string;
  @Field(() => ID) readonly itemId: string;
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly brand: string;
  @Field(() => String) readonly path: string;
  @Field(() => PictureType, { nullable: true }) readonly picture?: PictureType | undefined;
  @Field(() => [LabelledValueType]) readonly variants: readonly LabelledValueType[];
  @Field(() => String) readonly articleNumber: string;
  @Field(() => Int) readonly quantity: number;
  @Field(() => Int, { description: '0 if it is sold out.' }) readonly maxQuantity: number;
  @Field(() => MoneyType) readonly pricePerUnit: Money;
  @Field(() => MoneyType, { nullable: true, description: 'If it differs from the price of today.' })
  readonly changedFrom: Money | undefined;
  @Field(() => Boolean, { description: 'Whether it costs less than when it was saved.' }) readonly isCheaper: boolean;
  @Field(() => String) readonly deliveryText: string;
}
