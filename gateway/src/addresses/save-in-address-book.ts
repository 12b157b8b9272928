import { changeAddressBook, type TypedAddress } from '@shop/domain/customers/change-address-book';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { presentFormRefusal, sessionExpired } from '../shared/present-refusal.ts';
import type { SaveAddressResultType } from './address-book.types.ts';
import { shownAddressBook } from './shown-address-book.ts';

/** Saves an address of either kind of form, and shows the address book that it is in. */
export const saveInAddressBook = async (
  context: GraphqlContext,
  typed: TypedAddress,
): Promise<SaveAddressResultType> => {
  const saved = await changeAddressBook(context.shop, context.visitor).save(typed);
  if (saved.ok)
    return {
      __typename: 'AddressSaved',
      addressId: saved.value.addressId,
      book: await shownAddressBook(context),
    };
  return saved.refusal.because === 'invalid-form' ? presentFormRefusal(saved.refusal) : sessionExpired;
};
