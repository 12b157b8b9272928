import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { AddressFormType, Salutation } from '@shop/domain/addresses/address';

export const SalutationEnum = { mr: 'mr', mrs: 'mrs', diverse: 'diverse' } as const satisfies {
  [Word in Salutation]: Word;
};
registerEnumType(SalutationEnum, { name: 'Salutation' });

export const AddressFormTypeEnum = { companyOrSchool: 'companyOrSchool', private: 'private' } as const satisfies {
  [Type in AddressFormType]: Type;
};
registerEnumType(AddressFormTypeEnum, { name: 'AddressFormType' });

@ObjectType('Address')
export class AddressType {
  @Field(() => ID) readonly id: string;
  @Field(() => String, { nullable: true }) readonly schoolOrCompany?: string | undefined;
  @Field(() => SalutationEnum, { nullable: true, description: 'Null if it is unknown.' }) readonly salutation?:
    | Salutation
    | undefined;
  @Field(() => String) readonly firstName: string;
  @Field(() => String) readonly lastName: string;
  @Field(() => String) readonly street: string;
  @Field(() => String, { nullable: true }) readonly addressAddition?: string | undefined;
  @Field(() => String) readonly postCode: string;
  @Field(() => String) readonly city: string;
  @Field(() => String) readonly country: string;
  @Field(() => String, { nullable: true }) readonly phone?: string | undefined;
  @Field(() => String, { nullable: true }) readonly email?: string | undefined;
  @Field(() => Boolean) readonly packstationAddress: boolean;
  @Field(() => Boolean) readonly isCustomerAddress: boolean;
}

@ObjectType('BusinessDetails', { description: 'What the shop knows about the business of a customer.' })
export class BusinessDetailsType {
  @Field(() => String) readonly customerNumber: string;
  @Field(() => Int, { description: 'In days.' }) readonly termsOfPayment: number;
  @Field(() => ID) readonly paymentMethod: string;
  @Field(() => String, { nullable: true }) readonly vatRegistrationNo?: string | undefined;
  @Field(() => String, { nullable: true }) readonly jobTitleCode?: string | undefined;
  @Field(() => String, { nullable: true }) readonly primaryIndustryGroupCode?: string | undefined;
  @Field(() => Int, { nullable: true }) readonly numberOfEmployees?: number | undefined;
}
