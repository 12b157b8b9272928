import { normaliseText } from '../shared/normalise-text.ts';
import type { Address, AddressForm, AddressId, PackstationForm } from './address.ts';
import { companyToSend } from './changed-contact.ts';

/** How the shop writes a packstation into the street of an address. */
const PACKSTATION_STREET = 'Packstation ';

const ifFilled = <Field extends object>(text: string | undefined, field: (filled: string) => Field): Field | object => {
  const filled = normaliseText(text);
  return filled === '' ? {} : field(filled);
};

/** A typed address as it is sent to the shop: texts trimmed, empty ones left out, company only for a company or school. */
export const tidyAddress = (form: AddressForm): AddressForm => {
  const company = companyToSend(form);
  return {
    ...(form.addressId === undefined ? {} : { addressId: form.addressId }),
    formType: form.formType,
    ...(company === undefined ? {} : { company }),
    salutation: form.salutation,
    firstname: normaliseText(form.firstname),
    lastname: normaliseText(form.lastname),
    streetAndNumber: normaliseText(form.streetAndNumber),
    ...ifFilled(form.addition, (addition) => ({ addition })),
    postcode: normaliseText(form.postcode),
    city: normaliseText(form.city),
    country: form.country,
    ...ifFilled(form.phone, (phone) => ({ phone })),
    ...ifFilled(form.email, (email) => ({ email })),
    ...(form.isAlsoCustomerAddress === undefined ? {} : { isAlsoCustomerAddress: form.isAlsoCustomerAddress }),
  };
};

export const tidyPackstation = (form: PackstationForm): PackstationForm => ({
  ...(form.addressId === undefined ? {} : { addressId: form.addressId }),
  salutation: form.salutation,
  firstname: normaliseText(form.firstname),
  lastname: normaliseText(form.lastname),
  postnumber: normaliseText(form.postnumber),
  packstation: normaliseText(form.packstation),
  postcode: normaliseText(form.postcode),
  city: normaliseText(form.city),
  country: form.country,
  ...ifFilled(form.company, (company) => ({ company })),
});

/** The form that edits a saved address. */
export const addressFormOf = (address: Address): AddressForm => ({
  addressId: address.addressId,
  formType: address.schoolOrCompany === undefined ? 'private' : 'companyOrSchool',
  ...(address.schoolOrCompany === undefined ? {} : { company: address.schoolOrCompany }),
  salutation: address.salutation,
  firstname: address.firstName,
  lastname: address.lastName,
  streetAndNumber: address.street,
  ...(address.addressAddition === undefined ? {} : { addition: address.addressAddition }),
  postcode: address.postCode,
  city: address.city,
  country: address.country,
  ...(address.phone === undefined ? {} : { phone: address.phone }),
  ...(address.email === undefined ? {} : { email: address.email }),
  isAlsoCustomerAddress: address.isCustomerAddress,
});

export const packstationFormOf = (address: Address): PackstationForm => ({
  addressId: address.addressId,
  salutation: address.salutation,
  firstname: address.firstName,
  lastname: address.lastName,
  postnumber: address.addressAddition ?? '',
  packstation: address.street.replace(PACKSTATION_STREET, ''),
  postcode: address.postCode,
  city: address.city,
  country: 'DE',
  ...(address.schoolOrCompany === undefined ? {} : { company: address.schoolOrCompany }),
});

/** A typed address as the shop stores it. */
export const addressOf = (typed: AddressForm, addressId: AddressId): Address => {
  const form = tidyAddress(typed);
  return {
    addressId,
    ...(form.company === undefined ? {} : { schoolOrCompany: form.company }),
    salutation: form.salutation,
    firstName: form.firstname,
    lastName: form.lastname,
    street: form.streetAndNumber,
    ...(form.addition === undefined ? {} : { addressAddition: form.addition }),
    postCode: form.postcode,
    city: form.city,
    country: form.country,
    ...(form.phone === undefined ? {} : { phone: form.phone }),
    ...(form.email === undefined ? {} : { email: form.email }),
    packstationAddress: false,
    isCustomerAddress: form.isAlsoCustomerAddress === true,
  };
};

export const packstationAddressOf = (typed: PackstationForm, addressId: AddressId): Address => {
  const form = tidyPackstation(typed);
  return {
    addressId,
    ...(form.company === undefined ? {} : { schoolOrCompany: form.company }),
    salutation: form.salutation,
    firstName: form.firstname,
    lastName: form.lastname,
    street: `${PACKSTATION_STREET}${form.packstation}`,
    addressAddition: form.postnumber,
    postCode: form.postcode,
    city: form.city,
    country: form.country,
    packstationAddress: true,
    isCustomerAddress: false,
  };
};
