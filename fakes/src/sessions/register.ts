import { SALUTATIONS, type Salutation } from '@shop/domain/addresses/address';
import { addressOf } from '@shop/domain/addresses/address-forms';
import type { AddressForm } from '@shop/domain/addresses/address';
import type { AddressKind } from '@shop/domain/addresses/addresses.port';
import type { CustomerRegistration, GuestRegistration, SignedIn } from '@shop/domain/sessions/sessions.port';
import type { CartId, Shopper, UserId } from '@shop/domain/sessions/shopper';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { normaliseText } from '@shop/domain/shared/normalise-text';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { write } from '../addresses/address-book.ts';
import { type Account, type Guest, loginKey, passwordDigest } from '../customers/user.ts';
import { filled } from '../filled.ts';
import { isMagicEmail } from '../worlds/magic-values.ts';
import { rowOf } from '../worlds/table.ts';
import { nextId, nextNumber, put, type Turn } from '../worlds/turn.ts';
import { standardListOf } from '../wishlists/standard-list.ts';
import { customerErrors, guestErrors } from './registration-errors.ts';
import { sendRegistrationMail } from './registration-mail.ts';
import { startSession } from './start-session.ts';
import { takeOverCart } from './take-over-cart.ts';

/** The first customer number given out; those of the personas lie below. */
const FIRST_CUSTOMER_NUMBER = 700_000;

const keepAddress = (turn: Turn, userId: UserId, kind: AddressKind, form: AddressForm): string =>
  write(turn, userId, kind, addressOf(form, nextId(turn, 'address'))).addressId;

/** Writes the typed addresses into the book and onto the cart; without a shipping address the billing address is delivered to. */
const useAddresses = (turn: Turn, userId: UserId, cartId: CartId, typed: Pick<CustomerRegistration, 'billingAddress' | 'shippingAddress'>): void => {
  const { billingAddress, shippingAddress } = typed;
  if (billingAddress === undefined) return;
  const billingAddressId = keepAddress(turn, userId, 'billing', { ...billingAddress, isAlsoCustomerAddress: true });
  const shippingAddressId = shippingAddress === undefined ? billingAddressId : keepAddress(turn, userId, 'shipping', shippingAddress);
  const cart = rowOf(turn.state.carts, cartId);
  if (cart !== undefined) put(turn, 'carts', cartId, { ...cart, billingAddressId, shippingAddressId });
};

const signIn = (turn: Turn, shopper: Shopper, user: Account | Guest, typed: Pick<CustomerRegistration, 'billingAddress' | 'shippingAddress'>): SignedIn => {
  put(turn, 'users', user.userId, user);
  const { cartId } = takeOverCart(turn, shopper, user);
  useAddresses(turn, user.userId, cartId, typed);
  return {
    userId: user.userId,
    ...startSession(turn, user.userId, user.kind),
    firstName: user.firstName,
    lastName: user.lastName,
    cartMerged: false,
    sharedListMerged: false,
    updatedCartId: cartId,
    activeWishlistId: standardListOf(user.userId),
  };
};

const knownSalutation = (typed: string): Salutation => SALUTATIONS.find((known) => known === typed) ?? 'diverse';

export const registerCustomer = (turn: Turn, shopper: Shopper, typed: CustomerRegistration): Result<SignedIn, FormRefusal> => {
  const fieldErrors = customerErrors(turn, typed);
  if (fieldErrors.length > 0) return refused({ because: 'invalid-form', fieldErrors });
  if (isMagicEmail(typed.email, 'registration-fails')) return refused({ because: 'invalid-form', fieldErrors, general: 'vue.cart.error.somethingWentWrong' });
  const userId = nextId(turn, 'user');
  const email = normaliseText(typed.email);
  const account: Account = {
    kind: 'customer',
    userId,
    email,
    passwordDigest: passwordDigest(userId, typed.password),
    salutation: knownSalutation(typed.salutation),
    firstName: normaliseText(typed.firstName),
    lastName: normaliseText(typed.lastName),
    ...filled(typed.company, (company) => ({ company })),
    ...filled(typed.billingAddress?.phone, (phone) => ({ phone })),
    ...(shopper.storefront.isB2b ? { customerNumber: String(FIRST_CUSTOMER_NUMBER + nextNumber(turn, 'customer-number')), termsOfPayment: 14 } : {}),
    isNew: true,
    isInternal: false,
    prime: { status: 'NONE' },
  };
  put(turn, 'logins', loginKey(email, false), userId);
  if (account.customerNumber !== undefined) put(turn, 'logins', loginKey(account.customerNumber, true), userId);
  sendRegistrationMail(turn, shopper.storefront, account);
  return granted(signIn(turn, shopper, account, typed));
};

export const registerGuest = (turn: Turn, shopper: Shopper, typed: GuestRegistration): Result<SignedIn, FormRefusal> => {
  const fieldErrors = guestErrors(typed);
  if (fieldErrors.length > 0) return refused({ because: 'invalid-form', fieldErrors });
  const guest: Guest = {
    kind: 'guest',
    userId: nextId(turn, 'user'),
    email: normaliseText(typed.email),
    firstName: normaliseText(typed.billingAddress.firstname),
    lastName: normaliseText(typed.billingAddress.lastname),
    ...filled(typed.billingAddress.phone, (phone) => ({ phone })),
  };
  return granted(signIn(turn, shopper, guest, typed));
};
