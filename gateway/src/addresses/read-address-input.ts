import type { AddressForm, PackstationForm } from '@shop/domain/addresses/address';
import { given } from '@shop/domain/shared/given';
import type { AddressInput, PackstationInput } from './address-input.types.ts';

export const readAddressInput = ({ addressId, company, addition, phone, isAlsoCustomerAddress, ...typed }: AddressInput): AddressForm => ({
  ...typed,
  ...given({ addressId, company, addition, phone, isAlsoCustomerAddress }),
});

/** Packstations stand in Germany only. */
export const readPackstationInput = ({ addressId, company, ...typed }: PackstationInput): PackstationForm => ({
  ...typed,
  country: 'DE',
  ...given({ addressId, company }),
});
