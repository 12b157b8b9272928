import type { Customers } from '../customers/customers.port.ts';
import type { Carts } from '../carts/carts.port.ts';
import { tidyAddress } from '../addresses/address-forms.ts';
import type { AddressForm } from '../addresses/address.ts';
import { registerCustomer } from '../login/register-customer.ts';
import { registerGuest } from '../login/register-guest.ts';
import type { SignedIn } from '../visit/session.ts';
import type { CustomerRegistration, GuestRegistration, Sessions } from '../sessions/sessions.port.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { StartedOver } from '../login/start-over.ts';
import { type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import { uniqueEmail } from '../shared/form-rules.ts';
import { readEmail } from '../shared/read-email.ts';
import { readPhone } from '../shared/read-phone.ts';
import { refused, type Result } from '../shared/result.ts';
import type { CheckoutLoginOption } from './checkout.ts';
import { isAddressForm, type SaveShippingStep } from './shipping-step.ts';

/** What a visitor without a session typed: addresses for a book that does not exist yet. */
export interface CheckoutRegistration {
  readonly option: CheckoutLoginOption;
  readonly email: string;
  /** Empty for a guest. */
  readonly password: string;
  readonly billingAddress: AddressForm;
  readonly shippingAddress?: AddressForm;
}

const asNew = ({ addressId: _ofAnEarlierSession, ...form }: AddressForm): AddressForm => tidyAddress(form);

/** Reads the registration from a shipping step; undefined if the step refers to an address of an expired session. */
export const checkoutRegistrationOf = (command: SaveShippingStep): CheckoutRegistration | undefined => {
  const { loginOption: option, billingAddress, deliveryType, phone, account } = command;
  const shippingAddress = deliveryType === 'shippingAddress' ? command.shippingAddress : undefined;
  if (option === undefined || !isAddressForm(billingAddress)) return undefined;
  if (shippingAddress !== undefined && !isAddressForm(shippingAddress)) return undefined;
  const reachable = readPhone(phone) === '' ? billingAddress : { ...billingAddress, phone: readPhone(phone) };
  return {
    option,
    email: readEmail(account?.email),
    password: account?.password ?? '',
    billingAddress: asNew(reachable),
    ...(shippingAddress === undefined ? {} : { shippingAddress: asNew(shippingAddress) }),
  };
};

const guestOf = ({ email, billingAddress, shippingAddress }: CheckoutRegistration): GuestRegistration =>
  shippingAddress === undefined ? { email, billingAddress } : { email, billingAddress, shippingAddress };

const customerOf = (registration: CheckoutRegistration): CustomerRegistration => {
  const { firstname: firstName, lastname: lastName, salutation, company } = registration.billingAddress;
  const person = { password: registration.password, firstName, lastName, salutation };
  return { ...guestOf(registration), ...person, ...(company === undefined ? {} : { company }) };
};

interface Ports {
  readonly carts: Carts;
  readonly customers: Customers;
  readonly sessions: Sessions;
}
type Entered = Result<SignedIn, FormRefusal | StartedOver>;

const register = async (ports: Ports, shopper: Shopper, registration: CheckoutRegistration): Promise<Entered> => {
  const taken = uniqueEmail(await ports.customers.isEmailUnique(shopper, registration.email));
  if (taken !== undefined) return refused(invalidForm([{ field: 'email', message: taken }]));
  return registerCustomer(ports)(shopper, customerOf(registration));
};

/** Registers a visitor by the chosen option: as a customer or as a guest (SHIP-10). */
export const registerInCheckout = (
  ports: Ports,
  shopper: Shopper,
  registration: CheckoutRegistration,
): Promise<Entered> =>
  registration.option === 'register'
    ? register(ports, shopper, registration)
    : registerGuest(ports)(shopper, guestOf(registration));

/** The same visitor with the current session. */
export const asSignedIn = (
  shopper: Shopper,
  { option }: Pick<CheckoutRegistration, 'option'>,
  signedIn: SignedIn,
): Shopper => ({
  ...shopper,
  loginState: option === 'register' ? 'customer' : 'guest',
  userId: signedIn.userId,
  cartId: signedIn.updatedCartId,
  sessionToken: signedIn.sessionToken,
});
