import { describe, expect, it } from 'vitest';
import { anAddressForm, aPackstationForm } from '@shop/domain/testing/an-address';
import type { AddressFieldsFragment } from '../generated/operation-types.ts';
import { readAddress, readAddresses, readAddressIf } from './read-address.ts';
import { writeAddress, writePackstation } from './write-address.ts';

const answered = (said: Partial<AddressFieldsFragment> = {}): AddressFieldsFragment => ({
  addressId: 'a1',
  schoolOrCompany: null,
  salutation: 'mrs',
  firstName: 'Änne',
  lastName: 'Krüger',
  street: 'Schulweg 4',
  addressAddition: null,
  postCode: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: null,
  email: null,
  packstationAddress: false,
  isCustomerAddress: false,
  customerNumber: null,
  termsOfPayment: null,
  paymentMethod: null,
  VATRegistrationNo: null,
  jobTitleCode: null,
  primaryIndustryGroupCode: null,
  numberOfEmployees: null,
  ...said,
});

describe('an address of the upstream', () => {
  it('has only the fields that are filled', () => {
    expect(readAddressIf(answered())).toStrictEqual({
      addressId: 'a1',
      salutation: 'mrs',
      firstName: 'Änne',
      lastName: 'Krüger',
      street: 'Schulweg 4',
      postCode: '10115',
      city: 'Berlin',
      country: 'DE',
      packstationAddress: false,
      isCustomerAddress: false,
    });
    expect(readAddressIf(null)).toBeUndefined();
  });

  it('is of a business where number, terms and way to pay stand beside it', () => {
    const business = { customerNumber: '200100', termsOfPayment: 30, paymentMethod: 'RECHNUNG', VATRegistrationNo: 'DE1', numberOfEmployees: 12 };
    expect(readAddressIf(answered(business))?.business).toStrictEqual({
      customerNumber: '200100',
      termsOfPayment: 30,
      paymentMethod: 'RECHNUNG',
      vatRegistrationNo: 'DE1',
      numberOfEmployees: 12,
    });
    expect(readAddressIf(answered({ ...business, termsOfPayment: null }))).not.toHaveProperty('business');
  });

  it('greets neutrally where the salutation is not known', () => {
    expect(readAddressIf(answered({ salutation: 'prof' }))?.salutation).toBe('diverse');
  });

  it('in a country that nothing is sent to is left out of the book, and cannot be an order’s', () => {
    expect(readAddresses([answered({ country: 'FR' }), answered()])).toHaveLength(1);
    expect(() => readAddress(answered({ country: 'FR' }))).toThrow('an address that is none here');
  });
});

describe('an address for the upstream', () => {
  it('names the company only of companies and schools', () => {
    expect(writeAddress(anAddressForm({ company: 'Schule' }))).not.toHaveProperty('company');
    expect(writeAddress(anAddressForm({ formType: 'companyOrSchool', company: 'Schule' }))).toMatchObject({ formType: 'companyOrSchool', company: 'Schule' });
  });

  it('is a packstation by its street, with the postnumber as addition', () => {
    expect(writePackstation(aPackstationForm())).toMatchObject({ packstationAddress: true, streetAndHouseNr: 'Packstation 101', additionalAddress: '123456', country: 'DE' });
  });
});
