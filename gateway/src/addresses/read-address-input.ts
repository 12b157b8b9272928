import type { AddressForm, PackstationForm } from '@shop/domain/addresses/address';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { AddressInput, PackstationInput } from './address-input.types.ts';

export const readAddressInput = ({
  addressId,
  company,
  hasNoHouseNumber,
  addition,
  phone,
  email,
  isAlsoCustomerAddress,
  ...typed
}: AddressInput): AddressForm => ({
  ...typed,
  ...omitNil({ addressId, company, hasNoHouseNumber, addition, phone, email, isAlsoCustomerAddress }),
});

/** Packstations exist in Germany only. */
export const readPackstationInput = ({ addressId, company, ...typed }: PackstationInput): PackstationForm => ({
  ...typed,
  country: 'DE',
  ...omitNil({ addressId, company }),
});
