import { describe, expect, it } from 'vitest';
import { anAddressForm, aPackstationForm } from '@shop/domain/testing/an-address';
import { anAddressReply as aReply } from '../testing/replies.ts';
import { noting, outsideSchema } from '../testing/noting.ts';
import { readAddress, readAddressReply, readAddresses, readAddressIf } from './read-address.ts';
import { writeAddress, writePackstation } from './write-address.ts';

describe('an address of the upstream', () => {
  it('omits empty fields', () => {
    expect(readAddressIf(aReply())).toStrictEqual({
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
    expect([readAddressIf(null), readAddressIf(undefined)]).toEqual([undefined, undefined]);
  });

  it('has all non-empty fields', () => {
    const filled = {
      schoolOrCompany: 'Grundschule am Park',
      addressAddition: '2. Stock',
      phone: '030 4711',
      email: 'a@schule.example',
    };
    expect(readAddressIf(aReply({ ...filled, isCustomerAddress: true, packstationAddress: true }))).toMatchObject({
      ...filled,
      isCustomerAddress: true,
      packstationAddress: true,
    });
  });

  it('belongs to a business if it has number, payment terms and payment method', () => {
    const business = {
      customerNumber: '200100',
      termsOfPayment: 30,
      paymentMethod: 'RECHNUNG',
      VATRegistrationNo: 'DE1',
      numberOfEmployees: 12,
    };
    expect(readAddressIf(aReply(business))?.business).toStrictEqual({
      customerNumber: '200100',
      termsOfPayment: 30,
      paymentMethod: 'RECHNUNG',
      vatRegistrationNo: 'DE1',
      numberOfEmployees: 12,
    });
    const codes = { jobTitleCode: 'teacher', primaryIndustryGroupCode: 'school' };
    expect(readAddressIf(aReply({ ...business, ...codes }))?.business).toMatchObject(codes);
  });

  it.each(['customerNumber', 'termsOfPayment', 'paymentMethod'])('belongs to no business without %s', (missing) => {
    expect(
      readAddressIf(
        aReply({ customerNumber: '200100', termsOfPayment: 30, paymentMethod: 'RECHNUNG', [missing]: null }),
      ),
    ).not.toHaveProperty('business');
  });

  it.each(['mr', 'mrs', 'diverse'] as const)('has the salutation %s', (salutation) => {
    expect(readAddressIf(aReply({ salutation }))?.salutation).toBe(salutation);
  });

  it('has no salutation rather than another one if it is unknown', () => {
    const { value, unknown } = noting(() => readAddressIf(aReply({ salutation: outsideSchema('prof') })));
    expect(value).not.toHaveProperty('salutation');
    expect(unknown).toEqual(['Salutation: prof']);
  });

  it('in a country without delivery is left out of the book, and cannot be an order’s', () => {
    const { value, unknown } = noting(() => readAddresses([aReply({ country: 'FR' }), aReply()]));
    expect([value.length, unknown]).toEqual([1, ['Address.country: FR']]);
    expect(() => readAddress(aReply({ country: 'FR' }))).toThrow('an address that is none here');
  });
});

describe('the result of saving an address', () => {
  const reply = { successful: true, generalErrorMessage: null, fieldErrors: [], address: aReply({ city: 'Potsdam' }) };

  it('is the address as the book has it', () => {
    expect(readAddressReply(reply)).toMatchObject({ ok: true, value: { addressId: 'a1', city: 'Potsdam' } });
    expect(() => readAddressReply({ ...reply, address: null })).toThrow('an address that is none here');
  });

  it('is a refusal if the reply reports errors', () => {
    const fieldErrors = [{ fieldName: 'postcode', errorMessage: 'shop.form.error.postcode.de', formName: null }];
    expect(
      readAddressReply({ ...reply, successful: false, fieldErrors, generalErrorMessage: 'shop.form.error.terms' }),
    ).toEqual({
      ok: false,
      refusal: {
        because: 'invalid-form',
        fieldErrors: [{ field: 'postcode', message: 'shop.form.error.postcode.de' }],
        general: 'shop.form.error.terms',
      },
    });
  });
});

describe('an address for the upstream', () => {
  it('contains what was typed, and no empty fields', () => {
    expect(writeAddress(anAddressForm())).toStrictEqual({
      formType: 'private',
      salutation: 'mrs',
      firstName: 'Änne',
      lastName: 'Krüger',
      postCode: '10115',
      city: 'Berlin',
      streetAndHouseNr: 'Schulweg 4',
      country: 'DE',
      packstationAddress: false,
    });
    expect(
      writeAddress(
        anAddressForm({
          addition: '2. Stock',
          phone: '030 4711',
          email: 'a@schule.example',
          isAlsoCustomerAddress: true,
        }),
      ),
    ).toMatchObject({
      additionalAddress: '2. Stock',
      phone: '030 4711',
      email: 'a@schule.example',
      isAlsoCustomerAddress: true,
    });
  });

  it('includes the company of companies and schools only', () => {
    expect(writeAddress(anAddressForm({ company: 'Schule' }))).not.toHaveProperty('company');
    expect(writeAddress(anAddressForm({ formType: 'companyOrSchool', company: 'Schule' }))).toMatchObject({
      formType: 'companyOrSchool',
      company: 'Schule',
    });
  });

  it('is a packstation by its street, with the postnumber as addition', () => {
    expect(writePackstation(aPackstationForm())).toStrictEqual({
      formType: 'private',
      salutation: 'mr',
      firstName: 'Jan',
      lastName: 'Becker',
      postCode: '20095',
      city: 'Hamburg',
      streetAndHouseNr: 'Packstation 101',
      country: 'DE',
      packstationAddress: true,
      additionalAddress: '123456',
    });
    expect(writePackstation(aPackstationForm({ company: 'Grundschule am Park' }))).toMatchObject({
      company: 'Grundschule am Park',
    });
  });
});
