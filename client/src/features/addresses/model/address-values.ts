import { type CountryCode, DELIVERY_COUNTRIES } from '@shop/domain/shared/country';
import {
  type Address,
  type AddressForm,
  type AddressFormType,
  type PackstationForm,
  type Salutation,
  SALUTATIONS,
} from '@shop/domain/addresses/address';
import { addressFormOf, packstationFormOf } from '@shop/domain/addresses/address-forms';

import type { FieldValues } from '../../../platform/forms/form-draft.ts';
import type { AddressPartFragment } from '../../../platform/generated/graphql.ts';

/** The field with the id of the chosen address. Empty for a new address. */
export const CHOICE = 'addressId';
/** The field that says whether the chosen address is being edited. */
export const EDITING = 'editing';

/** Form value of a ticked box. */
const CHECKED = 'true';

const NAME = { salutation: '', firstname: '', lastname: '' };
const ADDRESS = {
  formType: 'private',
  company: '',
  ...NAME,
  streetAndNumber: '',
  hasNoHouseNumber: '',
  addition: '',
  postcode: '',
  city: '',
  country: '',
  phone: '',
  email: '',
  isAlsoCustomerAddress: '',
};
const PACKSTATION = { ...NAME, postnumber: '', packstation: '', postcode: '', city: '', company: '' };

type Texts<Field extends string> = Readonly<Record<Field, string>>;

const prefixed = <Form extends string, Field extends string>(
  form: Form,
  values: Texts<Field>,
): Texts<`${Form}.${Field}`> =>
  Object.fromEntries(
    Object.entries<string>(values).map(([field, value]) => [`${form}.${field}`, value]),
  ) as Texts<`${Form}.${Field}`>;

const filled = <Field extends string>(empty: Texts<Field>, typed: Readonly<Record<string, unknown>>): Texts<Field> =>
  Object.fromEntries(
    Object.entries<string>(empty).map(([field, value]) => [field, String(typed[field] ?? value)]),
  ) as Texts<Field>;

/** An unknown word becomes the empty one, which the domain's rules report as a missing choice. */
const oneOf = <Word extends string>(words: readonly Word[], text: string): Word =>
  words.find((word) => word === text) ?? ('' as Word);

const addressFrom = ({
  id,
  schoolOrCompany,
  addressAddition,
  salutation,
  country,
  phone,
  email,
  ...rest
}: AddressPartFragment): Address => ({
  ...rest,
  addressId: id,
  ...(salutation === null ? {} : { salutation }),
  country: oneOf<CountryCode>(DELIVERY_COUNTRIES, country),
  ...(schoolOrCompany === null ? {} : { schoolOrCompany }),
  ...(addressAddition === null ? {} : { addressAddition }),
  ...(phone === null ? {} : { phone }),
  ...(email === null ? {} : { email }),
});

/** An empty address form. The country is the storefront's. */
export const emptyAddress = <Form extends string>(form: Form, country: string) =>
  prefixed(form, { ...ADDRESS, country });

export const emptyPackstation = <Form extends string>(form: Form) => prefixed(form, PACKSTATION);

/** A saved address, in the fields that edit it. */
export const valuesOfAddress = <Form extends string>(form: Form, address: AddressPartFragment) =>
  prefixed(form, filled(ADDRESS, { ...addressFormOf(addressFrom(address)) }));

export const valuesOfPackstation = <Form extends string>(form: Form, address: AddressPartFragment) =>
  prefixed(form, filled(PACKSTATION, { ...packstationFormOf(addressFrom(address)) }));

/** Name and salutation of a person. */
export type PersonName = Texts<keyof typeof NAME>;

/** The person of an address form: as saved in the chosen address, or as typed. */
export const personIn = (form: string, values: FieldValues, addresses: readonly AddressPartFragment[]): PersonName => {
  const chosen = isOfBook(form, values) ? addresses.find(({ id }) => id === values[`${form}.${CHOICE}`]) : undefined;
  const read = reader(form, chosen === undefined ? values : valuesOfAddress(form, chosen));
  return { salutation: read('salutation'), firstname: read('firstname'), lastname: read('lastname') };
};

/** A person's name in the fields of a form. */
export const valuesOfPerson = <Form extends string>(form: Form, person: PersonName) => prefixed(form, person);

const reader =
  (form: string, values: FieldValues) =>
  (field: string): string =>
    values[`${form}.${field}`] ?? '';

const formTypeOf = (text: string): AddressFormType => (text === 'companyOrSchool' ? text : 'private');

const idIn = (read: (field: string) => string): { readonly addressId?: string } => {
  const addressId = read(CHOICE);
  return addressId === '' ? {} : { addressId };
};

/** The address that was typed into a form. */
export const addressIn = (form: string, values: FieldValues): AddressForm => {
  const read = reader(form, values);
  return {
    ...idIn(read),
    formType: formTypeOf(read('formType')),
    company: read('company'),
    salutation: oneOf<Salutation>(SALUTATIONS, read('salutation')),
    firstname: read('firstname'),
    lastname: read('lastname'),
    streetAndNumber: read('streetAndNumber'),
    ...(read('hasNoHouseNumber') === CHECKED ? { hasNoHouseNumber: true } : {}),
    addition: read('addition'),
    postcode: read('postcode'),
    city: read('city'),
    country: oneOf<CountryCode>(DELIVERY_COUNTRIES, read('country')),
    phone: read('phone'),
    email: read('email'),
    isAlsoCustomerAddress: read('isAlsoCustomerAddress') === CHECKED,
  };
};

export const packstationIn = (form: string, values: FieldValues): PackstationForm => {
  const read = reader(form, values);
  return {
    ...idIn(read),
    salutation: oneOf<Salutation>(SALUTATIONS, read('salutation')),
    firstname: read('firstname'),
    lastname: read('lastname'),
    postnumber: read('postnumber'),
    packstation: read('packstation'),
    postcode: read('postcode'),
    city: read('city'),
    country: 'DE',
    company: read('company'),
  };
};

/** Whether the form refers to a saved address, unchanged. */
export const isOfBook = (form: string, values: FieldValues): boolean =>
  (values[`${form}.${CHOICE}`] ?? '') !== '' && values[`${form}.${EDITING}`] !== 'true';
