import { type FieldError, fieldErrorsOf } from '../shared/field-errors.ts';
import { FIELD_LIMITS, FIELD_MINIMUMS } from '../shared/field-limits.ts';
import {
  containsDigit,
  email,
  type ValidationMessage,
  isDigitsOnly,
  isPhone,
  maxLength,
  required,
} from '../shared/form-rules.ts';
import { normaliseCode } from '../shared/normalise-text.ts';
import { readPhone } from '../shared/read-phone.ts';
import { readPackstation } from './packstation-number.ts';
import { normaliseZipCode } from './zip-code.ts';
import { type CountryCode, DELIVERY_COUNTRIES } from '../shared/country.ts';
import { type AddressForm, type PackstationForm, SALUTATIONS } from './address.ts';

const POSTCODES: Readonly<Record<CountryCode, { readonly digits: number; readonly fault: ValidationMessage }>> = {
  DE: { digits: 5, fault: 'shop.form.error.postcode.de' },
  AT: { digits: 4, fault: 'shop.form.error.postcode.at' },
  CH: { digits: 4, fault: 'shop.form.error.postcode.ch' },
  LI: { digits: 4, fault: 'shop.form.error.postcode.ch' },
  IT: { digits: 5, fault: 'shop.form.error.postcode.other' },
};

const postcode = (value: string, country: CountryCode): ValidationMessage => {
  const { digits, fault } = POSTCODES[country];
  return (
    required(value) ??
    (isDigitsOnly(normaliseZipCode(value)) && normaliseZipCode(value).length === digits ? undefined : fault)
  );
};

const text = (value: string | undefined, most: number): ValidationMessage => required(value) ?? maxLength(most)(value);

/** Whether a street was typed without a number, which was forgotten more often than there is none. */
export const lacksHouseNumber = (street: string): boolean => required(street) === undefined && !containsDigit(street);

const streetAndNumber = ({ streetAndNumber: street, hasNoHouseNumber = false }: AddressForm): ValidationMessage =>
  text(street, FIELD_LIMITS.streetAndNumber) ??
  (lacksHouseNumber(street) && !hasNoHouseNumber ? 'shop.form.error.streetNumber' : undefined);

/** A telephone number is never required. */
export const phoneError = (value: string | undefined): ValidationMessage => {
  const phone = readPhone(value);
  if (phone === '') return undefined;
  return isPhone(phone) && containsDigit(phone) ? maxLength(FIELD_LIMITS.phone)(phone) : 'shop.form.error.phone';
};

const oneOf = (value: string, choices: readonly string[], fault: ValidationMessage): ValidationMessage =>
  choices.includes(value) ? undefined : fault;

const knownCountry = (country: string): CountryCode | undefined =>
  DELIVERY_COUNTRIES.find((known) => known === country);

/** All errors of a typed address, in the order of its fields. */
export const addressErrors = (address: AddressForm): readonly FieldError[] => {
  const country = knownCountry(address.country);
  return fieldErrorsOf({
    formType: oneOf(address.formType, ['companyOrSchool', 'private'], 'shop.form.error.choice'),
    company: address.formType === 'companyOrSchool' ? text(address.company, FIELD_LIMITS.company) : undefined,
    salutation: oneOf(address.salutation, SALUTATIONS, 'shop.form.error.choice'),
    firstname: text(address.firstname, FIELD_LIMITS.firstname),
    lastname: text(address.lastname, FIELD_LIMITS.lastname),
    streetAndNumber: streetAndNumber(address),
    addition: maxLength(FIELD_LIMITS.addition)(address.addition),
    postcode: country === undefined ? required(address.postcode) : postcode(address.postcode, country),
    city: text(address.city, FIELD_LIMITS.city),
    country: country === undefined ? 'shop.form.error.country' : undefined,
    phone: phoneError(address.phone),
    email: email(address.email, { optional: true }),
  });
};

const digits = (typed: string, field: 'postnumber' | 'packstation', fault: ValidationMessage): ValidationMessage => {
  return (
    required(typed) ??
    (isDigitsOnly(typed) && typed.length >= FIELD_MINIMUMS[field] && typed.length <= FIELD_LIMITS[field]
      ? undefined
      : fault)
  );
};

/** All errors of a typed packstation, in the order of its fields. */
export const packstationErrors = (station: PackstationForm): readonly FieldError[] =>
  fieldErrorsOf({
    salutation: oneOf(station.salutation, SALUTATIONS, 'shop.form.error.choice'),
    firstname: text(station.firstname, FIELD_LIMITS.firstname),
    lastname: text(station.lastname, FIELD_LIMITS.lastname),
    company: maxLength(FIELD_LIMITS.company)(station.company),
    postnumber: digits(normaliseCode(station.postnumber), 'postnumber', 'shop.form.error.postnumber'),
    packstation: digits(readPackstation(station.packstation), 'packstation', 'shop.form.error.packstation'),
    postcode: postcode(station.postcode, 'DE'),
    city: text(station.city, FIELD_LIMITS.city),
    country: oneOf(station.country, ['DE'], 'shop.form.error.country'),
  });
