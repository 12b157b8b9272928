import { createUnionType, Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import type { Money } from '@shop/domain/shared/money';
import { CardPaymentNeededType, RedirectNeededType } from '../payments/payment-needed.types.ts';
import { FormRefusedType } from '../shared/form-refused.types.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { MoneyInput, MoneyType } from '../shared/money.types.ts';

@ObjectType('PrimeNetPrices', { description: 'Prices without VAT.' })
export class PrimeNetPricesType {
  @Field(() => MoneyType, { description: 'Of the first term.' }) readonly price: Money;
  @Field(() => MoneyType, { description: 'The VAT on it.' }) readonly tax: Money;
  @Field(() => MoneyType, { description: 'Of each month after it.' }) readonly monthlyPrice: Money;
  @Field(() => Float, { description: 'In percent.' }) readonly vatRate: number;
}

@ObjectType('PrimePlan', { description: 'Prices include VAT.' })
export class PrimePlanType {
  @Field(() => ID) readonly abo: string;
  @Field(() => Int, { description: 'Length of the first term.' }) readonly months: number;
  @Field(() => MoneyType, { description: 'Of the first term.' }) readonly price: Money;
  @Field(() => MoneyType, { description: 'Of each month after it.' }) readonly monthlyPrice: Money;
  @Field(() => PrimeNetPricesType, { nullable: true, description: 'On the business shop.' }) readonly net:
    | PrimeNetPricesType
    | undefined;
}

@ObjectType('PrimePaymentMethod')
export class PrimePaymentMethodType {
  @Field(() => ID) readonly id: string;
  @Field(() => String) readonly displayName: string;
  @Field(() => String) readonly description: string;
  @Field(() => String, { description: 'CREDIT_CARD, INVOICE, …, or prepaid.' })
  readonly display: string;
  @Field(() => String, { nullable: true }) readonly buttonLabel?: string | undefined;
  @Field(() => String, { nullable: true }) readonly buttonInfo?: string | undefined;
}

@ObjectType('PrimeOffer', { description: 'The same for everybody on a storefront.' })
export class PrimeOfferType {
  @Field(() => Boolean, { description: 'If not, there is a waiting list.' }) readonly takesMembers: boolean;
  @Field(() => [PrimePlanType]) readonly plans: readonly PrimePlanType[];
  @Field(() => [PrimePaymentMethodType]) readonly paymentMethods: readonly PrimePaymentMethodType[];
}

@ObjectType('PrimeMembership')
export class PrimeMembershipType {
  @Field(() => String, { description: 'NONE, ACTIVE, INACTIVE or CANCELLED.' }) readonly status: string;
  @Field(() => ID, { nullable: true }) readonly abo: string | undefined;
  @Field(() => String, { nullable: true, description: 'ISO date.' }) readonly startDate: string | undefined;
  @Field(() => String, { nullable: true, description: 'ISO date.' }) readonly endDate: string | undefined;
}

@ObjectType('PrimeCheckout', { description: 'The Prime checkout that this browser has started.' })
export class PrimeCheckoutType {
  @Field(() => ID) readonly abo: string;
}

@InputType()
export class SubscribeToPrimeInput {
  @IsShopId() @Field(() => ID) readonly abo: string;
  @IsShopId() @Field(() => ID) readonly paymentId: string;
  @ValidateNested()
  @Type(() => MoneyInput)
  @Field(() => MoneyInput, { description: 'Of the first term, as it was shown.' })
  readonly price: MoneyInput;
}

@ObjectType('PrimeJoined', { description: 'The customer is a member.' })
export class PrimeJoinedType {
  readonly __typename: 'PrimeJoined';
  @Field(() => String) readonly path: string;
}

@ObjectType('PrimeRefused', { description: 'Nothing was ordered.' })
export class PrimeRefusedType {
  readonly __typename: 'PrimeRefused';
  @Field(() => String) readonly messageKey: string;
  @Field(() => String, { nullable: true, description: 'Where it goes on; null: on the same page.' }) readonly path:
    | string
    | undefined;
}

export type PrimeSubscriptionResultType =
  | PrimeJoinedType
  | CardPaymentNeededType
  | RedirectNeededType
  | PrimeRefusedType;
export const PrimeSubscriptionResult = createUnionType({
  name: 'PrimeSubscriptionResult',
  types: () => [PrimeJoinedType, CardPaymentNeededType, RedirectNeededType, PrimeRefusedType] as const,
  resolveType: ({ __typename }: PrimeSubscriptionResultType) => __typename,
});

@ObjectType('PrimeWaitingListJoined', { description: 'Whether the address was on the list before is never said.' })
export class PrimeWaitingListJoinedType {
  readonly __typename: 'PrimeWaitingListJoined';
  @Field(() => String) readonly messageKey: string;
}

export type PrimeWaitingListResultType = PrimeWaitingListJoinedType | FormRefusedType;
export const PrimeWaitingListResult = createUnionType({
  name: 'PrimeWaitingListResult',
  types: () => [PrimeWaitingListJoinedType, FormRefusedType] as const,
  resolveType: ({ __typename }: PrimeWaitingListResultType) => __typename,
});
