import { BILLING_ADDRESSES, PACKSTATIONS, SHIPPING_ADDRESSES } from '../shared/paths.ts';
import { PACKSTATION_COUNTRY } from './delivery-type.ts';
import type { Storefront } from '../storefronts/storefront.ts';
import type { Address } from './address.ts';

/** The lists of the address book, each with a page of its own (ACCT-02, ROUTE-14). Packstations are shipping addresses too. */
export const ADDRESS_LISTS = ['billing', 'shipping', 'packstation'] as const;
export type AddressList = (typeof ADDRESS_LISTS)[number];

export const ADDRESS_LIST_PATHS: Readonly<Record<AddressList, string>> = {
  billing: BILLING_ADDRESSES,
  shipping: SHIPPING_ADDRESSES,
  packstation: PACKSTATIONS,
};

/** The addresses of one list. */
export const addressesIn = (
  list: AddressList,
  book: { readonly billing: readonly Address[]; readonly shipping: readonly Address[] },
): readonly Address[] =>
  list === 'billing'
    ? book.billing
    : book.shipping.filter(({ packstationAddress }) => packstationAddress === (list === 'packstation'));

/** Only dhl delivers to packstations, and only the shops in Germany send with dhl (SHIP-03, FOOTER-09). */
export const offersPackstations = ({ homeCountry }: Pick<Storefront, 'homeCountry'>): boolean =>
  homeCountry === PACKSTATION_COUNTRY;
