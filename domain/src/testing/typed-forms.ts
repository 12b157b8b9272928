import type { AddressForm, PackstationForm } from '../addresses/address.ts';

export const TYPED_ADDRESS: AddressForm = {
  formType: 'private',
  salutation: 'mrs',
  firstname: 'Gerda',
  lastname: 'Gast',
  streetAndNumber: 'Lindenallee 8',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
};

export const TYPED_AUSTRIAN_ADDRESS: AddressForm = { ...TYPED_ADDRESS, streetAndNumber: 'Ringstraße 4', postcode: '1010', city: 'Wien', country: 'AT' };

export const TYPED_PACKSTATION: PackstationForm = {
  salutation: 'mrs',
  firstname: 'Gerda',
  lastname: 'Gast',
  postnumber: '12345678',
  packstation: '145',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
};
