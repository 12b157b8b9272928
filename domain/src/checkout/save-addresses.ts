import { tidyAddress, tidyPackstation } from '../addresses/address-forms.ts';
import type { Address, AddressForm, AddressId, PackstationForm } from '../addresses/address.ts';
import type { AddressKind } from '../addresses/addresses.port.ts';
import { type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import { inForm, type NotSaved, type Saving } from './saving.ts';
import { type BookAddress, isAddressForm, isPackstationForm, type SaveShippingStep } from './shipping-step.ts';

type Saved = Result<Address, FormRefusal>;
type FormName = 'billingAddress' | 'shippingAddress' | 'packstation';

const writeAddress = ({ ports: { addresses }, shopper }: Saving, kind: AddressKind, typed: AddressForm): Promise<Saved> => {
  const form = tidyAddress(typed);
  const { addressId } = form;
  return addressId === undefined ? addresses.add(shopper, kind, form) : addresses.update(shopper, kind, { ...form, addressId });
};

const writePackstation = ({ ports: { addresses }, shopper }: Saving, typed: PackstationForm): Promise<Saved> => {
  const form = tidyPackstation(typed);
  const { addressId } = form;
  return addressId === undefined ? addresses.addPackstation(shopper, form) : addresses.updatePackstation(shopper, { ...form, addressId });
};

const selectOnCart = async (
  { ports, shopper, cartId }: Saving,
  kind: AddressKind,
  form: FormName,
  addressId: AddressId,
): Promise<Result<AddressId, NotSaved>> => {
  const selected = await ports.addresses.select(shopper, cartId, kind, addressId);
  if (selected.ok) return granted(addressId);
  return refused(invalidForm([{ field: `${form}.addressId`, message: 'shop.form.error.choice' }]));
};

const putOnCart = async (saving: Saving, kind: AddressKind, form: FormName, saved: Saved): Promise<Result<AddressId, NotSaved>> =>
  saved.ok ? selectOnCart(saving, kind, form, saved.value.addressId) : refused(inForm(form, saved.refusal));

const saveAddress = async (
  saving: Saving,
  kind: AddressKind,
  choice: AddressForm | BookAddress,
): Promise<Result<AddressId, NotSaved>> => {
  const form = kind === 'billing' ? 'billingAddress' : 'shippingAddress';
  if (!isAddressForm(choice)) return selectOnCart(saving, kind, form, choice.addressId);
  return putOnCart(saving, kind, form, await writeAddress(saving, kind, choice));
};

/** Puts the billing address onto the cart: one of the book, an edited one, or a new one. */
export const saveBillingAddress = (saving: Saving, { billingAddress }: SaveShippingStep): Promise<Result<AddressId, NotSaved>> =>
  saveAddress(saving, 'billing', billingAddress);

/** Puts a packstation onto the cart: one of the book, an edited one, or a new one, which a removed one becomes again. */
export const savePackstation = async (
  saving: Saving,
  { packstation }: SaveShippingStep,
): Promise<Result<AddressId | undefined, NotSaved>> => {
  if (packstation === undefined) return granted(undefined);
  if (!isPackstationForm(packstation)) return selectOnCart(saving, 'shipping', 'packstation', packstation.addressId);
  return putOnCart(saving, 'shipping', 'packstation', await writePackstation(saving, packstation));
};

/** Puts the place of delivery onto the cart, by delivery type. */
export const saveDelivery = async (
  saving: Saving,
  command: SaveShippingStep,
  billingId: AddressId,
): Promise<Result<AddressId | undefined, NotSaved>> => {
  switch (command.deliveryType) {
    case 'sameAsBilling':
      return selectOnCart(saving, 'shipping', 'billingAddress', billingId);
    case 'shippingAddress':
      return command.shippingAddress === undefined ? granted(undefined) : saveAddress(saving, 'shipping', command.shippingAddress);
    case 'packstation':
      return savePackstation(saving, command);
  }
};
