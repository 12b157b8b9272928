import { tidyAddress } from '../addresses/address-forms.ts';
import type { AddressForm } from '../addresses/address.ts';
import { registerCustomer, registerGuest } from '../sessions/register.ts';
import type { CustomerRegistration, GuestRegistration, SignedIn } from '../sessions/sessions.port.ts';
import type { Shopper } from '../sessions/shopper.ts';
import type { StartedOver } from '../sessions/start-over.ts';
import { type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import { uniqueEmail } from '../shared/form-rules.ts';
import { normalised } from '../shared/normalised.ts';
import { refused, type Result } from '../shared/result.ts';
import type { Shop } from '../shop.ts';
import type { CheckoutLoginOption } from './checkout.ts';
import { isAddressForm, type SaveShippingStep } from './shipping-step.ts';

/** What a visitor without a session typed: addresses of a book they do not have yet. */
export interface Newcomer {
  readonly option: CheckoutLoginOption;
  readonly email: string;
  /** Empty for a guest. */
  readonly password: string;
  readonly billingAddress: AddressForm;
  readonly shippingAddress?: AddressForm;
}

const asNew = ({ addressId: _ofAnEarlierSession, ...form }: AddressForm): AddressForm => tidyAddress(form);

/** Reads the newcomer off a shipping step; nothing where it leans on a session that is gone. */
export const newcomerOf = (command: SaveShippingStep): Newcomer | undefined => {
  const { loginOption: option, billingAddress, deliveryType, phone, account } = command;
  const shippingAddress = deliveryType === 'shippingAddress' ? command.shippingAddress : undefined;
  if (option === undefined || !isAddressForm(billingAddress)) return undefined;
  if (shippingAddress !== undefined && !isAddressForm(shippingAddress)) return undefined;
  const reachable = normalised(phone) === '' ? billingAddress : { ...billingAddress, phone: normalised(phone) };
  return {
    option,
    email: normalised(account?.email),
    password: account?.password ?? '',
    billingAddress: asNew(reachable),
    ...(shippingAddress === undefined ? {} : { shippingAddress: asNew(shippingAddress) }),
  };
};

const guestOf = ({ email, billingAddress, shippingAddress }: Newcomer): GuestRegistration =>
  shippingAddress === undefined ? { email, billingAddress } : { email, billingAddress, shippingAddress };

const customerOf = (newcomer: Newcomer): CustomerRegistration => {
  const { firstname: firstName, lastname: lastName, salutation, company } = newcomer.billingAddress;
  const person = { password: newcomer.password, firstName, lastName, salutation };
  return { ...guestOf(newcomer), ...person, ...(company === undefined ? {} : { company }) };
};

type Ports = Pick<Shop, 'carts' | 'customers' | 'sessions'>;
type Entered = Result<SignedIn, FormRefusal | StartedOver>;

const register = async (ports: Ports, shopper: Shopper, newcomer: Newcomer): Promise<Entered> => {
  const taken = uniqueEmail(await ports.customers.isEmailUnique(shopper, newcomer.email));
  if (taken !== undefined) return refused(invalidForm([{ field: 'email', message: taken }]));
  return registerCustomer(ports)(shopper, customerOf(newcomer));
};

/** Authenticates a newcomer through the chosen option; registering makes a customer, the other a guest (specification A4). */
export const enterCheckout = (ports: Ports, shopper: Shopper, newcomer: Newcomer): Promise<Entered> =>
  newcomer.option === 'register' ? register(ports, shopper, newcomer) : registerGuest(ports)(shopper, guestOf(newcomer));

/** The same visitor with the session that they have now. */
export const asSignedIn = (shopper: Shopper, { option }: Pick<Newcomer, 'option'>, signedIn: SignedIn): Shopper => ({
  ...shopper,
  loginState: option === 'register' ? 'customer' : 'guest',
  userId: signedIn.userId,
  cartId: signedIn.updatedCartId,
  sessionToken: signedIn.sessionToken,
});
