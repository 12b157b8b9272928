import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsIn, IsInt } from 'class-validator';
import { CURRENCIES } from '@shop/domain/shared/money';
import type { Currency } from '@shop/domain/shared/money';

export const CurrencyEnum = { EUR: 'EUR', CHF: 'CHF' } as const satisfies { [Code in Currency]: Code };
registerEnumType(CurrencyEnum, { name: 'Currency' });

@ObjectType('Money', { description: 'An amount in minor units, and as the storefront writes it.' })
export class MoneyType {
  @Field(() => Int) readonly amount: number;
  @Field(() => CurrencyEnum) readonly currency: Currency;
  @Field(() => String) readonly text: string;
}

@InputType()
export class MoneyInput {
  @IsInt() @Field(() => Int) readonly amount: number;
  @IsIn(CURRENCIES) @Field(() => CurrencyEnum) readonly currency: Currency;
}
