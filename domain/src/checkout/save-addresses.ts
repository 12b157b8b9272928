import type { Address, AddressForm, AddressId } from '../addresses/address.ts';
import type { AddressKind, SelectedAs } from '../addresses/addresses.port.ts';
import { writeAddress, writePackstation } from '../addresses/save-address.ts';
import { type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import { inNestedForm, type SaveRefusal, type ShippingStepContext } from './save-refusals.ts';
import { type BookAddress, isAddressForm, isPackstationForm, type SaveShippingStep } from './shipping-step.ts';

type Saved = Result<Address, FormRefusal>;
type FormName = 'billingAddress' | 'shippingAddress' | 'packstation';

const selectOnCart = async (
  { ports, shopper, cartId }: ShippingStepContext,
  as: SelectedAs,
  form: FormName,
  addressId: AddressId,
): Promise<Result<AddressId, SaveRefusal>> => {
  const selected = await ports.addresses.select(shopper, cartId, as, addressId);
  if (selected.ok) return granted(addressId);
  return refused(invalidForm([{ field: `${form}.addressId`, message: 'shop.form.error.choice' }]));
};

const putOnCart = async (
  context: ShippingStepContext,
  as: SelectedAs,
  form: FormName,
  saved: Saved,
): Promise<Result<AddressId, SaveRefusal>> =>
  saved.ok ? selectOnCart(context, as, form, saved.value.addressId) : refused(inNestedForm(form, saved.refusal));

const saveAddress = async (
  context: ShippingStepContext,
  kind: AddressKind,
  choice: AddressForm | BookAddress,
): Promise<Result<AddressId, SaveRefusal>> => {
  const form = kind === 'billing' ? 'billingAddress' : 'shippingAddress';
  if (!isAddressForm(choice)) return selectOnCart(context, kind, form, choice.addressId);
  return putOnCart(context, kind, form, await writeAddress(context.ports, context.shopper, kind, choice));
};

/** Assigns the billing address to the cart: a saved one, an edited one, or a new one. */
export const saveBillingAddress = (
  context: ShippingStepContext,
  { billingAddress }: SaveShippingStep,
): Promise<Result<AddressId, SaveRefusal>> => saveAddress(context, 'billing', billingAddress);

/** Assigns a packstation to the cart: a saved one, an edited one, or a new one, which also replaces a removed one. */
export const savePackstation = async (
  context: ShippingStepContext,
  { packstation }: SaveShippingStep,
): Promise<Result<AddressId | undefined, SaveRefusal>> => {
  if (packstation === undefined) return granted(undefined);
  if (!isPackstationForm(packstation))
    return selectOnCart(context, 'packstation', 'packstation', packstation.addressId);
  return putOnCart(
    context,
    'packstation',
    'packstation',
    await writePackstation(context.ports, context.shopper, packstation),
  );
};

/** Assigns the place of delivery to the cart, by delivery type. */
export const saveDelivery = async (
  context: ShippingStepContext,
  command: SaveShippingStep,
  billingId: AddressId,
): Promise<Result<AddressId | undefined, SaveRefusal>> => {
  switch (command.deliveryType) {
    case 'sameAsBilling':
      return selectOnCart(context, 'shipping', 'billingAddress', billingId);
    case 'shippingAddress':
      return command.shippingAddress === undefined
        ? granted(undefined)
        : saveAddress(context, 'shipping', command.shippingAddress);
    case 'packstation':
      return savePackstation(context, command);
  }
};
