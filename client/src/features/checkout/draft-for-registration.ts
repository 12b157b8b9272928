import type { FieldValues } from '../../platform/forms/form-draft.ts';
import type { AddressPartFragment, CheckoutPartFragment } from '../../platform/generated/graphql.ts';
import { CHOICE, EDITING, isOfBook, valuesOfAddress, valuesOfPackstation } from '../addresses/model/address-values.ts';
import { shippingValues } from './shipping-values.ts';

/** Copies the chosen saved address into the fields of a new address. */
const newAddressValues = (
  form: string,
  values: FieldValues,
  book: readonly AddressPartFragment[],
  write: (form: string, address: AddressPartFragment) => FieldValues,
): FieldValues => {
  const chosen = isOfBook(form, values) ? book.find(({ id }) => id === values[`${form}.${CHOICE}`]) : undefined;
  return {
    ...(chosen === undefined ? {} : write(form, chosen)),
    [`${form}.${CHOICE}`]: '',
    [`${form}.${EDITING}`]: '',
  };
};

/** The shipping draft for a visitor without an address book, so that nothing must be typed again after the session ended. */
export const draftForRegistration = (checkout: CheckoutPartFragment, typed: FieldValues): FieldValues => {
  const values = { ...shippingValues(checkout), ...typed };
  const { billingAddresses, shippingAddresses } = checkout;
  return {
    ...values,
    ...newAddressValues('billingAddress', values, billingAddresses, valuesOfAddress),
    ...newAddressValues('shippingAddress', values, shippingAddresses, valuesOfAddress),
    ...newAddressValues('packstation', values, shippingAddresses, valuesOfPackstation),
  };
};
