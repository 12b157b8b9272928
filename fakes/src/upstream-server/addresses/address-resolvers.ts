import type { AddressKind } from '@shop/domain/addresses/addresses.port';
import { refused } from '@shop/domain/shared/result';
import type {
  AddressAnswer,
  MutationAddBillingAddressArgs,
  MutationAddShippingAddressArgs,
  MutationDeleteAddressArgs,
  MutationSelectBillingAddressArgs,
  MutationSelectShippingAddressArgs,
  MutationSetPackstationIdArgs,
  MutationUpdateBillingAddressArgs,
  MutationUpdateShippingAddressArgs,
} from '../generated/upstream-types.ts';
import type { ResolverContext } from '../graphql/resolver-context.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { writeMutationResult } from '../shared/write-mutation-result.ts';
import { readAddressForm, readPackstationForm } from './read-address-form.ts';
import { writeAddress, writeAddressAnswer, writeAddressIfAny } from './write-address.ts';

const add = async (
  kind: AddressKind,
  input: MutationAddShippingAddressArgs,
  { shop, shopper }: ResolverContext,
): Promise<AddressAnswer> => {
  if (kind === 'shipping' && input.packstationAddress) {
    const station = readPackstationForm(input);
    return writeAddressAnswer(
      station.ok
        ? await shop.addresses.addPackstation(shopper, station.value)
        : refused({ fieldErrors: station.refusal }),
    );
  }
  const form = readAddressForm(input);
  return writeAddressAnswer(
    form.ok ? await shop.addresses.add(shopper, kind, form.value) : refused({ fieldErrors: form.refusal }),
  );
};

const update = async (
  kind: AddressKind,
  input: MutationUpdateShippingAddressArgs,
  { shop, shopper }: ResolverContext,
): Promise<AddressAnswer> => {
  const { addressId } = input;
  if (kind === 'shipping' && input.packstationAddress) {
    const station = readPackstationForm(input);
    return writeAddressAnswer(
      station.ok
        ? await shop.addresses.updatePackstation(shopper, { ...station.value, addressId })
        : refused({ fieldErrors: station.refusal }),
    );
  }
  const form = readAddressForm(input);
  return writeAddressAnswer(
    form.ok
      ? await shop.addresses.update(shopper, kind, { ...form.value, addressId })
      : refused({ fieldErrors: form.refusal }),
  );
};

type AddressField =
  | 'getBillingAddresses'
  | 'getShippingAddresses'
  | 'getCustomerAddress'
  | 'addBillingAddress'
  | 'addShippingAddress'
  | 'updateBillingAddress'
  | 'updateShippingAddress'
  | 'deleteAddress'
  | 'selectBillingAddress'
  | 'selectShippingAddress'
  | 'setPackstationId';

export const addressResolvers: Resolvers<AddressField> = {
  getBillingAddresses: async (_none, { shop, shopper }) => (await shop.addresses.billing(shopper)).map(writeAddress),
  getShippingAddresses: async (_none, { shop, shopper }) => (await shop.addresses.shipping(shopper)).map(writeAddress),
  getCustomerAddress: async (_none, { shop, shopper }) =>
    writeAddressIfAny(await shop.addresses.customerAddress(shopper)),
  addBillingAddress: (input: MutationAddBillingAddressArgs, context) => add('billing', input, context),
  addShippingAddress: (input: MutationAddShippingAddressArgs, context) => add('shipping', input, context),
  updateBillingAddress: (input: MutationUpdateBillingAddressArgs, context) => update('billing', input, context),
  updateShippingAddress: (input: MutationUpdateShippingAddressArgs, context) => update('shipping', input, context),
  deleteAddress: async ({ addressId }: MutationDeleteAddressArgs, { shop, shopper }) =>
    writeMutationResult(await shop.addresses.remove(shopper, addressId), { subject: addressId }),
  selectBillingAddress: async ({ cartId, addressId }: MutationSelectBillingAddressArgs, { shop, shopper }) =>
    writeMutationResult(await shop.addresses.select(shopper, cartId, 'billing', addressId), { subject: addressId }),
  selectShippingAddress: async ({ cartId, addressId }: MutationSelectShippingAddressArgs, { shop, shopper }) =>
    writeMutationResult(await shop.addresses.select(shopper, cartId, 'shipping', addressId), { subject: addressId }),
  setPackstationId: async ({ cartId, packstationId }: MutationSetPackstationIdArgs, { shop, shopper }) =>
    writeMutationResult(await shop.addresses.select(shopper, cartId, 'packstation', packstationId), {
      subject: packstationId,
    }),
};
