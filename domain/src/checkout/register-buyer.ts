import type { Orders } from '../orders/orders.port.ts';
import type { Carts } from '../carts/carts.port.ts';
import { addressFormOf } from '../addresses/address-forms.ts';
import type { Address, AddressForm } from '../addresses/address.ts';
import { newPasswordErrors, type TypedPassword } from '../customers/password-rules.ts';
import { PLACED_ORDER } from './placed-order.slot.ts';
import { type OwnerPorts, rememberOwner } from '../visit/known-browser.slot.ts';
import type { Visit } from '../visit/visit.port.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { OrderId } from '../shared/shop-id.ts';
import type { OrderConfirmation } from '../orders/order.ts';
import { readAsGuest } from '../orders/read-as-guest.ts';
import { readerOf, rememberShownOrder, shownOrderOf } from '../sessions/shown-order.slot.ts';
import { type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import { refused, type Result } from '../shared/result.ts';
import { registerCustomer } from '../login/register-customer.ts';
import type { SignedIn } from '../visit/session.ts';
import type { CustomerRegistration, Sessions } from '../sessions/sessions.port.ts';
import type { Shopper } from '../visit/shopper.ts';
import { goOnStartedOver, STARTED_OVER, type StartedOver } from '../login/start-over.ts';

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
export const makeCustomer =
  (ports: { readonly carts: Carts; readonly sessions: Sessions }) =>
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

const SESSION_EXPIRED: MessageKey = 'shop.error.sessionExpired';

const refusedBecause = (general: MessageKey): Result<never, FormRefusal> =>
  refused({ because: 'invalid-form', fieldErrors: [], general });

interface Guest {
  readonly orderId: OrderId;
  readonly shopper: Shopper;
}

/** The guest whose confirmation this browser shows: still signed in, or only a reader of the order since the clean-up. */
const guestOf = (visit: Visit): Guest | undefined => {
  const { shopper } = visit;
  const storedOrder = visit.read(PLACED_ORDER);
  if (shopper.loginState === 'guest') return storedOrder && { orderId: storedOrder.orderId, shopper };
  const shownOrder = shownOrderOf(visit);
  if (shopper.loginState === 'customer' || shownOrder?.guest === undefined) return undefined;
  return { orderId: shownOrder.orderId, shopper: readerOf(shownOrder, shopper) };
};

interface Ports extends OwnerPorts {
  readonly carts: Carts;
  readonly orders: Orders;
  readonly sessions: Sessions;
}

const buyerOf = async ({ orders }: Ports, visit: Visit): Promise<Buyer | undefined> => {
  const guest = guestOf(visit);
  const sessionToken = guest?.shopper.sessionToken;
  if (guest === undefined || sessionToken === undefined) return undefined;
  const order = await readAsGuest(orders)(guest.shopper, guest.orderId);
  return order.ok ? { order: order.value, sessionToken } : undefined;
};

/** Makes an account of the guest who has just ordered, and signs in. The confirmation stays open. */
export const registerBuyer =
  (ports: Ports, visit: Visit) =>
  async (typed: TypedPassword): Promise<Result<SignedIn, FormRefusal>> => {
    const buyer = await buyerOf(ports, visit);
    if (buyer === undefined) return refusedBecause(SESSION_EXPIRED);
    const registered = await makeCustomer(ports)(visit.shopper, buyer, typed);
    if (registered.ok) {
      visit.signedIn(registered.value, 'customer', false);
      rememberShownOrder(visit, buyer.order.orderId);
      rememberOwner(ports, visit)(buyer.order.email);
      return registered;
    }
    const { refusal } = registered;
    if (refusal.because === 'invalid-form') return refused(refusal);
    goOnStartedOver(visit, refusal);
    return refusedBecause(STARTED_OVER);
  };
