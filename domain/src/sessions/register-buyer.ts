import { addressFormOf } from '../addresses/address-forms.ts';
import type { Address, AddressForm } from '../addresses/address.ts';
import { newPasswordErrors, type TypedPassword } from '../customers/password-rules.ts';
import type { OrderConfirmation } from '../orders/order.ts';
import { type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import { refused, type Result } from '../shared/result.ts';
import type { Shop } from '../shop.ts';
import { registerCustomer } from './register.ts';
import type { CustomerRegistration, SignedIn } from './sessions.port.ts';
import type { Shopper } from './shopper.ts';
import type { StartedOver } from './start-over.ts';

/** A guest who has ordered. */
export interface Buyer {
  readonly order: OrderConfirmation;
  readonly sessionToken: string;
}

/** The form has no field for the e-mail address. */
const EMAIL_TAKEN: FormRefusal = { because: 'invalid-form', fieldErrors: [], general: 'shop.order.account.emailTaken' };

const formOf = (address: Address): AddressForm => {
  const { addressId: _ofTheOrder, ...form } = addressFormOf(address);
  return form;
};

/** A packstation is no address of a registration; the customer adds it when it is needed again. */
const separateDelivery = ({
  billingAddress,
  shippingAddress,
}: OrderConfirmation): Pick<CustomerRegistration, 'shippingAddress'> =>
  shippingAddress.packstationAddress || shippingAddress.addressId === billingAddress.addressId
    ? {}
    : { shippingAddress: formOf(shippingAddress) };

const registrationOf = (order: OrderConfirmation, password: string): CustomerRegistration => {
  const { salutation = '', firstName, lastName, schoolOrCompany } = order.billingAddress;
  return {
    email: order.email,
    password,
    salutation,
    firstName,
    lastName,
    ...(schoolOrCompany === undefined ? {} : { company: schoolOrCompany }),
    billingAddress: formOf(order.billingAddress),
    ...separateDelivery(order),
  };
};

const isEmailTaken = ({ fieldErrors }: FormRefusal): boolean => fieldErrors.some(({ field }) => field === 'email');

/**
 * Makes a customer of a guest who has ordered: with what was typed for the order, and a password. The order is the customer's
 * from then on. The shopper's present cart is taken along.
 */
export const registerBuyer =
  (ports: Pick<Shop, 'carts' | 'sessions'>) =>
  async (
    shopper: Shopper,
    { order, sessionToken }: Buyer,
    typed: TypedPassword,
  ): Promise<Result<SignedIn, FormRefusal | StartedOver>> => {
    const errors = newPasswordErrors(typed);
    if (errors.length > 0) return refused(invalidForm(errors));
    const registered = await registerCustomer(ports)(shopper, {
      ...registrationOf(order, typed.password),
      guestSessionToken: sessionToken,
    });
    if (registered.ok || registered.refusal.because === 'started-over') return registered;
    return isEmailTaken(registered.refusal) ? refused(EMAIL_TAKEN) : registered;
  };
