import type { OpenedSession, SignedIn } from '../visit/session.ts';
import type { AddressForm } from '../addresses/address.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { Result } from '../shared/result.ts';
import type { Shopper } from '../visit/shopper.ts';

export interface Credentials {
  /** E-mail address, or the customer number on the business shop. */
  readonly identifier: string;
  readonly password: string;
  readonly stayLogged: boolean;
  /** Whether the previous cart is merged into the customer's own. */
  readonly mergeCart: boolean;
}

export interface LoginRefusal {
  readonly because: 'wrong-credentials' | 'too-many-tries';
  readonly message: MessageKey;
}

/** A new customer. The address is absent for a registration outside the checkout. */
export interface CustomerRegistration {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly salutation: string;
  readonly company?: string;
  readonly customerNumber?: string;
  readonly billingAddress?: AddressForm;
  readonly shippingAddress?: AddressForm;
  /** The session of a guest: its orders become the customer's, and it ends. One that has ended brings nothing. */
  readonly guestSessionToken?: string;
}

/** A buyer without an account. */
export interface GuestRegistration {
  readonly email: string;
  readonly billingAddress: AddressForm;
  readonly shippingAddress?: AddressForm;
}

/** Who a visitor was until now. What a guest has on lists, of whichever they are a member and what they took over, goes along. */
export interface FormerGuest {
  /** The guest's session, which does not end. One that has ended brings nothing. */
  readonly guestSessionToken?: string;
}

/** Shop sessions: who a visitor is to the shop. */
export interface Sessions {
  /** Gives a visitor a user id and an empty cart (upstream: shop init). */
  open(shopper: Shopper, before?: FormerGuest): Promise<OpenedSession>;
  login(shopper: Shopper, credentials: Credentials): Promise<Result<SignedIn, LoginRefusal>>;
  logout(shopper: Shopper): Promise<void>;
  /** Creates the customer, signs in, and adds the addresses to the address book and the cart. */
  registerCustomer(shopper: Shopper, registration: CustomerRegistration): Promise<Result<SignedIn, FormRefusal>>;
  registerGuest(shopper: Shopper, registration: GuestRegistration): Promise<Result<SignedIn, FormRefusal>>;
}
