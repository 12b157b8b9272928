import { createUnionType, Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { AddressKind } from '@shop/domain/addresses/addresses.port';
import { FormRefusedType, SessionExpiredType } from '../shared/form-refused.types.ts';
import { AddressType, BusinessDetailsType } from './address.types.ts';

export const AddressKindEnum = { billing: 'billing', shipping: 'shipping' } as const satisfies {
  [Kind in AddressKind]: Kind;
};
registerEnumType(AddressKindEnum, { name: 'AddressKind' });

@ObjectType('AddressBook', { description: 'All that the address pages of the account show, read together.' })
export class AddressBookType {
  @Field(() => [AddressType]) readonly billing: readonly AddressType[];
  @Field(() => [AddressType]) readonly shipping: readonly AddressType[];
  @Field(() => [AddressType]) readonly packstations: readonly AddressType[];
  @Field(() => ID, { nullable: true, description: 'The address that the next checkout starts with.' })
  readonly defaultBillingAddressId: string | undefined;
  @Field(() => AddressType, { nullable: true, description: 'The customer’s own address.' }) readonly customerAddress:
    | AddressType
    | undefined;
  @Field(() => BusinessDetailsType, { nullable: true }) readonly business: BusinessDetailsType | undefined;
  @Field(() => [String]) readonly deliveryCountries: readonly string[];
  @Field(() => Boolean, { description: 'Whether this shop delivers to packstations.' })
  readonly offersPackstations: boolean;
}

@ObjectType('AddressSaved')
export class AddressSavedType {
  readonly __typename: 'AddressSaved';
  @Field(() => ID) readonly addressId: string;
  @Field(() => AddressBookType) readonly book: AddressBookType;
}

@ObjectType('AddressRemoved')
export class AddressRemovedType {
  readonly __typename: 'AddressRemoved';
  @Field(() => Boolean, { description: 'Whether the open cart used it: the checkout asks for another one.' })
  readonly wasInCart: boolean;
  @Field(() => AddressBookType) readonly book: AddressBookType;
}

@ObjectType('AddressNotRemoved', { description: 'The customer address belongs to the account.' })
export class AddressNotRemovedType {
  readonly __typename: 'AddressNotRemoved';
  @Field(() => String) readonly messageKey: string;
}

export type SaveAddressResultType = AddressSavedType | FormRefusedType | SessionExpiredType;

export const SaveAddressResult = createUnionType({
  name: 'SaveAddressResult',
  types: () => [AddressSavedType, FormRefusedType, SessionExpiredType] as const,
  resolveType: ({ __typename }: SaveAddressResultType) => __typename,
});

export type RemoveAddressResultType = AddressRemovedType | AddressNotRemovedType | SessionExpiredType;

export const RemoveAddressResult = createUnionType({
  name: 'RemoveAddressResult',
  types: () => [AddressRemovedType, AddressNotRemovedType, SessionExpiredType] as const,
  resolveType: ({ __typename }: RemoveAddressResultType) => __typename,
});
