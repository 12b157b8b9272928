import type { AddressForm, PackstationForm } from '@shop/domain/addresses/address';
import { packstationAddressOf } from '@shop/domain/addresses/address-forms';
import { companyToSend } from '@shop/domain/addresses/changed-contact';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { AddressInput } from '../generated/operation-types.ts';

/** A typed address in the upstream's fields; the company is sent only for a company or school. */
export const writeAddress = (form: AddressForm): AddressInput => ({
  formType: form.formType,
  salutation: form.salutation,
  firstName: form.firstname,
  lastName: form.lastname,
  postCode: form.postcode,
  city: form.city,
  streetAndHouseNr: form.streetAndNumber,
  country: form.country,
  packstationAddress: false,
  ...omitNil({
    company: companyToSend(form),
    additionalAddress: form.addition,
    phone: form.phone,
    email: form.email,
    isAlsoCustomerAddress: form.isAlsoCustomerAddress,
  }),
});

/** A packstation is an address whose street is the station, with the recipient's postnumber as addition. */
export const writePackstation = (form: PackstationForm): AddressInput => {
  const { schoolOrCompany, street, addressAddition, ...station } = packstationAddressOf(form, '');
  return {
    formType: 'private',
    salutation: form.salutation,
    firstName: station.firstName,
    lastName: station.lastName,
    postCode: station.postCode,
    city: station.city,
    streetAndHouseNr: street,
    country: station.country,
    packstationAddress: true,
    ...omitNil({ company: schoolOrCompany, additionalAddress: addressAddition }),
  };
};
