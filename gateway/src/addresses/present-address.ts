import type { Address } from '@shop/domain/addresses/address';
import type { AddressType } from './address.types.ts';

export const presentAddress = ({ addressId, ...address }: Address): AddressType => ({ id: addressId, ...address });
