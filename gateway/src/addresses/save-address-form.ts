import {
  type Address,
  type AddressForm,
  type AddressFormType,
  type PackstationForm,
  type Salutation,
  SALUTATIONS,
} from '@shop/domain/addresses/address';
import type { AddressList } from '@shop/domain/addresses/address-lists';
import { formThatRestores, stationThatRestores } from '@shop/domain/addresses/removed-addresses';
import type { TypedAddress } from '@shop/domain/customers/change-address-book';
import { type CountryCode, DELIVERY_COUNTRIES } from '@shop/domain/shared/country';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { IsIn, IsOptional } from 'class-validator';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsOptionalText, IsText } from '../shared/is-text.ts';
import { AddressFormTypeEnum } from './address.types.ts';
import { AddressListForm } from './address-list-form.ts';

/** A choice that was not made is posted empty: the rules report it at its field. */
const orNone = <Choice extends string>(choices: readonly Choice[]): readonly (Choice | '')[] => [...choices, ''];

/** An address or a packstation, with the field names of its form on the page. */
export class SaveAddressForm extends AddressListForm {
  /** Absent for a new address. */
  @IsOptional() @IsShopId() readonly 'address.addressId'?: string;
  @IsOptional() @IsIn(Object.values(AddressFormTypeEnum)) readonly 'address.formType'?: AddressFormType;
  @IsOptionalText() readonly 'address.company'?: string;
  @IsIn(orNone(SALUTATIONS)) readonly 'address.salutation': Salutation | '';
  @IsText() readonly 'address.firstname': string;
  @IsText() readonly 'address.lastname': string;
  @IsOptionalText() readonly 'address.streetAndNumber'?: string;
  /** Present if ticked. */
  @IsOptionalText() readonly 'address.hasNoHouseNumber'?: string;
  @IsOptionalText() readonly 'address.addition'?: string;
  @IsText() readonly 'address.postcode': string;
  @IsText() readonly 'address.city': string;
  @IsOptional() @IsIn(DELIVERY_COUNTRIES) readonly 'address.country'?: CountryCode;
  @IsOptionalText() readonly 'address.phone'?: string;
  @IsOptionalText() readonly 'address.email'?: string;
  /** Present if ticked. */
  @IsOptionalText() readonly 'address.isAlsoCustomerAddress'?: string;
  @IsOptionalText() readonly 'address.postnumber'?: string;
  @IsOptionalText() readonly 'address.packstation'?: string;
}

/** Prefix of the field names on the page. */
const FORM = 'address';
const TICKED = 'true';

const idIn = ({ 'address.addressId': addressId }: SaveAddressForm) => omitNil({ addressId });

const personIn = (typed: SaveAddressForm) => ({
  /** The rules report a salutation that was not chosen at its field. */
  salutation: typed['address.salutation'] as Salutation,
  firstname: typed['address.firstname'],
  lastname: typed['address.lastname'],
  postcode: typed['address.postcode'],
  city: typed['address.city'],
});

const addressIn = (typed: SaveAddressForm): AddressForm => ({
  ...idIn(typed),
  ...personIn(typed),
  formType: typed['address.formType'] ?? 'private',
  streetAndNumber: typed['address.streetAndNumber'] ?? '',
  hasNoHouseNumber: typed['address.hasNoHouseNumber'] === TICKED,
  country: typed['address.country'] ?? ('' as CountryCode),
  isAlsoCustomerAddress: typed['address.isAlsoCustomerAddress'] === TICKED,
  ...omitNil({
    company: typed['address.company'],
    addition: typed['address.addition'],
    phone: typed['address.phone'],
    email: typed['address.email'],
  }),
});

const packstationIn = (typed: SaveAddressForm): PackstationForm => ({
  ...idIn(typed),
  ...personIn(typed),
  postnumber: typed['address.postnumber'] ?? '',
  packstation: typed['address.packstation'] ?? '',
  country: 'DE',
  ...omitNil({ company: typed['address.company'] }),
});

/** The address that a form without scripts contains. */
export const typedAddressIn = (typed: SaveAddressForm): TypedAddress =>
  typed.list === 'packstation'
    ? { kind: 'packstation', form: packstationIn(typed) }
    : { kind: typed.list, form: addressIn(typed) };

/** The name of a field on the page. */
export const fieldOnPage = (field: string): string => `${FORM}.${field}`;

/** What was typed, by the fields of the page. */
export const typedValues = (typed: SaveAddressForm): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => field.startsWith(`${FORM}.`) && typeof value === 'string'),
  );

/** A saved address, as the fields of the page that would add it again. */
export const valuesThatRestore = (list: AddressList, address: Address): Readonly<Record<string, string>> => {
  const form = list === 'packstation' ? stationThatRestores(address) : formThatRestores(address);
  return Object.fromEntries(Object.entries(form).map(([field, value]) => [fieldOnPage(field), String(value)]));
};
