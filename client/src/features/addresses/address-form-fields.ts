import type { AddressList } from '@shop/domain/addresses/address-lists';
import { addressErrors, packstationErrors } from '@shop/domain/addresses/address-rules';
import { prefixFields } from '@shop/domain/shared/field-errors';

import type { FormError } from '../../platform/forms/field-errors.ts';
import type { FieldValues } from '../../platform/forms/form-draft.ts';
import { formRefused } from '../../platform/forms/form-refused.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import type { AddressBookPartFragment, AddressPartFragment } from '../../platform/generated/graphql.ts';
import {
  addressIn,
  CHOICE,
  emptyAddress,
  emptyPackstation,
  packstationIn,
  valuesOfAddress,
  valuesOfPackstation,
  valuesOfPerson,
} from './model/address-values.ts';

/** Prefix of the field names. */
export const FORM = 'address';
const CHOSEN = `${FORM}.${CHOICE}` as const;

/** The saved addresses of a list. */
export const addressesOf = (list: AddressList, book: AddressBookPartFragment): readonly AddressPartFragment[] => {
  switch (list) {
    case 'billing':
      return book.billing;
    case 'shipping':
      return book.shipping;
    case 'packstation':
      return book.packstations;
  }
};

/** A saved address, in the fields of its form. */
export const savedValues = (list: AddressList, address: AddressPartFragment) => ({
  ...(list === 'packstation' ? valuesOfPackstation(FORM, address) : valuesOfAddress(FORM, address)),
  [CHOSEN]: address.id,
});

/** The form of a new address: a packstation is the customer's own, and a business has its name on every address. */
export const newValues = (
  list: AddressList,
  { customerAddress, business, deliveryCountries }: AddressBookPartFragment,
) => {
  const own: FieldValues = customerAddress === null ? {} : valuesOfAddress(FORM, customerAddress);
  const read = (field: string): string => own[`${FORM}.${field}`] ?? '';
  const none = { [CHOSEN]: '' };
  if (list === 'packstation') {
    const person = { salutation: read('salutation'), firstname: read('firstname'), lastname: read('lastname') };
    return { ...emptyPackstation(FORM), ...valuesOfPerson(FORM, person), ...none };
  }
  const company =
    business === null ? {} : { 'address.formType': 'companyOrSchool', 'address.company': read('company') };
  return { ...emptyAddress(FORM, deliveryCountries[0] ?? 'DE'), ...company, ...none };
};

/** All errors of a typed address, in the order of its fields. */
export const errorsIn =
  (list: AddressList) =>
  (values: FieldValues): readonly FormError[] =>
    prefixFields(
      FORM,
      list === 'packstation' ? packstationErrors(packstationIn(FORM, values)) : addressErrors(addressIn(FORM, values)),
    );

/** The shop's field errors, at the fields of the form. */
export const refusedIn = (refused: Parameters<typeof formRefused>[0]): SubmitResult =>
  formRefused({
    ...refused,
    fieldErrors: refused.fieldErrors.map(({ field, messageKey }) => ({ field: `${FORM}.${field}`, messageKey })),
  });
