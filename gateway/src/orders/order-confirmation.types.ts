import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { Money } from '@shop/domain/shared/money';
import { AddressType } from '../addresses/address.types.ts';
import { CartPositionType, TaxShareType } from '../carts/cart.types.ts';
import { DateSpanType } from '../catalogue/product-parts.types.ts';
import { MoneyType } from '../shared/money.types.ts';

@ObjectType('OrderConfirmation')
export class OrderConfirmationType {
  @Field(() => ID) readonly orderId: string;
  @Field(() => String) readonly orderedAt: string;
  @Field(() => String) readonly email: string;
  @Field(() => Boolean) readonly isGuest: boolean;
  @Field(() => [CartPositionType]) readonly positions: readonly CartPositionType[];
  @Field(() => MoneyType) readonly subtotal: Money;
  @Field(() => MoneyType) readonly totalSavings: Money;
  @Field(() => MoneyType) readonly shippingCost: Money;
  @Field(() => [TaxShareType]) readonly tax: readonly TaxShareType[];
  @Field(() => MoneyType) readonly total: Money;
  @Field(() => Boolean) readonly vatIncluded: boolean;
  @Field(() => AddressType) readonly billingAddress: AddressType;
  @Field(() => AddressType) readonly shippingAddress: AddressType;
  @Field(() => ID) readonly paymentId: string;
  @Field(() => String) readonly paymentName: string;
  @Field(() => String) readonly shipperName: string;
  @Field(() => DateSpanType, { nullable: true }) readonly arrives?: DateSpanType | undefined;
  @Field(() => String, { nullable: true }) readonly orderReference?: string | undefined;
  @Field(() => String, { nullable: true }) readonly costCentre?: string | undefined;
  @Field(() => String, { nullable: true }) readonly comment?: string | undefined;
}
