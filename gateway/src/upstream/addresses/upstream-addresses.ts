import type { Addresses, IsCustomerAddress } from '@shop/domain/addresses/addresses.port';
import { granted, refused } from '@shop/domain/shared/result';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { NO_SESSION } from '../shared/read-form-refusal.ts';
import { readChoiceResult } from '../shared/read-mutation-result.ts';
import type { RefusalTable } from '../shared/read-mutation-result.ts';
import { readAddressReply, readAddresses } from './read-address.ts';
import { writeAddress, writePackstation } from './write-address.ts';

type NoSuchAddress = { readonly because: 'no-such-address' };

const NO_SUCH_ADDRESS: NoSuchAddress = { because: 'no-such-address' };
const CHOICE_REFUSALS: RefusalTable<NoSuchAddress> = { NO_SUCH_ADDRESS: () => NO_SUCH_ADDRESS };

const CUSTOMER_ADDRESS: IsCustomerAddress = { because: 'customer-address' };
const REMOVAL_REFUSALS: RefusalTable<IsCustomerAddress> = { CUSTOMER_ADDRESS: () => CUSTOMER_ADDRESS };
const NOTHING_TO_REMOVE = { 'ids-unknown': granted(undefined), 'token-required': granted(undefined) } as const;

/** Without a session there is no address book. */
const EMPTY_BOOK = { 'ids-unknown': [], 'token-required': [], 'session-revoked': [] } as const;
const NO_CHOICE = { 'ids-unknown': refused(NO_SUCH_ADDRESS), 'token-required': refused(NO_SUCH_ADDRESS) } as const;

export const upstreamAddresses = (call: PortCalls): Addresses => ({
  billing: (shopper) =>
    call({
      operation: operations.getBillingAddresses,
      variables: {},
      shopper,
      read: ({ getBillingAddresses }) => readAddresses(getBillingAddresses),
      otherwise: EMPTY_BOOK,
    }),
  shipping: (shopper) =>
    call({
      operation: operations.getShippingAddresses,
      variables: {},
      shopper,
      read: ({ getShippingAddresses }) => readAddresses(getShippingAddresses),
      otherwise: EMPTY_BOOK,
    }),
  customerAddress: (shopper) =>
    call({
      operation: operations.getCustomerAddress,
      variables: {},
      shopper,
      read: ({ getCustomerAddress }) => readAddresses(getCustomerAddress === null ? [] : [getCustomerAddress]),
      otherwise: EMPTY_BOOK,
    }).then(([own]) => own),
  add: (shopper, kind, form) => {
    const common = { variables: writeAddress(form), shopper, otherwise: NO_SESSION };
    return kind === 'billing'
      ? call({
          ...common,
          operation: operations.addBillingAddress,
          read: ({ addBillingAddress }) => readAddressReply(addBillingAddress),
        })
      : call({
          ...common,
          operation: operations.addShippingAddress,
          read: ({ addShippingAddress }) => readAddressReply(addShippingAddress),
        });
  },
  update: (shopper, kind, form) => {
    const common = { variables: { addressId: form.addressId, ...writeAddress(form) }, shopper, otherwise: NO_SESSION };
    return kind === 'billing'
      ? call({
          ...common,
          operation: operations.updateBillingAddress,
          read: ({ updateBillingAddress }) => readAddressReply(updateBillingAddress),
        })
      : call({
          ...common,
          operation: operations.updateShippingAddress,
          read: ({ updateShippingAddress }) => readAddressReply(updateShippingAddress),
        });
  },
  addPackstation: (shopper, form) =>
    call({
      operation: operations.addShippingAddress,
      variables: writePackstation(form),
      shopper,
      read: ({ addShippingAddress }) => readAddressReply(addShippingAddress),
      otherwise: NO_SESSION,
    }),
  updatePackstation: (shopper, form) =>
    call({
      operation: operations.updateShippingAddress,
      variables: { addressId: form.addressId, ...writePackstation(form) },
      shopper,
      read: ({ updateShippingAddress }) => readAddressReply(updateShippingAddress),
      otherwise: NO_SESSION,
    }),
  remove: (shopper, addressId) =>
    call({
      operation: operations.deleteAddress,
      variables: { addressId },
      shopper,
      read: ({ deleteAddress }) => readChoiceResult(deleteAddress, REMOVAL_REFUSALS),
      otherwise: NOTHING_TO_REMOVE,
    }),
  select: (shopper, cartId, as, addressId) => {
    const common = { shopper, otherwise: NO_CHOICE };
    const variables = { cartId, addressId };
    switch (as) {
      case 'billing':
        return call({
          ...common,
          variables,
          operation: operations.selectBillingAddress,
          read: ({ selectBillingAddress }) => readChoiceResult(selectBillingAddress, CHOICE_REFUSALS),
        });
      case 'shipping':
        return call({
          ...common,
          variables,
          operation: operations.selectShippingAddress,
          read: ({ selectShippingAddress }) => readChoiceResult(selectShippingAddress, CHOICE_REFUSALS),
        });
      case 'packstation':
        return call({
          ...common,
          variables: { cartId, packstationId: addressId },
          operation: operations.setPackstationId,
          read: ({ setPackstationId }) => readChoiceResult(setPackstationId, CHOICE_REFUSALS),
        });
    }
  },
});
