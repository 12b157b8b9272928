import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { Money } from '@shop/domain/shared/money';
import { MoneyType } from '../shared/money.types.ts';

@ObjectType('BasePrice')
export class BasePriceType {
  @Field(() => MoneyType) readonly price: Money;
  @Field(() => String) readonly unit: string;
}

@ObjectType('Price')
export class PriceType {
  @Field(() => MoneyType) readonly current: Money;
  @Field(() => MoneyType, { description: 'With VAT on the business shop, without for consumers.' })
  readonly counterpart: Money;
  @Field(() => Boolean) readonly vatIncluded: boolean;
  @Field(() => Float) readonly vatRate: number;
  @Field(() => MoneyType, { nullable: true, description: 'Lowest price of the last 30 days (§ 11 PAngV).' })
  readonly previous?: Money | undefined;
  @Field(() => MoneyType, { nullable: true }) readonly recommended?: Money | undefined;
  @Field(() => MoneyType, {
    nullable: true,
    description: 'How much less `current` is than `previous`, if by five percent or more.',
  })
  readonly saving?: Money | undefined;
  @Field(() => Int, { nullable: true }) readonly discountPercent?: number | undefined;
  @Field(() => BasePriceType, { nullable: true }) readonly base?: BasePriceType | undefined;
}
