import { CHOICE, EDITING, isOfBook, valuesOfAddress, valuesOfPackstation } from '../../shared/address-values.ts';
import type { AddressPartFragment, CheckoutPartFragment } from '../../shared/generated/graphql.ts';
import type { Draft } from '../../shared/session-draft.ts';
import { shippingValues } from './shipping-values.ts';

/** The chosen address of the book in the fields that a new one is typed into. */
const typedOut = (form: string, values: Draft, book: readonly AddressPartFragment[], write: (form: string, address: AddressPartFragment) => Draft): Draft => {
  const chosen = isOfBook(form, values) ? book.find(({ id }) => id === values[`${form}.${CHOICE}`]) : undefined;
  return { ...(chosen === undefined ? {} : write(form, chosen)), [`${form}.${CHOICE}`]: '', [`${form}.${EDITING}`]: '' };
};

/** The shipping step as somebody without an address book fills it in: nothing of it is to be typed again once a session is gone. */
export const draftForNewcomer = (checkout: CheckoutPartFragment, typed: Draft): Draft => {
  const values = { ...shippingValues(checkout), ...typed };
  const { billingAddresses, shippingAddresses } = checkout;
  return {
    ...values,
    ...typedOut('billingAddress', values, billingAddresses, valuesOfAddress),
    ...typedOut('shippingAddress', values, shippingAddresses, valuesOfAddress),
    ...typedOut('packstation', values, shippingAddresses, valuesOfPackstation),
  };
};
