import { tidyAddress } from '../addresses/address-forms.ts';
import { addressErrors } from '../addresses/address-rules.ts';
import type { AddressForm } from '../addresses/address.ts';
import type { Carts } from '../carts/carts.port.ts';
import type { Customers } from '../customers/customers.port.ts';
import { type CartInAccount, signIn } from '../login/log-in.ts';
import { goOnStartedOver, type StartedOver } from '../login/start-over.ts';
import type { LoginRefusal, Sessions } from '../sessions/sessions.port.ts';
import { type FieldError, fieldErrorsOf, type FormRefusal, invalidForm, prefixFields } from '../shared/field-errors.ts';
import { email, password } from '../shared/form-rules.ts';
import { omitNil } from '../shared/omit-nil.ts';
import { refused, type Result } from '../shared/result.ts';
import type { OwnerPorts } from '../visit/known-browser.slot.ts';
import type { SignedIn } from '../visit/session.ts';
import type { CartId } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import type { CheckoutLoginOption } from './checkout.ts';
import { registerInCheckout } from './register-in-checkout.ts';
import { signInRegistered } from './sign-in-registered.ts';

/** How somebody enters the checkout: with their account, with a new one, or without. */
export const WAYS_IN = ['login', 'register', 'guest'] as const;
export type WayIn = (typeof WAYS_IN)[number];

/** What is typed to enter the checkout; each way in asks for a part of it. */
export interface EntryForm {
  readonly email?: string;
  readonly customerNumber?: string;
  readonly password?: string;
  readonly passwordRepeat?: string;
  readonly stayLogged?: boolean;
  readonly billingAddress?: AddressForm;
  readonly shippingAddress?: AddressForm;
}

export interface EnterCheckout {
  readonly wayIn: WayIn;
  /** The cart that is checked out. */
  readonly cartId: CartId;
  readonly form: EntryForm;
}

export type EntryRefusal =
  | LoginRefusal
  | CartInAccount
  | FormRefusal
  | StartedOver
  /** The cart is another than that of the visitor. */
  | { readonly because: 'session-expired' };

type Entered = Result<SignedIn, EntryRefusal>;

interface Ports extends OwnerPorts {
  readonly carts: Carts;
  readonly customers: Customers;
  readonly sessions: Sessions;
}

const typedTwice = (form: EntryForm): Parameters<typeof fieldErrorsOf>[0] => ({
  password: password(form.password),
  passwordRepeat: form.password === form.passwordRepeat ? undefined : 'shop.form.error.password.repeat',
});

const errorsIn = (form: EntryForm, option: CheckoutLoginOption): readonly FieldError[] => [
  ...fieldErrorsOf({
    email: email(form.email),
    ...(option === 'register' ? typedTwice(form) : {}),
    billingAddress: form.billingAddress === undefined ? 'vue.form.error.requiredField' : undefined,
  }),
  ...(['billingAddress', 'shippingAddress'] as const).flatMap((name) => {
    const address = form[name];
    return address === undefined ? [] : prefixFields(name, addressErrors(address));
  }),
];

const register = async (ports: Ports, visit: Visit, option: CheckoutLoginOption, form: EntryForm): Promise<Entered> => {
  const errors = errorsIn(form, option);
  const { billingAddress, shippingAddress } = form;
  if (errors.length > 0 || billingAddress === undefined) return refused(invalidForm(errors));
  const { email: address = '' } = form;
  const entered = await registerInCheckout(ports, visit.shopper, {
    option,
    email: address,
    password: form.password ?? '',
    billingAddress: tidyAddress(billingAddress),
    ...(shippingAddress === undefined ? {} : { shippingAddress: tidyAddress(shippingAddress) }),
  });
  if (entered.ok) signInRegistered(ports, visit)(entered.value, option, address);
  else if (entered.refusal.because === 'started-over') goOnStartedOver(visit, entered.refusal);
  return entered;
};

const logIn = (ports: Ports, visit: Visit, { email: address, customerNumber, ...form }: EntryForm) =>
  signIn(
    ports,
    visit,
  )({
    ...omitNil({ email: address, customerNumber }),
    password: form.password ?? '',
    stayLogged: form.stayLogged ?? false,
    mergeCart: true,
  });

/** Signs a visitor in for the checkout of their cart, and nobody for that of another (CLIENTOP-08, SHIP-10). */
export const enterCheckout =
  (ports: Ports, visit: Visit) =>
  async ({ wayIn, cartId, form }: EnterCheckout): Promise<Entered> => {
    if (cartId !== visit.shopper.cartId) return refused({ because: 'session-expired' });
    return wayIn === 'login' ? logIn(ports, visit, form) : register(ports, visit, wayIn, form);
  };
