import { Field, ID, InputType } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { DELIVERY_COUNTRIES } from '@shop/domain/shared/country';
import { SALUTATIONS } from '@shop/domain/addresses/address';
import type { CountryCode } from '@shop/domain/shared/country';
import type { AddressFormType, Salutation } from '@shop/domain/addresses/address';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsOptionalText, IsText } from '../shared/is-text.ts';
import { AddressFormTypeEnum, SalutationEnum } from './address.types.ts';

@InputType()
export class AddressInput {
  @IsOptional() @IsShopId() @Field(() => ID, { nullable: true }) readonly addressId?: string | null;
  @IsIn(Object.values(AddressFormTypeEnum)) @Field(() => AddressFormTypeEnum) readonly formType: AddressFormType;
  @IsOptionalText() @Field(() => String, { nullable: true }) readonly company?: string | null;
  @IsIn(SALUTATIONS) @Field(() => SalutationEnum) readonly salutation: Salutation;
  @IsText() @Field(() => String) readonly firstname: string;
  @IsText() @Field(() => String) readonly lastname: string;
  @IsText() @Field(() => String) readonly streetAndNumber: string;
  @IsOptional() @IsBoolean() @Field(() => Boolean, { nullable: true }) readonly hasNoHouseNumber?: boolean | null;
  @IsOptionalText() @Field(() => String, { nullable: true }) readonly addition?: string | null;
  @IsText() @Field(() => String) readonly postcode: string;
  @IsText() @Field(() => String) readonly city: string;
  @IsIn(DELIVERY_COUNTRIES) @Field(() => String) readonly country: CountryCode;
  @IsOptionalText() @Field(() => String, { nullable: true }) readonly phone?: string | null;
  @IsOptionalText() @Field(() => String, { nullable: true }) readonly email?: string | null;
  @IsOptional() @IsBoolean() @Field(() => Boolean, { nullable: true }) readonly isAlsoCustomerAddress?: boolean | null;
}

@InputType()
export class PackstationInput {
  @IsOptional() @IsShopId() @Field(() => ID, { nullable: true }) readonly addressId?: string | null;
  @IsIn(SALUTATIONS) @Field(() => SalutationEnum) readonly salutation: Salutation;
  @IsText() @Field(() => String) readonly firstname: string;
  @IsText() @Field(() => String) readonly lastname: string;
  @IsText() @Field(() => String) readonly postnumber: string;
  @IsText() @Field(() => String) readonly packstation: string;
  @IsText() @Field(() => String) readonly postcode: string;
  @IsText() @Field(() => String) readonly city: string;
  @IsOptionalText() @Field(() => String, { nullable: true }) readonly company?: string | null;
}
