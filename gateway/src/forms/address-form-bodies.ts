import { IsIn, IsOptional } from 'class-validator';
import { DELIVERY_COUNTRIES } from '@shop/domain/shared/country';
import { SALUTATIONS } from '@shop/domain/addresses/address';
import type { CountryCode } from '@shop/domain/shared/country';
import type { AddressFormType, Salutation } from '@shop/domain/addresses/address';
import { ADDRESS_LISTS } from '@shop/domain/addresses/address-lists';
import type { AddressList } from '@shop/domain/addresses/address-lists';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsOptionalText, IsText } from '../shared/is-text.ts';
import { FormOnPage } from '../request/form-on-page.ts';

class AddressListForm extends FormOnPage {
  @IsIn(ADDRESS_LISTS) readonly list: AddressList;
}

export class RemoveAddressForm extends AddressListForm {
  @IsShopId() readonly addressId: string;
}

/** A choice that was not made is posted empty: the rules report it at its field. */
const orNone = <Choice extends string>(choices: readonly Choice[]): readonly (Choice | '')[] => [...choices, ''];

/** An address or a packstation, with the field names of its form on the page. */
export class SaveAddressForm extends AddressListForm {
  /** Absent for a new address. */
  @IsOptional() @IsShopId() readonly 'address.addressId'?: string;
  @IsOptional() @IsIn(['companyOrSchool', 'private']) readonly 'address.formType'?: AddressFormType;
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
