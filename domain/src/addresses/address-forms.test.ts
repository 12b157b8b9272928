import { describe, expect, it } from 'vitest';
import { anAddress, anAddressForm, aPackstationForm } from '../testing/an-address.ts';
import {
  addressFormOf,
  addressOf,
  packstationAddressOf,
  packstationFormOf,
  tidyAddress,
  tidyPackstation,
} from './address-forms.ts';

const school = anAddressForm({
  formType: 'companyOrSchool',
  company: 'Grundschule Nord',
  addition: 'Haus B',
  phone: '030 1234',
  email: 'sekretariat@schule.de',
});

it('returns from the shop as it was typed, in every field (ENT-12)', () => {
  const saved = addressOf({ ...school, isAlsoCustomerAddress: true }, 'address-7');
  expect(saved).toEqual({
    addressId: 'address-7',
    schoolOrCompany: 'Grundschule Nord',
    salutation: 'mrs',
    firstName: 'Änne',
    lastName: 'Krüger',
    street: 'Schulweg 4',
    addressAddition: 'Haus B',
    postCode: '10115',
    city: 'Berlin',
    country: 'DE',
    phone: '030 1234',
    email: 'sekretariat@schule.de',
    packstationAddress: false,
    isCustomerAddress: true,
  });
  expect(addressFormOf(saved)).toEqual({ ...school, addressId: 'address-7', isAlsoCustomerAddress: true });
});

it('asks nobody again about the house number of a saved address', () => {
  const typed = anAddressForm({ streetAndNumber: 'Am Markt (Rathaus)', hasNoHouseNumber: true });
  const { hasNoHouseNumber: _answer, ...sent } = typed;
  expect(tidyAddress(typed)).toStrictEqual(sent);
  expect(addressFormOf(addressOf(typed, 'address-7'))).toMatchObject({
    streetAndNumber: 'Am Markt (Rathaus)',
    hasNoHouseNumber: true,
  });
});

it('has no field for empty values, neither when saved nor when read', () => {
  const saved = addressOf(anAddressForm(), 'address-7');
  expect(saved).toStrictEqual(anAddress({ addressId: 'address-7' }));
  expect(addressFormOf(saved)).toStrictEqual({
    ...anAddressForm(),
    addressId: 'address-7',
    isAlsoCustomerAddress: false,
  });
  expect(tidyAddress(anAddressForm())).toStrictEqual(anAddressForm());
});

it('stores a packstation as an address in Germany and reads it back (ENT-14)', () => {
  const saved = packstationAddressOf(aPackstationForm({ company: 'Grundschule Nord' }), 'address-8');
  expect(saved).toMatchObject({
    street: 'Packstation 101',
    addressAddition: '123456',
    country: 'DE',
    packstationAddress: true,
    isCustomerAddress: false,
  });
  expect(packstationFormOf(saved)).toEqual({
    ...aPackstationForm({ company: 'Grundschule Nord' }),
    addressId: 'address-8',
  });
});

it('stores a packstation of a person without a company field, and reads it back', () => {
  const saved = packstationAddressOf(aPackstationForm(), 'address-8');
  expect(saved).not.toHaveProperty('schoolOrCompany');
  expect(packstationFormOf(saved)).toStrictEqual({ ...aPackstationForm(), addressId: 'address-8' });
  expect(tidyPackstation(aPackstationForm({ postnumber: ' 123456 ', company: ' ' }))).toStrictEqual(aPackstationForm());
});

it('leaves the packstation number empty if the shop does not know it', () => {
  expect(packstationFormOf(anAddress({ packstationAddress: true, street: 'Packstation 101' })).postnumber).toBe('');
});

describe('a typed address as it is sent', () => {
  it('has no surrounding spaces and no empty fields', () => {
    const typed = anAddressForm({ firstname: ' Änne', city: 'Berlin ', addition: ' ', phone: '' });
    expect(tidyAddress(typed)).toEqual(anAddressForm());
  });

  it('includes the company of a school, and none of a private person (SHIP-16)', () => {
    expect(tidyAddress(school).company).toBe('Grundschule Nord');
    expect(tidyAddress({ ...school, formType: 'private' })).not.toHaveProperty('company');
  });
});
