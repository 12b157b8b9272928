import type { Address, BusinessDetails } from '@shop/domain/addresses/address';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import type { Result } from '@shop/domain/shared/result';
import type { Address as UpstreamAddress, AddressAnswer } from '../generated/upstream-types.ts';
import { orNull } from '../shared/or-null.ts';
import { NOTHING_WRONG, writeFormRefusal } from '../shared/write-field-errors.ts';

type BusinessFields = Pick<
  UpstreamAddress,
  | 'customerNumber'
  | 'termsOfPayment'
  | 'paymentMethod'
  | 'VATRegistrationNo'
  | 'jobTitleCode'
  | 'primaryIndustryGroupCode'
  | 'numberOfEmployees'
>;

const writeBusiness = (business: BusinessDetails | undefined): BusinessFields => ({
  customerNumber: orNull(business?.customerNumber),
  termsOfPayment: orNull(business?.termsOfPayment),
  paymentMethod: orNull(business?.paymentMethod),
  VATRegistrationNo: orNull(business?.vatRegistrationNo),
  jobTitleCode: orNull(business?.jobTitleCode),
  primaryIndustryGroupCode: orNull(business?.primaryIndustryGroupCode),
  numberOfEmployees: orNull(business?.numberOfEmployees),
});

export const writeAddress = (address: Address): UpstreamAddress => ({
  addressId: address.addressId,
  schoolOrCompany: orNull(address.schoolOrCompany),
  salutation: address.salutation ?? 'diverse',
  firstName: address.firstName,
  lastName: address.lastName,
  street: address.street,
  addressAddition: orNull(address.addressAddition),
  postCode: address.postCode,
  city: address.city,
  country: address.country,
  phone: orNull(address.phone),
  email: orNull(address.email),
  packstationAddress: address.packstationAddress,
  isCustomerAddress: address.isCustomerAddress,
  ...writeBusiness(address.business),
});

export const writeAddressIfAny = (address: Address | undefined): UpstreamAddress | null =>
  address === undefined ? null : writeAddress(address);

export const writeAddressAnswer = (
  result: Result<Address, Pick<FormRefusal, 'fieldErrors' | 'general'>>,
): AddressAnswer =>
  result.ok
    ? { successful: true, ...NOTHING_WRONG, address: writeAddress(result.value) }
    : { successful: false, ...writeFormRefusal(result.refusal), address: null };
