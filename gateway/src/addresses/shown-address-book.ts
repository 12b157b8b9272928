import type { GraphqlContext } from '../graphql/graphql-context.ts';
import type { AddressBookType } from './address-book.types.ts';
import { presentAddressBook } from './present-address-book.ts';

/** The visitor's address book, read for all its pages at once. */
export const shownAddressBook = async ({
  visitor: { shopper },
  shop: { addresses },
}: GraphqlContext): Promise<AddressBookType> => {
  const [billing, shipping, customerAddress] = await Promise.all([
    addresses.billing(shopper),
    addresses.shipping(shopper),
    addresses.customerAddress(shopper),
  ]);
  return presentAddressBook({ billing, shipping, customerAddress }, shopper.storefront);
};
