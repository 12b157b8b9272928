import type { Address, AddressForm, PackstationForm } from './address.ts';
import { addressFormOf, packstationFormOf } from './address-forms.ts';
import type { AddressList } from './address-lists.ts';

/** The customer address belongs to the account: it may be edited or replaced, never removed. */
export const canBeRemoved = ({ isCustomerAddress }: Pick<Address, 'isCustomerAddress'>): boolean => !isCustomerAddress;

/** The name under which a removed address travels to the page that can restore it. */
export const REMOVED_ADDRESS = 'removed-address';

/** The last removed address of each list, as a form. It can be restored until it is cleaned (ACCT-04). */
export type RemovedAddresses<Form> = Readonly<Partial<Record<AddressList, Form>>>;

export const withRemoved = <Form>(
  removed: RemovedAddresses<Form>,
  list: AddressList,
  form: Form,
): RemovedAddresses<Form> => ({ ...removed, [list]: form });

/** Once restored, dismissed or followed by a saved address, a removed address is gone for good. */
export const cleaned = <Form>(removed: RemovedAddresses<Form>, list: AddressList): RemovedAddresses<Form> => {
  const { [list]: _gone, ...others } = removed;
  return others as RemovedAddresses<Form>;
};

/** The form that adds a removed address again: all its fields, without its id. It is never the customer address, which cannot be removed. */
export const formThatRestores = (address: Address): AddressForm => {
  const { addressId: _old, ...form } = addressFormOf(address);
  return { ...form, isAlsoCustomerAddress: false };
};

export const stationThatRestores = (address: Address): PackstationForm => {
  const { addressId: _old, ...form } = packstationFormOf(address);
  return form;
};
