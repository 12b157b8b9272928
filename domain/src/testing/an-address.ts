import type { Address, AddressForm, PackstationForm } from '../addresses/address.ts';

export const anAddressForm = (overrides: Partial<AddressForm> = {}): AddressForm => ({
  formType: 'private',
  salutation: 'mrs',
  firstname: 'Änne',
  lastname: 'Krüger',
  streetAndNumber: 'Schulweg 4',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  ...overrides,
});

export const aPackstationForm = (overrides: Partial<PackstationForm> = {}): PackstationForm => ({
  salutation: 'mr',
  firstname: 'Jan',
  lastname: 'Becker',
  postnumber: '123456',
  packstation: '101',
  postcode: '20095',
  city: 'Hamburg',
  country: 'DE',
  ...overrides,
});

export const anAddress = (overrides: Partial<Address> = {}): Address => ({
  addressId: 'address-1',
  salutation: 'mrs',
  firstName: 'Änne',
  lastName: 'Krüger',
  street: 'Schulweg 4',
  postCode: '10115',
  city: 'Berlin',
  country: 'DE',
  packstationAddress: false,
  isCustomerAddress: false,
  ...overrides,
});
