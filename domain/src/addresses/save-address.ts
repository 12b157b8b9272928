import type { Shopper } from '../visit/shopper.ts';
import { type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import { refused, type Result } from '../shared/result.ts';
import { tidyAddress, tidyPackstation } from './address-forms.ts';
import { offersPackstations } from './address-lists.ts';
import { addressErrors, packstationErrors } from './address-rules.ts';
import type { Address, AddressForm, PackstationForm } from './address.ts';
import type { AddressKind, Addresses } from './addresses.port.ts';

type Book = { readonly addresses: Addresses };
type Saved = Result<Address, FormRefusal>;

const NO_PACKSTATIONS: FormRefusal = {
  because: 'invalid-form',
  fieldErrors: [],
  general: 'shop.form.error.packstation.shop',
};

/** Writes a typed address into the address book: over the one that its id names, otherwise as a new one. */
export const writeAddress = (
  { addresses }: Book,
  shopper: Shopper,
  kind: AddressKind,
  typed: AddressForm,
): Promise<Saved> => {
  const form = tidyAddress(typed);
  const { addressId } = form;
  return addressId === undefined
    ? addresses.add(shopper, kind, form)
    : addresses.update(shopper, kind, { ...form, addressId });
};

export const writePackstation = ({ addresses }: Book, shopper: Shopper, typed: PackstationForm): Promise<Saved> => {
  const form = tidyPackstation(typed);
  const { addressId } = form;
  return addressId === undefined
    ? addresses.addPackstation(shopper, form)
    : addresses.updatePackstation(shopper, { ...form, addressId });
};

/** Saves an address of the account. Only a billing address can become the customer address. */
export const saveAddress =
  (ports: Book) =>
  async (shopper: Shopper, kind: AddressKind, typed: AddressForm): Promise<Saved> => {
    const errors = addressErrors(typed);
    if (errors.length > 0) return refused(invalidForm(errors));
    return writeAddress(ports, shopper, kind, kind === 'billing' ? typed : { ...typed, isAlsoCustomerAddress: false });
  };

/** Saves a packstation of the account, in a shop that delivers to packstations. */
export const savePackstation =
  (ports: Book) =>
  async (shopper: Shopper, typed: PackstationForm): Promise<Saved> => {
    if (!offersPackstations(shopper.storefront)) return refused(NO_PACKSTATIONS);
    const errors = packstationErrors(typed);
    return errors.length > 0 ? refused(invalidForm(errors)) : writePackstation(ports, shopper, typed);
  };
