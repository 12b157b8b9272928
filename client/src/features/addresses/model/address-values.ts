import { type AddressForm, type AddressFormType, type CountryCode, DELIVERY_COUNTRIES, type PackstationForm, type Salutation, SALUTATIONS } from '@shop/domain/addresses/address';

import type { AddressPartFragment, Salutation as GraphqlSalutation } from '../../../platform/generated/graphql.ts';
import type { FieldValues } from '../../../platform/forms/form-draft.ts';

/** Field of a form that holds which address of the book is meant; empty for a new one. */
export const CHOICE = 'addressId';
/** Field of a form that says whether the chosen address is being edited. */
export const EDITING = 'editing';

const SALUTATION_OF: Readonly<Record<GraphqlSalutation, Salutation>> = { MR: 'mr', MRS: 'mrs', DIVERSE: 'diverse' };
/** How a packstation stands in the street of an address. */
const STATION = /^Packstation\s+/u;

const prefixed = (form: string, values: FieldValues): FieldValues => Object.fromEntries(Object.entries(values).map(([field, value]) => [`${form}.${field}`, value]));

/** An empty address form. The country is the storefront's. */
export const emptyAddress = (form: string, country: string): FieldValues =>
  prefixed(form, { formType: 'private', company: '', salutation: '', firstname: '', lastname: '', streetAndNumber: '', addition: '', postcode: '', city: '', country });

export const emptyPackstation = (form: string): FieldValues =>
  prefixed(form, { salutation: '', firstname: '', lastname: '', postnumber: '', packstation: '', postcode: '', city: '', company: '' });

/** A kept address in the fields that it can be edited in. */
export const valuesOfAddress = (form: string, address: AddressPartFragment): FieldValues =>
  prefixed(form, {
    formType: address.schoolOrCompany === null ? 'private' : 'companyOrSchool',
    company: address.schoolOrCompany ?? '',
    salutation: SALUTATION_OF[address.salutation],
    firstname: address.firstName,
    lastname: address.lastName,
    streetAndNumber: address.street,
    addition: address.addressAddition ?? '',
    postcode: address.postCode,
    city: address.city,
    country: address.country,
  });

export const valuesOfPackstation = (form: string, address: AddressPartFragment): FieldValues =>
  prefixed(form, {
    salutation: SALUTATION_OF[address.salutation],
    firstname: address.firstName,
    lastname: address.lastName,
    postnumber: address.addressAddition ?? '',
    packstation: address.street.replace(STATION, ''),
    postcode: address.postCode,
    city: address.city,
    company: address.schoolOrCompany ?? '',
  });

/** Name and form of address of a person. */
export type PersonName = Readonly<Record<'salutation' | 'firstname' | 'lastname', string>>;

/** The person of an address form: of the address chosen from the book, or as typed. */
export const personIn = (form: string, values: FieldValues, addresses: readonly AddressPartFragment[]): PersonName => {
  const chosen = isOfBook(form, values) ? addresses.find(({ id }) => id === values[`${form}.${CHOICE}`]) : undefined;
  const read = reader(form, chosen === undefined ? values : valuesOfAddress(form, chosen));
  return { salutation: read('salutation'), firstname: read('firstname'), lastname: read('lastname') };
};

/** A person's name in the fields of a form. */
export const valuesOfPerson = (form: string, person: PersonName): FieldValues => prefixed(form, { ...person });

const reader = (form: string, values: FieldValues) => (field: string): string => values[`${form}.${field}`] ?? '';

const formTypeOf = (text: string): AddressFormType => (text === 'companyOrSchool' ? text : 'private');

/** What is none of the known words is told by the rules, which then find no choice made. */
const oneOf = <Word extends string>(words: readonly Word[], text: string): Word => words.find((word) => word === text) ?? ('' as Word);

const idIn = (read: (field: string) => string): { readonly addressId?: string } => {
  const addressId = read(CHOICE);
  return addressId === '' ? {} : { addressId };
};

/** The address typed into a form. */
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
    addition: read('addition'),
    postcode: read('postcode'),
    city: read('city'),
    country: oneOf<CountryCode>(DELIVERY_COUNTRIES, read('country')),
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

/** Whether a form's choice is an address of the book as it stands. */
export const isOfBook = (form: string, values: FieldValues): boolean => (values[`${form}.${CHOICE}`] ?? '') !== '' && values[`${form}.${EDITING}`] !== 'true';
