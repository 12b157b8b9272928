import type { Customers } from './customers.port.ts';
import type { Carts } from '../carts/carts.port.ts';
import type { Address, AddressForm, AddressId, PackstationForm } from '../addresses/address.ts';
import type { AddressKind, IsCustomerAddress, Addresses } from '../addresses/addresses.port.ts';
import { addressesIn, type AddressList } from '../addresses/address-lists.ts';
import { saveAddress, savePackstation } from '../addresses/save-address.ts';
import { isSessionLost } from '../sessions/session-lost.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import { omitNil } from '../shared/omit-nil.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import { readOwnCart } from '../carts/read-own-cart.ts';
import { currentCustomer } from './current-customer.ts';
import type { Visit } from '../visit/visit.port.ts';
import { unlessRevoked } from './unless-revoked.ts';

interface AddressPorts {
  readonly addresses: Addresses;
  readonly carts: Carts;
  readonly customers: Customers;
}

interface SessionOver {
  readonly because: 'session-expired';
}

const SESSION_OVER: SessionOver = { because: 'session-expired' };

/** An address to save, of either kind of form. */
export type TypedAddress =
  | { readonly kind: AddressKind; readonly form: AddressForm }
  | { readonly kind: 'packstation'; readonly form: PackstationForm };

export interface RemovedAddress {
  /** Whether the open cart used it. */
  readonly wasInCart: boolean;
  /** As it was in the list that was named. */
  readonly address?: Address;
}

const isCustomer = ({ shopper }: Visit): boolean => shopper.loginState === 'customer';

/** The account is over for the shop, so it is over here too. */
const endAccount = async (
  { customers }: { readonly customers: Customers },
  visit: Visit,
): Promise<Result<never, SessionOver>> => {
  await currentCustomer({ customers }, visit)();
  return refused(SESSION_OVER);
};

const save = async (
  ports: AddressPorts,
  visit: Visit,
  typed: TypedAddress,
): Promise<Result<Address, FormRefusal | SessionOver>> => {
  const { shopper } = visit;
  const saved =
    typed.kind === 'packstation'
      ? await savePackstation(ports)(shopper, typed.form)
      : await saveAddress(ports)(shopper, typed.kind, typed.form);
  return !saved.ok && isSessionLost(saved.refusal) ? endAccount(ports, visit) : saved;
};

const remove = async (
  ports: AddressPorts,
  visit: Visit,
  addressId: AddressId,
): Promise<Result<RemovedAddress, IsCustomerAddress | SessionOver>> => {
  const cart = await readOwnCart(ports, visit)();
  const removed = await ports.addresses.remove(visit.shopper, addressId);
  if (!removed.ok) return removed;
  return granted({
    wasInCart: [cart?.billingAddress, cart?.shippingAddress].some((address) => address?.addressId === addressId),
  });
};

const readList = async (
  { addresses }: AddressPorts,
  { shopper }: Visit,
  list: AddressList,
): Promise<readonly Address[]> =>
  addressesIn(
    list,
    list === 'billing'
      ? { billing: await addresses.billing(shopper), shipping: [] }
      : { billing: [], shipping: await addresses.shipping(shopper) },
  );

const removeFromList = async (
  ports: AddressPorts,
  visit: Visit,
  addressId: AddressId,
  list: AddressList,
): Promise<Result<RemovedAddress, IsCustomerAddress | SessionOver>> => {
  const address = (await readList(ports, visit, list)).find((known) => known.addressId === addressId);
  const removed = await remove(ports, visit, addressId);
  return removed.ok ? granted({ ...removed.value, ...omitNil({ address }) }) : removed;
};

/** Nobody but a signed-in customer has an address book to change. */
const asCustomer = async <Changed, Refusal>(
  ports: AddressPorts,
  visit: Visit,
  change: () => Promise<Result<Changed, Refusal>>,
): Promise<Result<Changed, Refusal | SessionOver>> =>
  isCustomer(visit)
    ? unlessRevoked(ports, visit)<Result<Changed, Refusal | SessionOver>>(change, () => refused(SESSION_OVER))
    : refused(SESSION_OVER);

/** Changes the address book of the visitor. */
export const changeAddressBook = (ports: AddressPorts, visit: Visit) => ({
  save: (typed: TypedAddress) => asCustomer(ports, visit, () => save(ports, visit, typed)),
  /** With the list that shows the address, it is returned, so that it can be restored. */
  remove: (addressId: AddressId, list?: AddressList) =>
    asCustomer(ports, visit, () =>
      list === undefined ? remove(ports, visit, addressId) : removeFromList(ports, visit, addressId, list),
    ),
});
