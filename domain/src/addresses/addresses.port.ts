import type { CartId, Shopper } from '../sessions/shopper.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import type { Result } from '../shared/result.ts';
import type { Address, AddressForm, AddressId, PackstationForm } from './address.ts';

export type AddressKind = 'billing' | 'shipping';

/** The address book of a signed-in customer or a checkout guest, and which of its addresses a cart uses. */
export interface Addresses {
  /** The billing addresses, the customer address first. */
  billing(shopper: Shopper): Promise<readonly Address[]>;
  /** The shipping addresses, including packstations. */
  shipping(shopper: Shopper): Promise<readonly Address[]>;
  add(shopper: Shopper, kind: AddressKind, form: AddressForm): Promise<Result<Address, FormRefusal>>;
  update(shopper: Shopper, kind: AddressKind, form: AddressForm & { readonly addressId: AddressId }): Promise<Result<Address, FormRefusal>>;
  addPackstation(shopper: Shopper, form: PackstationForm): Promise<Result<Address, FormRefusal>>;
  updatePackstation(shopper: Shopper, form: PackstationForm & { readonly addressId: AddressId }): Promise<Result<Address, FormRefusal>>;
  remove(shopper: Shopper, addressId: AddressId): Promise<void>;
  /** Puts an address of the book onto the cart; an unknown or foreign id is refused. */
  select(shopper: Shopper, cartId: CartId, kind: AddressKind, addressId: AddressId): Promise<Result<void, { readonly because: 'no-such-address' }>>;
}
