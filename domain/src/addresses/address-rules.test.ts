import { describe, expect, it } from 'vitest';
import { anAddressForm, aPackstationForm } from '../testing/an-address.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { addressErrors, lacksHouseNumber, packstationErrors } from './address-rules.ts';
import type { CountryCode } from '../shared/country.ts';
import type { AddressForm, PackstationForm } from './address.ts';

const REQUIRED = 'vue.form.error.requiredField';

it('accepts a complete address, including surrounding spaces', () => {
  expect(addressErrors(anAddressForm({ firstname: ' Änne ', postcode: ' 10115 ', phone: '+49 30/1234-0' }))).toEqual(
    [],
  );
});

it('reports every empty field at once, in the order of the form', () => {
  const empty = anAddressForm({
    formType: 'companyOrSchool',
    firstname: '',
    lastname: ' ',
    streetAndNumber: '',
    postcode: '',
    city: '',
  });
  expect(addressErrors(empty)).toEqual(
    ['company', 'firstname', 'lastname', 'streetAndNumber', 'postcode', 'city'].map((field) => ({
      field,
      message: REQUIRED,
    })),
  );
});

it.each([
  ['DE', '10115', undefined],
  ['DE', '1011', 'shop.form.error.postcode.de'],
  ['DE', '1O115', 'shop.form.error.postcode.de'],
  ['AT', '1010', undefined],
  ['AT', '10101', 'shop.form.error.postcode.at'],
  ['CH', '8001', undefined],
  ['CH', '80011', 'shop.form.error.postcode.ch'],
  ['LI', '9490', undefined],
  ['LI', '949', 'shop.form.error.postcode.ch'],
  ['IT', '39100', undefined],
  ['IT', '3910', 'shop.form.error.postcode.other'],
] as const)('in %s, the postcode %s leads to %s', (country, postcode, message) => {
  expect(addressErrors(anAddressForm({ country, postcode }))[0]?.message).toBe(message);
});

describe('an address form', () => {
  it.each<[Partial<AddressForm>, string, string]>([
    [{ streetAndNumber: 'Schulweg' }, 'streetAndNumber', 'shop.form.error.streetNumber'],
    [{ phone: 'abends' }, 'phone', 'shop.form.error.phone'],
    [{ phone: '+-()' }, 'phone', 'shop.form.error.phone'],
    [{ email: 'anne@schule' }, 'email', 'vue.form.error.email.incorrect'],
    [{ city: 'x'.repeat(FIELD_LIMITS.city + 1) }, 'city', 'shop.form.error.tooLong'],
    [{ addition: 'x'.repeat(FIELD_LIMITS.addition + 1) }, 'addition', 'shop.form.error.tooLong'],
    [{ country: 'FR' as CountryCode }, 'country', 'shop.form.error.country'],
    [{ country: 'FR' as CountryCode, postcode: '75001 Paris' }, 'country', 'shop.form.error.country'],
    [{ formType: 'school' as AddressForm['formType'] }, 'formType', 'shop.form.error.choice'],
    [{ salutation: 'Frau' as AddressForm['salutation'] }, 'salutation', 'shop.form.error.choice'],
    [{ phone: `+49 ${'3'.repeat(FIELD_LIMITS.phone)}` }, 'phone', 'shop.form.error.tooLong'],
  ])('with %o has an error at %s', (said, field, message) => {
    expect(addressErrors(anAddressForm(said))).toEqual([{ field, message }]);
  });

  it.each(['DE', 'AT', 'CH', 'LI', 'IT'] as const)(
    'of a place without a house number is accepted in %s once that is confirmed',
    (country) => {
      const postcode = { DE: '18565', AT: '1010', CH: '8001', LI: '9490', IT: '39100' }[country];
      const place = anAddressForm({ streetAndNumber: 'Am Markt (Rathaus)', country, postcode });
      expect(addressErrors(place)).toEqual([{ field: 'streetAndNumber', message: 'shop.form.error.streetNumber' }]);
      expect(addressErrors({ ...place, hasNoHouseNumber: false })).toHaveLength(1);
      expect(addressErrors({ ...place, hasNoHouseNumber: true })).toEqual([]);
    },
  );

  it.each([
    ['', REQUIRED],
    ['x'.repeat(FIELD_LIMITS.streetAndNumber + 1), 'shop.form.error.tooLong'],
  ])('needs its street however many house numbers there are: %j', (streetAndNumber, message) => {
    expect(addressErrors(anAddressForm({ streetAndNumber, hasNoHouseNumber: true }))).toEqual([
      { field: 'streetAndNumber', message },
    ]);
  });

  it.each([
    ['Am Markt (Rathaus)', true],
    ['Schulweg 4', false],
    ['Schulweg ４', false],
    [' ', false],
  ])('is asked about a missing house number for the street %j: %s', (street, isAsked) => {
    expect(lacksHouseNumber(street)).toBe(isAsked);
  });

  it.each(['companyOrSchool', 'private'] as const)('can be that of a %s, with every salutation', (formType) => {
    for (const salutation of ['mr', 'mrs', 'diverse'] as const)
      expect(addressErrors(anAddressForm({ formType, company: 'Schule', salutation }))).toEqual([]);
  });

  it('requires no company of a private person', () => {
    expect(addressErrors(anAddressForm({ formType: 'private', company: '' }))).toEqual([]);
  });
});

describe('a packstation form', () => {
  it.each(['123456', '1234567890'])('accepts the postnumber %s', (postnumber) => {
    expect(packstationErrors(aPackstationForm({ postnumber }))).toEqual([]);
  });

  it.each<[Partial<PackstationForm>, string, string]>([
    [{ postnumber: '12345' }, 'postnumber', 'shop.form.error.postnumber'],
    [{ postnumber: '12345678901' }, 'postnumber', 'shop.form.error.postnumber'],
    [{ packstation: '10' }, 'packstation', 'shop.form.error.packstation'],
    [{ packstation: '10a' }, 'packstation', 'shop.form.error.packstation'],
    [{ postcode: '1010' }, 'postcode', 'shop.form.error.postcode.de'],
    [{ lastname: '' }, 'lastname', REQUIRED],
    [{ salutation: 'Frau' as PackstationForm['salutation'] }, 'salutation', 'shop.form.error.choice'],
    [{ country: 'AT' as PackstationForm['country'] }, 'country', 'shop.form.error.country'],
  ])('with %o has an error at %s', (said, field, message) => {
    expect(packstationErrors(aPackstationForm(said))).toEqual([{ field, message }]);
  });
});
