import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { Money } from '@shop/domain/shared/money';
import { DateSpanType } from '../catalogue/product-parts.types.ts';
import { MoneyType } from '../shared/money.types.ts';

@ObjectType('Shipper')
export class ShipperType {
  @Field(() => ID) readonly code: string;
  @Field(() => String) readonly name: string;
  @Field(() => Boolean) readonly enabled: boolean;
  @Field(() => Boolean) readonly selected: boolean;
  @Field(() => MoneyType) readonly costs: Money;
  @Field(() => MoneyType, { nullable: true, description: 'Part of the costs, while a surcharge is tested.' })
  readonly surcharge?: Money | undefined;
  @Field(() => String, { nullable: true }) readonly notice?: string | undefined;
  @Field(() => DateSpanType, { nullable: true }) readonly arrives?: DateSpanType | undefined;
}

@ObjectType('SpeditionField')
export class SpeditionFieldType {
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly value: string;
  @Field(() => Boolean) readonly required: boolean;
}
