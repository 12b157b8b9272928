import { createUnionType, Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsBoolean, IsIn, IsOptional, ValidateNested } from 'class-validator';
import type { DeliveryType } from '@shop/domain/addresses/delivery-type';
import { DELIVERY_TYPES } from '@shop/domain/addresses/delivery-type';
import { AddressInput, PackstationInput } from '../addresses/address-input.types.ts';
import { MissingFromCartType } from '../carts/missing-from-cart.types.ts';
import { FormRefusedType, SessionExpiredType } from '../shared/form-refused.types.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsOptionalText, IsSecret, IsText } from '../shared/is-text.ts';
import { CheckoutType, DeliveryTypeEnum } from './checkout.types.ts';

const MAX_SPEDITION_FIELDS = 20;

@InputType()
export class AccountInput {
  @IsText() @Field(() => String) readonly email: string;
  @IsOptional() @IsSecret() @Field(() => String, { nullable: true }) readonly password?: string | null;
  @IsOptional() @IsSecret() @Field(() => String, { nullable: true }) readonly passwordRepeat?: string | null;
}

@InputType()
export class AlternativeEmailInput {
  @IsText() @Field(() => String) readonly value: string;
  @IsBoolean() @Field(() => Boolean) readonly hasChanged: boolean;
}

@InputType()
export class SpeditionFieldInput {
  @IsText() @Field(() => String) readonly fieldName: string;
  @IsText() @Field(() => String) readonly fieldValue: string;
}

const Nested =
  (type: () => new () => object): PropertyDecorator =>
  (target, property) => {
    IsOptional()(target, property);
    ValidateNested({ each: true })(target, property);
    Type(type)(target, property);
  };

@InputType()
export class ShippingStepInput {
  @IsIn(DELIVERY_TYPES) @Field(() => DeliveryTypeEnum) readonly deliveryType: DeliveryType;

  @IsOptional()
  @IsShopId()
  @Field(() => ID, {
    nullable: true,
    description: 'An address of the book as it stands; otherwise a form, with an id to edit it.',
  })
  readonly billingAddressId?: string | null;

  @Nested(() => AddressInput)
  @Field(() => AddressInput, { nullable: true })
  readonly billingAddress?: AddressInput | null;
  @IsOptional() @IsShopId() @Field(() => ID, { nullable: true }) readonly shippingAddressId?: string | null;
  @Nested(() => AddressInput)
  @Field(() => AddressInput, { nullable: true })
  readonly shippingAddress?: AddressInput | null;
  @IsOptional() @IsShopId() @Field(() => ID, { nullable: true }) readonly packstationId?: string | null;
  @Nested(() => PackstationInput)
  @Field(() => PackstationInput, { nullable: true })
  readonly packstation?: PackstationInput | null;
  @Nested(() => AccountInput) @Field(() => AccountInput, { nullable: true }) readonly account?: AccountInput | null;
  @IsOptionalText() @Field(() => String, { nullable: true }) readonly phone?: string | null;
  @IsOptional() @IsShopId() @Field(() => ID, { nullable: true }) readonly shipperCode?: string | null;

  @ArrayMaxSize(MAX_SPEDITION_FIELDS)
  @Nested(() => SpeditionFieldInput)
  @Field(() => [SpeditionFieldInput], { nullable: true })
  readonly speditionFields?: readonly SpeditionFieldInput[] | null;

  @IsOptionalText() @Field(() => String, { nullable: true }) readonly orderReference?: string | null;
  @IsOptionalText() @Field(() => String, { nullable: true }) readonly costCentre?: string | null;
  @Nested(() => AlternativeEmailInput)
  @Field(() => AlternativeEmailInput, { nullable: true })
  readonly billingAlternativeEmail?: AlternativeEmailInput | null;
  @Nested(() => AlternativeEmailInput)
  @Field(() => AlternativeEmailInput, { nullable: true })
  readonly shippingAlternativeEmail?: AlternativeEmailInput | null;
}

@ObjectType('StartedOver', {
  description:
    'Nobody knows whether the shopper was registered. The cart was filled anew; the same form may be sent again.',
})
export class StartedOverType {
  readonly __typename: 'StartedOver';
  @Field(() => String) readonly messageKey: string;
  @Field(() => [MissingFromCartType]) readonly missing: readonly MissingFromCartType[];
  @Field(() => CheckoutType) readonly checkout: CheckoutType;
}

export type SaveShippingStepResultType = CheckoutType | FormRefusedType | SessionExpiredType | StartedOverType;

export const SaveShippingStepResult = createUnionType({
  name: 'SaveShippingStepResult',
  types: () => [CheckoutType, FormRefusedType, SessionExpiredType, StartedOverType] as const,
  resolveType: ({ __typename }: SaveShippingStepResultType) => __typename,
});
