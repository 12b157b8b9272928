import { DELIVERY_COUNTRIES } from '@shop/domain/shared/country';
import type { Address, BusinessDetails, Salutation } from '@shop/domain/addresses/address';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type {
  AddressAnswerFieldsFragment,
  AddressFieldsFragment,
  Salutation as AnsweredSalutation,
} from '../generated/operation-types.ts';
import { readFormRefusal } from '../shared/read-form-refusal.ts';
import { readId } from '../shared/read-text.ts';
import { enumReader, wordReader } from '../shared/read-word.ts';
import { Unreadable } from '../shared/unreadable.ts';

const readCountry = wordReader('Address.country', DELIVERY_COUNTRIES, undefined);

const SALUTATION_OF: Readonly<Record<AnsweredSalutation, Salutation>> = { mr: 'mr', mrs: 'mrs', diverse: 'diverse' };

/** Nobody is addressed as something else than they chose: an unknown salutation is none. */
export const readSalutation = enumReader('Salutation', SALUTATION_OF, undefined);

/** Only in the customer address of a business. */
const readBusiness = ({
  customerNumber,
  termsOfPayment,
  paymentMethod,
  ...known
}: AddressFieldsFragment): BusinessDetails | undefined =>
  customerNumber == null || termsOfPayment == null || paymentMethod == null
    ? undefined
    : {
        customerNumber,
        termsOfPayment,
        paymentMethod,
        ...omitNil({
          vatRegistrationNo: known.VATRegistrationNo,
          jobTitleCode: known.jobTitleCode,
          primaryIndustryGroupCode: known.primaryIndustryGroupCode,
          numberOfEmployees: known.numberOfEmployees,
        }),
      };

/** An address; undefined if the shop does not know its country. */
export const readAddressIf = (address: AddressFieldsFragment | null | undefined): Address | undefined => {
  if (address == null) return undefined;
  const country = readCountry(address.country);
  if (country === undefined) return undefined;
  return {
    addressId: readId(address.addressId),
    ...omitNil({ schoolOrCompany: address.schoolOrCompany, salutation: readSalutation(address.salutation) }),
    firstName: address.firstName,
    lastName: address.lastName,
    street: address.street,
    ...omitNil({ addressAddition: address.addressAddition }),
    postCode: address.postCode,
    city: address.city,
    country,
    ...omitNil({ phone: address.phone, email: address.email }),
    packstationAddress: address.packstationAddress,
    isCustomerAddress: address.isCustomerAddress,
    ...omitNil({ business: readBusiness(address) }),
  };
};

/** An address that must be present. */
export const readAddress = (reply: AddressFieldsFragment | null): Address => {
  const address = readAddressIf(reply);
  if (address === undefined) throw new Unreadable('an address that is none here');
  return address;
};

export const readAddresses = (addresses: readonly AddressFieldsFragment[]): readonly Address[] =>
  addresses.map(readAddressIf).filter((address) => address !== undefined);

export const readAddressReply = ({
  successful,
  fieldErrors,
  generalErrorMessage,
  address,
}: AddressAnswerFieldsFragment): Result<Address, FormRefusal> =>
  successful ? granted(readAddress(address)) : refused(readFormRefusal({ fieldErrors, general: generalErrorMessage }));
