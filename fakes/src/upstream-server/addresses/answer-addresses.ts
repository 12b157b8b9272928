import type { AddressKind } from '@shop/domain/addresses/addresses.port';
import { refused } from '@shop/domain/shared/result';
import type {
  AddressAnswer,
  MutationAddBillingAddressArgs,
  MutationAddShippingAddressArgs,
  MutationDeleteAddressArgs,
  MutationSelectBillingAddressArgs,
  MutationSelectShippingAddressArgs,
  MutationUpdateBillingAddressArgs,
  MutationUpdateShippingAddressArgs,
} from '../generated/upstream-types.ts';
import type { Asked } from '../graphql/asked.ts';
import type { Resolvers } from '../graphql/fields.ts';
import { DONE, writeMutationAnswer } from '../shared/write-mutation-answer.ts';
import { readAddressForm, readPackstationForm } from './read-address-form.ts';
import { writeAddress, writeAddressAnswer } from './write-address.ts';

const add = async (kind: AddressKind, input: MutationAddShippingAddressArgs, { shop, shopper }: Asked): Promise<AddressAnswer> => {
  if (kind === 'shipping' && input.packstationAddress) {
    const station = readPackstationForm(input);
    return writeAddressAnswer(station.ok ? await shop.addresses.addPackstation(shopper, station.value) : refused({ fieldErrors: station.refusal }));
  }
  const form = readAddressForm(input);
  return writeAddressAnswer(form.ok ? await shop.addresses.add(shopper, kind, form.value) : refused({ fieldErrors: form.refusal }));
};

const update = async (kind: AddressKind, input: MutationUpdateShippingAddressArgs, { shop, shopper }: Asked): Promise<AddressAnswer> => {
  const { addressId } = input;
  if (kind === 'shipping' && input.packstationAddress) {
    const station = readPackstationForm(input);
    return writeAddressAnswer(station.ok ? await shop.addresses.updatePackstation(shopper, { ...station.value, addressId }) : refused({ fieldErrors: station.refusal }));
  }
  const form = readAddressForm(input);
  return writeAddressAnswer(form.ok ? await shop.addresses.update(shopper, kind, { ...form.value, addressId }) : refused({ fieldErrors: form.refusal }));
};

type Answered =
  | 'getBillingAddresses'
  | 'getShippingAddresses'
  | 'addBillingAddress'
  | 'addShippingAddress'
  | 'updateBillingAddress'
  | 'updateShippingAddress'
  | 'deleteAddress'
  | 'selectBillingAddress'
  | 'selectShippingAddress';

export const addressFields: Resolvers<Answered> = {
  getBillingAddresses: async (_none, { shop, shopper }) => (await shop.addresses.billing(shopper)).map(writeAddress),
  getShippingAddresses: async (_none, { shop, shopper }) => (await shop.addresses.shipping(shopper)).map(writeAddress),
  addBillingAddress: (input: MutationAddBillingAddressArgs, asked) => add('billing', input, asked),
  addShippingAddress: (input: MutationAddShippingAddressArgs, asked) => add('shipping', input, asked),
  updateBillingAddress: (input: MutationUpdateBillingAddressArgs, asked) => update('billing', input, asked),
  updateShippingAddress: (input: MutationUpdateShippingAddressArgs, asked) => update('shipping', input, asked),
  deleteAddress: async ({ addressId }: MutationDeleteAddressArgs, { shop, shopper }) => {
    await shop.addresses.remove(shopper, addressId);
    return DONE;
  },
  selectBillingAddress: async ({ cartId, addressId }: MutationSelectBillingAddressArgs, { shop, shopper }) =>
    writeMutationAnswer(await shop.addresses.select(shopper, cartId, 'billing', addressId), { subject: addressId }),
  selectShippingAddress: async ({ cartId, addressId }: MutationSelectShippingAddressArgs, { shop, shopper }) =>
    writeMutationAnswer(await shop.addresses.select(shopper, cartId, 'shipping', addressId), { subject: addressId }),
};
