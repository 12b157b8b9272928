import type { Address, AddressForm, AddressId, PackstationForm } from '@shop/domain/addresses/address';
import type { AddressKind, IsCustomerAddress } from '@shop/domain/addresses/addresses.port';
import { saveAddress, savePackstation } from '@shop/domain/addresses/save-address';
import { isSessionLost } from '@shop/domain/checkout/save-refusals';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import { readOwnCart } from '@shop/domain/carts/read-own-cart';
import { currentCustomer } from '@shop/domain/customers/current-customer';
import type { VisitorSession } from '../request/visitor-session.ts';
import { unlessRevoked } from '@shop/domain/sessions/unless-revoked';

type AddressPorts = Pick<Shop, 'addresses' | 'carts' | 'customers'>;

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
}

const isCustomer = ({ shopper }: VisitorSession): boolean => shopper.loginState === 'customer';

/** The account is over for the shop, so it is over here too. */
const endAccount = async (
  { customers }: Pick<Shop, 'customers'>,
  visitor: VisitorSession,
): Promise<Result<never, SessionOver>> => {
  await currentCustomer({ customers }, visitor)();
  return refused(SESSION_OVER);
};

const save = async (
  shop: AddressPorts,
  visitor: VisitorSession,
  typed: TypedAddress,
): Promise<Result<Address, FormRefusal | SessionOver>> => {
  const { shopper } = visitor;
  const saved =
    typed.kind === 'packstation'
      ? await savePackstation(shop)(shopper, typed.form)
      : await saveAddress(shop)(shopper, typed.kind, typed.form);
  return !saved.ok && isSessionLost(saved.refusal) ? endAccount(shop, visitor) : saved;
};

const remove = async (
  shop: AddressPorts,
  visitor: VisitorSession,
  addressId: AddressId,
): Promise<Result<RemovedAddress, IsCustomerAddress | SessionOver>> => {
  const cart = await readOwnCart(shop, visitor)();
  const removed = await shop.addresses.remove(visitor.shopper, addressId);
  if (!removed.ok) return removed;
  return granted({
    wasInCart: [cart?.billingAddress, cart?.shippingAddress].some((address) => address?.addressId === addressId),
  });
};

/** Changes the address book of a signed-in customer. Nobody else has an account to change. */
export const changeAddressBook = (shop: AddressPorts) => ({
  save: (visitor: VisitorSession, typed: TypedAddress): ReturnType<typeof save> =>
    isCustomer(visitor)
      ? unlessRevoked(shop, visitor)<Awaited<ReturnType<typeof save>>>(
          () => save(shop, visitor, typed),
          () => refused(SESSION_OVER),
        )
      : Promise.resolve(refused(SESSION_OVER)),
  remove: (visitor: VisitorSession, addressId: AddressId): ReturnType<typeof remove> =>
    isCustomer(visitor)
      ? unlessRevoked(shop, visitor)<Awaited<ReturnType<typeof remove>>>(
          () => remove(shop, visitor, addressId),
          () => refused(SESSION_OVER),
        )
      : Promise.resolve(refused(SESSION_OVER)),
});
