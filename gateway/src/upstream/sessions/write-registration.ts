import type { CustomerRegistration, GuestRegistration } from '@shop/domain/sessions/sessions.port';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { writeAddress } from '../addresses/write-address.ts';
import type { CustomerRegistrationInput, GuestRegistrationInput } from '../generated/operation-types.ts';

type TypedAddresses = Pick<CustomerRegistration, 'billingAddress' | 'shippingAddress'>;

const writeShipping = ({ shippingAddress }: TypedAddresses): Pick<CustomerRegistrationInput, 'shippingAddress'> =>
  shippingAddress === undefined ? {} : { shippingAddress: writeAddress(shippingAddress) };

export const writeCustomer = (typed: CustomerRegistration): CustomerRegistrationInput => ({
  email: typed.email,
  password: typed.password,
  salutation: typed.salutation,
  firstName: typed.firstName,
  lastName: typed.lastName,
  ...omitNil({ company: typed.company, customerNumber: typed.customerNumber, guestToken: typed.guestSessionToken }),
  ...(typed.billingAddress === undefined ? {} : { billingAddress: writeAddress(typed.billingAddress) }),
  ...writeShipping(typed),
});

export const writeGuest = (typed: GuestRegistration): GuestRegistrationInput => ({
  email: typed.email,
  billingAddress: writeAddress(typed.billingAddress),
  ...writeShipping(typed),
});
