import { normaliseCode, normaliseText } from '../shared/normalise-text.ts';
import { readEmail } from '../shared/read-email.ts';
import { readPhone } from '../shared/read-phone.ts';
import type { Address, AddressForm, AddressId, PackstationForm, Salutation } from './address.ts';
import { lacksHouseNumber } from './address-rules.ts';
import { companyToSend } from './changed-contact.ts';
import { readPackstation } from './packstation-number.ts';
import { normaliseZipCode } from './zip-code.ts';

/** How the shop writes a packstation into the street of an address. */
const PACKSTATION_STREET = 'Packstation ';

/** The empty choice, which the rules report at its field. */
const NOT_CHOSEN = '' as Salutation;

const ifFilled = <Field extends object>(
  text: string | undefined,
  field: (filled: string) => Field,
  read: (text: string | undefined) => string = normaliseText,
): Field | object => {
  const filled = read(text);
  return filled === '' ? {} : field(filled);
};

/** The fields that both forms trim alike. */
const tidyShared = ({ addressId, salutation, firstname, lastname, postcode, city }: AddressForm | PackstationForm) => ({
  ...(addressId === undefined ? {} : { addressId }),
  salutation,
  firstname: normaliseText(firstname),
  lastname: normaliseText(lastname),
  postcode: normaliseZipCode(postcode),
  city: normaliseText(city),
});

/** The fields of both forms, as a saved address has them. */
const sharedFormFields = ({
  addressId,
  schoolOrCompany,
  salutation = NOT_CHOSEN,
  firstName,
  lastName,
  postCode,
  city,
}: Address) => ({
  addressId,
  ...(schoolOrCompany === undefined ? {} : { company: schoolOrCompany }),
  salutation,
  firstname: firstName,
  lastname: lastName,
  postcode: postCode,
  city,
});

/** The fields of both kinds of address, as their form has them. */
const sharedAddressFields = ({
  company,
  salutation,
  firstname,
  lastname,
  postcode,
  city,
  country,
}: AddressForm | PackstationForm) => ({
  ...(company === undefined ? {} : { schoolOrCompany: company }),
  salutation,
  firstName: firstname,
  lastName: lastname,
  postCode: postcode,
  city,
  country,
});

/** A typed address as it is sent to the shop: texts trimmed, empty ones left out, company only for a company or school. */
export const tidyAddress = (form: AddressForm): AddressForm => {
  const company = companyToSend(form);
  return {
    ...tidyShared(form),
    formType: form.formType,
    ...(company === undefined ? {} : { company }),
    streetAndNumber: normaliseText(form.streetAndNumber),
    ...ifFilled(form.addition, (addition) => ({ addition })),
    country: form.country,
    ...ifFilled(form.phone, (phone) => ({ phone }), readPhone),
    ...ifFilled(form.email, (email) => ({ email }), readEmail),
    ...(form.isAlsoCustomerAddress === undefined ? {} : { isAlsoCustomerAddress: form.isAlsoCustomerAddress }),
  };
};

export const tidyPackstation = (form: PackstationForm): PackstationForm => ({
  ...tidyShared(form),
  postnumber: normaliseCode(form.postnumber),
  packstation: readPackstation(form.packstation),
  country: form.country,
  ...ifFilled(form.company, (company) => ({ company })),
});

/** The form that edits a saved address. */
export const addressFormOf = (address: Address): AddressForm => ({
  ...sharedFormFields(address),
  formType: address.schoolOrCompany === undefined ? 'private' : 'companyOrSchool',
  streetAndNumber: address.street,
  ...(lacksHouseNumber(address.street) ? { hasNoHouseNumber: true } : {}),
  ...(address.addressAddition === undefined ? {} : { addition: address.addressAddition }),
  country: address.country,
  ...(address.phone === undefined ? {} : { phone: address.phone }),
  ...(address.email === undefined ? {} : { email: address.email }),
  isAlsoCustomerAddress: address.isCustomerAddress,
});

export const packstationFormOf = (address: Address): PackstationForm => ({
  ...sharedFormFields(address),
  postnumber: address.addressAddition ?? '',
  packstation: address.street.replace(PACKSTATION_STREET, ''),
  country: 'DE',
});

/** A typed address as the shop stores it. */
export const addressOf = (typed: AddressForm, addressId: AddressId): Address => {
  const form = tidyAddress(typed);
  return {
    addressId,
    ...sharedAddressFields(form),
    street: form.streetAndNumber,
    ...(form.addition === undefined ? {} : { addressAddition: form.addition }),
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
    ...sharedAddressFields(form),
    street: `${PACKSTATION_STREET}${form.packstation}`,
    addressAddition: form.postnumber,
    packstationAddress: true,
    isCustomerAddress: false,
  };
};
