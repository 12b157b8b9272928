import type { Address, AddressForm, PackstationForm } from '../addresses/address.ts';

export const anAddressForm = (said: Partial<AddressForm> = {}): AddressForm => ({
  formType: 'private',
  salutation: 'mrs',
  firstname: 'Änne',
  lastname: 'Krüger',
  streetAndNumber: 'Schulweg 4',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  ...said,
});

export const aPackstationForm = (said: Partial<PackstationForm> = {}): PackstationForm => ({
  salutation: 'mr',
  firstname: 'Jan',
  lastname: 'Becker',
  postnumber: '123456',
  packstation: '101',
  postcode: '20095',
  city: 'Hamburg',
  country: 'DE',
  ...said,
});

export const anAddress = (said: Partial<Address> = {}): Address => ({
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
  ...said,
});
