import { CHOICE, EDITING, isOfBook, valuesOfAddress, valuesOfPackstation } from '../addresses/model/address-values.ts';
import type { AddressPartFragment, CheckoutPartFragment } from '../../platform/generated/graphql.ts';
import type { Draft } from '../../platform/forms/form-draft.ts';
import { shippingValues } from './shipping-values.ts';

/** Fills the fields of a new address with the one that is chosen from the book. */
const typedOut = (form: string, values: Draft, book: readonly AddressPartFragment[], write: (form: string, address: AddressPartFragment) => Draft): Draft => {
  const chosen = isOfBook(form, values) ? book.find(({ id }) => id === values[`${form}.${CHOICE}`]) : undefined;
  return { ...(chosen === undefined ? {} : write(form, chosen)), [`${form}.${CHOICE}`]: '', [`${form}.${EDITING}`]: '' };
};

/** The draft of the shipping step for a visitor without an address book, so that nothing has to be typed again after the session ended. */
export const draftForRegistration = (checkout: CheckoutPartFragment, typed: Draft): Draft => {
  const values = { ...shippingValues(checkout), ...typed };
  const { billingAddresses, shippingAddresses } = checkout;
  return {
    ...values,
    ...typedOut('billingAddress', values, billingAddresses, valuesOfAddress),
    ...typedOut('shippingAddress', values, shippingAddresses, valuesOfAddress),
    ...typedOut('packstation', values, shippingAddresses, valuesOfPackstation),
  };
};
