import { SALUTATIONS, type Salutation } from '@shop/domain/addresses/address';
import { addressOf } from '@shop/domain/addresses/address-forms';
import type { AddressForm } from '@shop/domain/addresses/address';
import type { AddressKind } from '@shop/domain/addresses/addresses.port';
import type { SignedIn } from '@shop/domain/visit/session';
import type { CustomerRegistration, GuestRegistration } from '@shop/domain/sessions/sessions.port';
import type { CartId, Shopper, UserId } from '@shop/domain/visit/shopper';
import { NEEDS_CERTIFICATE, takesGuests } from '@shop/domain/login/register-guest';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { normaliseText } from '@shop/domain/shared/normalise-text';
import { readEmail } from '@shop/domain/shared/read-email';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { write } from '../addresses/address-book.ts';
import { type Account, type Guest, loginKey, passwordDigest } from '../sessions/user.ts';
import { unlessEmpty } from '../shared/unless-empty.ts';
import { isMagicEmail } from '../parameters/magic-values.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { nextId, nextNumber, put, type Transaction } from '../worlds/transaction.ts';
import { currentUser } from '../sessions/current-user.ts';
import { activeListOf } from '../wishlists/stored-lists.ts';
import { takeOverLists } from '../wishlists/take-over-lists.ts';
import { customerErrors, guestErrors } from './registration-errors.ts';
import { sendRegistrationMail } from './registration-mail.ts';
import { endSession, startSession } from '../sessions/start-session.ts';
import { takeOverCart } from './take-over-cart.ts';
import { guestSession, withOrdersOf } from './guest-orders.ts';

/** The first customer number of a new customer; those of the personas lie below. */
const FIRST_CUSTOMER_NUMBER = 700_000;

export const nextCustomerNumber = (tx: Transaction): string =>
  String(FIRST_CUSTOMER_NUMBER + nextNumber(tx, 'customer-number'));

/** Adds a typed address to an address book, and returns its id. */
export const saveTypedAddress = (tx: Transaction, userId: UserId, kind: AddressKind, form: AddressForm): string =>
  write(tx, userId, kind, addressOf(form, nextId(tx, 'address'))).addressId;

/** Saves the typed addresses and selects them for the cart; the billing address is the default shipping address. */
const useAddresses = (
  tx: Transaction,
  userId: UserId,
  cartId: CartId,
  typed: Pick<CustomerRegistration, 'billingAddress' | 'shippingAddress'>,
): void => {
  const { billingAddress, shippingAddress } = typed;
  if (billingAddress === undefined) return;
  const billingAddressId = saveTypedAddress(tx, userId, 'billing', { ...billingAddress, isAlsoCustomerAddress: true });
  const shippingAddressId =
    shippingAddress === undefined ? billingAddressId : saveTypedAddress(tx, userId, 'shipping', shippingAddress);
  const cart = lookUp(tx.state.carts, cartId);
  if (cart !== undefined) put(tx, 'carts', cartId, { ...cart, billingAddressId, shippingAddressId });
};

const signIn = (
  tx: Transaction,
  shopper: Shopper,
  user: Account | Guest,
  typed: Pick<CustomerRegistration, 'billingAddress' | 'shippingAddress'>,
  guestId?: UserId,
): SignedIn => {
  put(tx, 'users', user.userId, user);
  const { cartId } = takeOverCart(tx, shopper, user);
  const listMoved = [guestId, currentUser(tx, shopper)?.userId].map((from) =>
    takeOverLists(tx, shopper.storefront, from, user),
  );
  useAddresses(tx, user.userId, cartId, typed);
  return {
    userId: user.userId,
    ...startSession(tx, user.userId, user.kind),
    firstName: user.firstName,
    lastName: user.lastName,
    cartMerged: false,
    sharedListMerged: listMoved.includes(true),
    updatedCartId: cartId,
    activeWishlistId: activeListOf(tx, user.userId),
  };
};

const knownSalutation = (typed: string): Salutation => SALUTATIONS.find((known) => known === typed) ?? 'diverse';

export const registerCustomer = (
  tx: Transaction,
  shopper: Shopper,
  typed: CustomerRegistration,
): Result<SignedIn, FormRefusal> => {
  if (shopper.storefront.isB2b) return refused(NEEDS_CERTIFICATE);
  const fieldErrors = customerErrors(tx, typed);
  if (fieldErrors.length > 0) return refused({ because: 'invalid-form', fieldErrors });
  if (isMagicEmail(typed.email, 'registration-fails'))
    return refused({ because: 'invalid-form', fieldErrors, general: 'vue.cart.error.somethingWentWrong' });
  const userId = nextId(tx, 'user');
  const email = readEmail(typed.email);
  const account: Account = {
    kind: 'customer',
    userId,
    email,
    passwordDigest: passwordDigest(userId, typed.password),
    salutation: knownSalutation(typed.salutation),
    firstName: normaliseText(typed.firstName),
    lastName: normaliseText(typed.lastName),
    ...unlessEmpty(typed.company, (company) => ({ company })),
    ...unlessEmpty(typed.billingAddress?.phone, (phone) => ({ phone })),
    isNew: true,
    isInternal: false,
    prime: { status: 'NONE' },
  };
  put(tx, 'logins', loginKey(email, false), userId);
  sendRegistrationMail(tx, shopper.storefront, account);
  const guest = typed.guestSessionToken === undefined ? undefined : guestSession(tx, typed.guestSessionToken);
  const signedIn = signIn(
    tx,
    shopper,
    guest === undefined ? account : withOrdersOf(tx, account, guest),
    typed,
    guest?.userId,
  );
  if (guest !== undefined) endSession(tx, guest.sessionToken);
  return granted(signedIn);
};

export const registerGuest = (
  tx: Transaction,
  shopper: Shopper,
  typed: GuestRegistration,
): Result<SignedIn, FormRefusal> => {
  if (!takesGuests(shopper.storefront)) return refused(NEEDS_CERTIFICATE);
  const fieldErrors = guestErrors(typed);
  if (fieldErrors.length > 0) return refused({ because: 'invalid-form', fieldErrors });
  const guest: Guest = {
    kind: 'guest',
    userId: nextId(tx, 'user'),
    email: readEmail(typed.email),
    firstName: normaliseText(typed.billingAddress.firstname),
    lastName: normaliseText(typed.billingAddress.lastname),
    ...unlessEmpty(typed.billingAddress.phone, (phone) => ({ phone })),
  };
  return granted(signIn(tx, shopper, guest, typed));
};
