import { DELIVERY_COUNTRIES } from '@shop/domain/shared/country';
import { type AddressForm, type PackstationForm, SALUTATIONS } from '@shop/domain/addresses/address';
import type { FieldError } from '@shop/domain/shared/field-errors';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { AddressInput } from '../generated/upstream-types.ts';

/** The upstream puts a packstation into the street of an address. */
const PACKSTATION_STREET = /^\s*Packstation\s+/iu;

const unknownChoices = ({ salutation, country }: AddressInput): readonly FieldError[] => [
  ...(SALUTATIONS.some((known) => known === salutation)
    ? []
    : [{ field: 'salutation', message: 'shop.form.error.choice' } as const]),
  ...(DELIVERY_COUNTRIES.some((known) => known === country)
    ? []
    : [{ field: 'country', message: 'shop.form.error.country' } as const]),
];

type Named = Pick<AddressForm, 'salutation' | 'country'>;

/** Salutation and country, if the shop knows them. */
const readNames = (input: AddressInput): Result<Named, readonly FieldError[]> => {
  const salutation = SALUTATIONS.find((known) => known === input.salutation);
  const country = DELIVERY_COUNTRIES.find((known) => known === input.country);
  return salutation === undefined || country === undefined
    ? refused(unknownChoices(input))
    : granted({ salutation, country });
};

export const readAddressForm = (input: AddressInput): Result<AddressForm, readonly FieldError[]> => {
  const named = readNames(input);
  if (!named.ok) return named;
  const {
    formType,
    firstName,
    lastName,
    streetAndHouseNr,
    postCode,
    city,
    company,
    additionalAddress,
    phone,
    email,
    isAlsoCustomerAddress,
  } = input;
  return granted({
    ...named.value,
    formType,
    firstname: firstName,
    lastname: lastName,
    streetAndNumber: streetAndHouseNr,
    postcode: postCode,
    city,
    ...omitNil({ company, addition: additionalAddress, phone, email, isAlsoCustomerAddress }),
  });
};

export const readPackstationForm = (input: AddressInput): Result<PackstationForm, readonly FieldError[]> => {
  const named = readNames(input);
  if (!named.ok) return named;
  const { salutation, country } = named.value;
  if (country !== 'DE') return refused([{ field: 'country', message: 'shop.form.error.country' }]);
  const { firstName, lastName, streetAndHouseNr, additionalAddress, postCode, city, company } = input;
  return granted({
    salutation,
    country,
    firstname: firstName,
    lastname: lastName,
    packstation: streetAndHouseNr.replace(PACKSTATION_STREET, ''),
    postnumber: additionalAddress ?? '',
    postcode: postCode,
    city,
    ...omitNil({ company }),
  });
};
