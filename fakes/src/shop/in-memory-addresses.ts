import type { Address, AddressForm, PackstationForm } from '@shop/domain/addresses/address';
import { addressOf, packstationAddressOf } from '@shop/domain/addresses/address-forms';
import { packstationErrors } from '@shop/domain/addresses/address-rules';
import { canBeRemoved } from '@shop/domain/addresses/removed-addresses';
import type { Addresses, AddressKind } from '@shop/domain/addresses/addresses.port';
import type { Shopper } from '@shop/domain/visit/shopper';
import type { FieldError, FormRefusal } from '@shop/domain/shared/field-errors';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { ownCartRecord } from '../carts/find-cart.ts';
import { saveCart } from '../orders/save-cart.ts';
import { signedInUser } from '../sessions/current-user.ts';
import { nextId, type Transaction, type View } from '../worlds/transaction.ts';
import type { World } from '../worlds/world.ts';
import { addressIn, bookOf, removeAddress, write } from '../addresses/address-book.ts';
import { storedAddressErrors } from '../addresses/address-errors.ts';
import { withBusinessDetails } from '../businesses/business-details.ts';

const NOT_SIGNED_IN: FormRefusal = {
  because: 'invalid-form',
  fieldErrors: [],
  general: 'vue.error.security.valid_token_required',
};
const NO_SUCH_ADDRESS: FormRefusal = {
  because: 'invalid-form',
  fieldErrors: [],
  general: 'vue.cart.error.somethingWentWrong',
};

interface Entry {
  readonly kind: AddressKind;
  readonly errors: readonly FieldError[];
  /** Absent for a new address. */
  readonly addressId?: string;
  readonly toAddress: (addressId: string) => Address;
}

/** Only another address can take the mark of the customer address. */
const withOwnMark = (address: Address, earlier: Address | undefined): Address =>
  earlier?.isCustomerAddress === true ? { ...address, isCustomerAddress: true } : address;

const save = (tx: Transaction, shopper: Shopper, entry: Entry): Result<Address, FormRefusal> => {
  const user = signedInUser(tx, shopper);
  if (user === undefined) return refused(NOT_SIGNED_IN);
  if (entry.errors.length > 0) return refused({ because: 'invalid-form', fieldErrors: entry.errors });
  const book = bookOf(tx, user.userId);
  const earlier = book[entry.kind].find(({ addressId }) => addressId === entry.addressId);
  if (entry.addressId !== undefined && earlier === undefined) return refused(NO_SUCH_ADDRESS);
  return granted(
    write(tx, user.userId, entry.kind, withOwnMark(entry.toAddress(entry.addressId ?? nextId(tx, 'address')), earlier)),
  );
};

const typedAddress = (kind: AddressKind, { addressId: _old, ...form }: AddressForm): Entry => ({
  kind,
  errors: storedAddressErrors(form),
  toAddress: (addressId) => addressOf(form, addressId),
});

const typedPackstation = ({ addressId: _old, ...form }: PackstationForm): Entry => ({
  kind: 'shipping',
  errors: packstationErrors(form),
  toAddress: (addressId) => packstationAddressOf(form, addressId),
});

const listed = (view: View, shopper: Shopper, kind: AddressKind): readonly Address[] => {
  const user = signedInUser(view, shopper);
  return user === undefined ? [] : withBusinessDetails(bookOf(view, user.userId)[kind], user);
};

export const inMemoryAddresses = (world: World): Addresses => ({
  billing: async (shopper) => world.read((view) => listed(view, shopper, 'billing')),
  shipping: async (shopper) => world.read((view) => listed(view, shopper, 'shipping')),
  customerAddress: async (shopper) =>
    world.read((view) => listed(view, shopper, 'billing').find(({ isCustomerAddress }) => isCustomerAddress)),
  add: async (shopper, kind, form) => world.run((tx) => save(tx, shopper, typedAddress(kind, form))),
  update: async (shopper, kind, form) =>
    world.run((tx) => save(tx, shopper, { ...typedAddress(kind, form), addressId: form.addressId })),
  addPackstation: async (shopper, form) => world.run((tx) => save(tx, shopper, typedPackstation(form))),
  updatePackstation: async (shopper, form) =>
    world.run((tx) => save(tx, shopper, { ...typedPackstation(form), addressId: form.addressId })),
  remove: async (shopper, addressId) =>
    world.run((tx) => {
      const user = signedInUser(tx, shopper);
      if (user === undefined) return granted(undefined);
      const address = addressIn(bookOf(tx, user.userId), addressId);
      if (address !== undefined && !canBeRemoved(address)) return refused({ because: 'customer-address' as const });
      removeAddress(tx, user.userId, addressId);
      return granted(undefined);
    }),
  select: async (shopper, cartId, as, addressId) =>
    world.run((tx) => {
      const user = signedInUser(tx, shopper);
      const cart = ownCartRecord(tx, shopper, cartId);
      const address = user === undefined ? undefined : addressIn(bookOf(tx, user.userId), addressId);
      if (cart === undefined || cart.status.is === 'ordered' || address === undefined)
        return refused({ because: 'no-such-address' as const });
      if (as !== 'shipping' && address.packstationAddress !== (as === 'packstation'))
        return refused({ because: 'no-such-address' as const });
      saveCart(
        tx,
        as === 'billing' ? { ...cart, billingAddressId: addressId } : { ...cart, shippingAddressId: addressId },
      );
      return granted(undefined);
    }),
});
