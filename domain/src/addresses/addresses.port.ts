import type { CartId, Shopper } from '../visit/shopper.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import type { Result } from '../shared/result.ts';
import type { Address, AddressForm, AddressId, PackstationForm } from './address.ts';

export type AddressKind = 'billing' | 'shipping';

/** What an address is selected as for a cart; packstations are in the book of shipping addresses. */
export type SelectedAs = AddressKind | 'packstation';

/** The customer address belongs to the account: it can be edited or replaced, never removed. */
export interface IsCustomerAddress {
  readonly because: 'customer-address';
}

/** The address book of a signed-in customer or a checkout guest, and which of its addresses a cart uses. */
export interface Addresses {
  /** The billing addresses, the customer address first. */
  billing(shopper: Shopper): Promise<readonly Address[]>;
  /** The shipping addresses, including packstations. */
  shipping(shopper: Shopper): Promise<readonly Address[]>;
  /** The customer's own address, with the details of a business (upstream: getCustomerAddress). */
  customerAddress(shopper: Shopper): Promise<Address | undefined>;
  add(shopper: Shopper, kind: AddressKind, form: AddressForm): Promise<Result<Address, FormRefusal>>;
  /** Never takes the mark of the customer address away: only another address can become it. */
  update(
    shopper: Shopper,
    kind: AddressKind,
    form: AddressForm & { readonly addressId: AddressId },
  ): Promise<Result<Address, FormRefusal>>;
  addPackstation(shopper: Shopper, form: PackstationForm): Promise<Result<Address, FormRefusal>>;
  updatePackstation(
    shopper: Shopper,
    form: PackstationForm & { readonly addressId: AddressId },
  ): Promise<Result<Address, FormRefusal>>;
  /** An unknown or foreign id removes nothing, and is not told apart. */
  remove(shopper: Shopper, addressId: AddressId): Promise<Result<void, IsCustomerAddress>>;
  /** Puts an address of the book onto the cart; an unknown or foreign id is refused, and as packstation any that is none. */
  select(
    shopper: Shopper,
    cartId: CartId,
    as: SelectedAs,
    addressId: AddressId,
  ): Promise<Result<void, { readonly because: 'no-such-address' }>>;
}
