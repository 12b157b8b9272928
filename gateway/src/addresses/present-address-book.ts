import type { Address } from '@shop/domain/addresses/address';
import { addressesIn, offersPackstations } from '@shop/domain/addresses/address-lists';
import { defaultBillingAddress } from '@shop/domain/addresses/default-billing-address';
import { deliveryCountriesOf } from '@shop/domain/addresses/delivery-countries';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { AddressBookType } from './address-book.types.ts';
import { presentAddress } from './present-address.ts';

export interface WholeAddressBook {
  readonly billing: readonly Address[];
  readonly shipping: readonly Address[];
  readonly customerAddress: Address | undefined;
}

export const presentAddressBook = (
  { billing, shipping, customerAddress }: WholeAddressBook,
  storefront: Storefront,
): AddressBookType => {
  const book = { billing, shipping };
  return {
    billing: addressesIn('billing', book).map(presentAddress),
    shipping: addressesIn('shipping', book).map(presentAddress),
    packstations: addressesIn('packstation', book).map(presentAddress),
    defaultBillingAddressId: defaultBillingAddress({ ...book, isB2b: storefront.isB2b })?.addressId,
    customerAddress: customerAddress === undefined ? undefined : presentAddress(customerAddress),
    business: customerAddress?.business,
    deliveryCountries: deliveryCountriesOf(storefront),
    offersPackstations: offersPackstations(storefront),
  };
};
