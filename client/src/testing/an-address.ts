import type { AddressPartFragment } from '../platform/generated/graphql.ts';

export const anAddress = (overrides: Partial<AddressPartFragment> = {}): AddressPartFragment => ({
  id: 'a1',
  schoolOrCompany: null,
  salutation: 'mrs',
  firstName: 'Ada',
  lastName: 'Nowak',
  street: 'Schulstraße 1',
  addressAddition: null,
  postCode: '01067',
  city: 'Dresden',
  country: 'DE',
  phone: null,
  email: null,
  packstationAddress: false,
  isCustomerAddress: true,
  ...overrides,
});
